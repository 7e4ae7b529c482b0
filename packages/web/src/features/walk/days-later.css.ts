import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const daysLater = style({
  marginInline: "0.2em",
  color: vars.colour.warning,
  fontSize: "0.65em",
  fontWeight: 600,
  verticalAlign: "0.5em",
  lineHeight: 1,
});
