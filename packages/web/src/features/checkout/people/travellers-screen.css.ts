import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const form = style({ display: "grid", gap: space["5"] });
// Under the header and over the bar at the window's end there is room for the field that has the focus.
globalStyle(`${form} :is(input, select, button)`, { scrollMarginBlock: "8rem 9rem" });
/** How many are done, as a line that grows and in words. */
export const progress = style({ display: "flex", alignItems: "center", gap: space["3"], fontSize: size.small });
globalStyle(`${progress} > progress`, {
  appearance: "none",
  inlineSize: "8rem",
  blockSize: "0.375rem",
  border: 0,
  borderRadius: radius.pill,
  background: colour.line,
  overflow: "hidden",
  color: colour.success,
  accentColor: colour.success,
});
globalStyle(`${progress} > progress::-webkit-progress-bar`, { background: colour.line });
globalStyle(`${progress} > progress::-webkit-progress-value`, { background: colour.success });
globalStyle(`${progress} > progress::-moz-progress-bar`, { background: colour.success });
