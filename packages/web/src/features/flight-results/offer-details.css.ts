import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const details = style({
  display: "grid",
  gap: vars.space["6"],
  paddingBlockStart: vars.space["4"],
  marginBlockStart: vars.space["2"],
  borderBlockStart: `1px solid ${vars.colour.line}`,
});
/** On phones the card that is one press is out of sight by now; where there is room its button stands beside it. */
export const choose = style({ "@media": { [from("md")]: { display: "none" } } });
export const legs = style({
  display: "grid",
  gap: vars.space["6"],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
});
export const leg = style({ minInlineSize: 0 });
export const title = style({ fontSize: vars.size.body, marginBlockEnd: vars.space["3"] });
