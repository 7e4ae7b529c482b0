import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const rating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  color: colour.muted,
  fontSize: size.small,
});
