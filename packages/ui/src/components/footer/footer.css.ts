import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, size, space } = vars;

export const footer = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  marginBlockStart: space["12"],
  paddingBlock: `${space["12"]} ${space["8"]}`,
  background: colour.heroFrom,
  color: colour.onHero,
  fontSize: size.small,
  vars: { "--lattice": ".06" },
});
export const brief = style([footer, { paddingBlock: space["5"] }]);
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  columnGap: space["8"],
  marginBlockEnd: space["8"],
});
// At their elements: the style sheet is what each page carries before it is first seen, and these stand at its end.
export const marks = { marginBlockEnd: space["5"] };
export const mark = { border: "1px solid", borderRadius: radius.small, paddingInline: space["3"] };
/** Where a browser can unfold them by their style, wide windows show the links under their heading; else they are folded. */
const wide = "selector(::details-content)";
export const heading = style({
  display: "none",
  fontSize: size.body,
  marginBlockEnd: space["2"],
  "@supports": { [wide]: { "@media": { [from("md")]: { display: "block" } } } },
});
export const fold = style({});
globalStyle(`${fold} > summary`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: space["3"],
  fontWeight: 600,
  cursor: "pointer",
  "@supports": { [wide]: { "@media": { [from("md")]: { display: "none" } } } },
});
globalStyle(`${fold} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${fold}[open] > summary > svg`, { rotate: "180deg" });
globalStyle(`${fold}::details-content`, { "@media": { [from("md")]: { contentVisibility: "visible" } } });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
});
export const base = style([
  line,
  {
    paddingBlockStart: space["5"],
    borderBlockStart: "1px solid color-mix(in srgb, currentColor 22%, transparent)",
  },
]);
