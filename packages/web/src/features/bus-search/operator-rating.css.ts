import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const rating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  color: colour.muted,
  fontSize: size.small,
});
globalStyle(`${rating} > svg`, { color: colour.warning, fill: "currentColor" });
