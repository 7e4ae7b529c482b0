import { from, vars } from "@safar/ui/theme";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { strip } from "./strip-rule.ts";

const { colour, radius, size, space } = vars;

const narrow = `not all and ${from("md")}`;

/** Pushed along on phones, in columns where there is room. */
export const tiles = style([
  strip("min(78vw, 17rem)", "15rem", space["5"]),
  {
    "@media": {
      [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  },
]);
globalStyle(`${tiles} > li`, { display: "grid" });
/** The same, but on phones one below the other: a small picture, and its words beside it. */
export const listed = style([
  tiles,
  {
    "@media": {
      [narrow]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)", gap: space["2"], overflow: "visible" },
    },
  },
]);
const inList = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${listed} article${part}`, { "@media": { [narrow]: rule } });
inList("", { display: "grid", gridTemplateColumns: "6.5rem minmax(0, 1fr)" });
inList(" > :first-child", { aspectRatio: "auto", position: "relative" });
inList(" > :first-child > img", {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
inList(" > :last-child", { gap: "0.125rem", padding: `${space["2"]} ${space["3"]}` });
/** Along the foot of the small picture: the picture stays in sight. */
inList(" time", {
  insetBlock: "auto 0",
  insetInline: 0,
  padding: "0.125rem 0",
  borderRadius: 0,
  lineHeight: 1.25,
});
inList(" time > strong", { fontSize: "inherit" });
globalStyle(`${tiles}[data-low] article > :first-child`, { "@media": { [from("lg")]: { aspectRatio: "5 / 2" } } });
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
/** As long as a sentence of two lines, where there is room. */
export const text = style({
  display: "none",
  margin: 0,
  fontSize: size.small,
  lineHeight: 1.45,
  "@media": {
    [from("lg")]: { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" },
  },
});
export const good = style({
  margin: 0,
  color: colour.success,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.45,
});
/** At the foot, however many lines are above it. */
export const price = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space["2"],
  margin: 0,
  marginBlockStart: "auto",
  paddingBlockStart: space["1"],
  fontWeight: 600,
});
/** In a corner of the picture. */
export const badge = style({
  position: "absolute",
  insetBlockStart: space["3"],
  insetInlineStart: space["3"],
  display: "grid",
  justifyItems: "center",
  padding: `${space["1"]} ${space["3"]}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  fontSize: size.micro,
  lineHeight: 1.35,
});
globalStyle(`${badge} > strong`, { fontSize: size.body });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
