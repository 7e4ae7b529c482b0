import { from, vars } from "@safar/ui/theme";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const opening = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2"],
  "@media": {
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 14rem", gap: space["5"], marginBlockStart: space["2"] },
  },
});
export const ways = style({ "@media": { [from("lg")]: { order: 1 } } });
const beside = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${opening} > ${ways} ${part}`, { "@media": { [from("lg")]: rule } });
beside("nav", { blockSize: "100%" });
beside("ul", { display: "grid", gridAutoRows: "minmax(2.75rem, 1fr)", blockSize: "100%", paddingBlock: 0 });
beside("li", { display: "grid" });
beside("a", {
  display: "flex",
  justifyContent: "center",
  borderRadius: radius.medium,
  borderColor: colour.line,
  fontWeight: 500,
});
/** Low on phones, so that what it costs is in sight; beside its words where there is room. */
export const lead = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minInlineSize: 0 });
globalStyle(`${lead} > article`, {
  "@media": { [from("md")]: { display: "grid", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
});
globalStyle(`${lead} > article > :first-child`, {
  position: "relative",
  aspectRatio: "12 / 5",
  "@media": { [from("md")]: { aspectRatio: "auto", minBlockSize: "18rem" } },
});
globalStyle(`${lead} > article > :first-child > img`, {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
globalStyle(`${lead} > article > :last-child`, {
  gap: space["1"],
  padding: `${space["3"]} ${space["4"]}`,
  "@media": { [from("md")]: { gap: space["2"], padding: space["6"], justifyContent: "center" } },
});
export const over = style({ margin: 0, color: colour.brand, fontSize: size.small, fontWeight: 500, lineHeight: 1.45 });
export const name = style({
  margin: 0,
  fontSize: size.title,
  lineHeight: 1.3,
  "@media": { [from("md")]: { fontSize: size.heading } },
});
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
/** Of two lines on phones, as long as it is where there is room. */
export const text = style({
  display: "-webkit-box",
  margin: 0,
  overflow: "hidden",
  lineHeight: 1.5,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  fontSize: size.small,
  "@media": { [from("md")]: { WebkitLineClamp: 4, fontSize: size.body } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
  paddingBlockStart: space["1"],
});
export const price = style({ fontSize: size.lead, fontWeight: 600 });
export const action = style({ marginInlineStart: "auto" });
