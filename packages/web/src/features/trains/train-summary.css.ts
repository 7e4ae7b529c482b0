import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  lineHeight: 1.5,
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const places = style({
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: size.small,
});
