import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const together = style({ display: "grid", gap: space["3"] });
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** Until somebody has said who sits there, both answers are there to be pressed. */
export const who = style({ display: "contents" });
globalStyle(`${who} > :not(:has(:checked)) > label`, {
  background: colour.raised,
  color: colour.text,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
});
/** Where a browser can unfold them by their style, wide windows show prices and signs at once; else they are folded. */
const wide = "selector(::details-content)";
export const signs = style({});
globalStyle(`${signs} > summary`, {
  paddingBlock: space["3"],
  fontSize: size.small,
  fontWeight: 500,
  cursor: "pointer",
  "@supports": { [wide]: { "@media": { [from("md")]: { display: "none" } } } },
});
globalStyle(`${signs} > summary ~ *`, { marginBlockStart: space["3"] });
globalStyle(`${signs}::details-content`, { "@media": { [from("md")]: { contentVisibility: "visible" } } });
