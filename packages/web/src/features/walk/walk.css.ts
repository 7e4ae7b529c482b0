import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const skeleton = style({
  display: "grid",
  gap: vars.space["5"],
  gridAutoRows: "9rem",
  paddingBlock: vars.space["6"],
});
