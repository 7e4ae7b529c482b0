import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

export const clock = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space["2"],
  paddingInline: space["3"],
  paddingBlock: space["1"],
  borderRadius: radius.pill,
  background: colour.sunken,
});
export const clockSoon = style([clock, { background: colour.warningSoft }]);
