import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space["4"],
});
export const words = style({ display: "flex", flexDirection: "column" });
export const label = style({ fontWeight: 500 });
export const hint = style({ color: colour.muted, fontSize: size.micro, lineHeight: vars.leading.tight });
export const control = style({ display: "flex", alignItems: "center", gap: space["1"], position: "relative" });
export const button = style({
  border: `1px solid ${colour.control}`,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: "not-allowed" } },
  "@media": { "(scripting: none)": { display: "none" } },
});
export const number = style({
  inlineSize: "3rem",
  blockSize: "2.75rem",
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  appearance: "textfield",
  selectors: {
    "&::-webkit-inner-spin-button": { appearance: "none", margin: 0 },
    // Within the gap to the buttons beside it.
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: 0 },
  },
  "@media": { "(scripting: none)": { border: `1px solid ${colour.control}`, appearance: "auto" } },
});
export const error = style({ gridColumn: "1 / -1", color: colour.danger, fontSize: size.small });
