import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const gap = vars.space["2"];

export const long = style({ position: "relative", overflowAnchor: "none" });
export const item = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: gap,
  contain: "layout style",
});
/** Below what stays at the top of the window. */
export const whole = style({ display: "grid", gap, scrollMarginBlockStart: "10rem" });
