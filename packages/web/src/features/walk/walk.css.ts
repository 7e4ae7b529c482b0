import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is below a screen of a walk does not come into sight while the screen is still coming, and so never jumps. */
export const page = style({ minBlockSize: "100svh" });

export const skeleton = style({
  display: "grid",
  gap: vars.space["5"],
  gridAutoRows: "9rem",
  paddingBlock: vars.space["6"],
});
