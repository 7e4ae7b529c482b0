import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const score = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  fontSize: size.small,
  whiteSpace: "nowrap",
});
export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "2.4rem",
  paddingBlock: "0.15rem",
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brand,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
