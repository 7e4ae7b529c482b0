import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const active = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "1.375rem",
  blockSize: "1.375rem",
  borderRadius: vars.radius.pill,
  background: vars.colour.brandFill,
  color: vars.colour.onBrand,
  fontSize: vars.size.micro,
  fontVariantNumeric: "tabular-nums",
});
