import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const gap = vars.space["2"];
/** A card that is brought into sight stands below the header, which the page scrolls clear of, and the bar of a phone with what floats below it. */
const belowBar = "7rem";

export const long = style({ position: "relative", overflowAnchor: "none" });
export const item = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: gap,
  contain: "layout style",
  scrollMarginBlockStart: belowBar,
});
/** Below what stays at the top of the window. */
export const whole = style({ display: "grid", gap, scrollMarginBlockStart: "10rem" });
globalStyle(`${whole} > li`, { scrollMarginBlockStart: belowBar });
