import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius } = vars;

export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["1"] });
export const page = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "2.75rem",
  minBlockSize: "2.75rem",
  borderRadius: radius.small,
  color: colour.text,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-current]": { background: colour.brandFill, color: colour.onBrand, fontWeight: 600 },
  },
});
export const rest = style({ minInlineSize: "2rem", textAlign: "center", color: colour.muted });
