import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  marginBlockEnd: space["3"],
});
/** Beside the line, whose height it leaves as it is: the sheet is as high as a low window takes. */
globalStyle(`${head} > button`, { flexShrink: 0, marginBlock: "-0.75rem" });
export const legend = style({
  minBlockSize: "1.5em",
  color: colour.muted,
  fontSize: size.small,
});
/** As wide as two months, so that the panel does not jump while the calendar comes. */
export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  marginInline: "auto",
  "@media": { [from("md")]: { inlineSize: "min(47rem, 100dvi - 6rem)" } },
});
/** As high as the bars that come into it. */
export const graph = style({ inlineSize: "100%", minInlineSize: 0, minBlockSize: "20rem" });
/** On phones what the prices are, and the way to their graph, stay above the months that are pushed along. */
const narrow = `not all and ${from("md")}`;
globalStyle(`${head}:has(> button)`, {
  "@media": {
    [narrow]: {
      position: "sticky",
      zIndex: 1,
      insetBlockStart: `calc(-1 * ${space["5"]})`,
      margin: `calc(-1 * ${space["5"]})`,
      marginBlockEnd: space["1"],
      padding: `${space["3"]} ${space["5"]}`,
      background: colour.raised,
      borderBlockEnd: `1px solid ${colour.line}`,
    },
  },
});
globalStyle(`${head}:has(> button) > ${legend}`, {
  "@media": { [narrow]: { fontSize: size.micro, lineHeight: 1.45 } },
});
globalStyle(`${head}:has(> button) + ${frame} section`, {
  "@media": { [narrow]: { scrollMarginBlockStart: "6rem" } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2"]} ${space["5"]}`,
  inlineSize: "100%",
});
export const chosen = style({ display: "flex", flexDirection: "column", flexGrow: 1, lineHeight: vars.leading.tight });
export const hint = style({ flexGrow: 1, color: colour.muted, fontSize: size.small });
export const nights = style({ color: colour.muted, fontWeight: 400, whiteSpace: "nowrap" });
export const second = style({ color: colour.muted, fontSize: size.small });
globalStyle(`${foot} > button`, { "@media": { "(max-width: 47.99rem)": { flexGrow: 1 } } });
export const total = style({ display: "flex", flexDirection: "column", lineHeight: vars.leading.tight });
export const sum = style({ color: colour.success, fontWeight: 600 });
