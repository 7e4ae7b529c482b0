import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

/** The head of a page of words: the way here, the title, one sentence. */
export const band = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3"],
  alignContent: "end",
  padding: `${space["4"]} ${space["5"]} ${space["8"]}`,
  borderRadius: radius.large,
  background: `linear-gradient(115deg, ${colour.brandSoft}, color-mix(in oklab, ${colour.brandSoft}, ${colour.canvas} 45%))`,
  vars: { "--lattice": ".09" },
  "@media": { [from("md")]: { padding: `${space["5"]} ${space["12"]} ${space["6"]}` } },
});
export const bandTitle = style({ maxInlineSize: "22ch", fontSize: size.display });
export const bandLead = style({ maxInlineSize: "48rem", fontSize: size.lead, color: colour.muted, textWrap: "pretty" });

/** The text, with what belongs to it below. */
export const looking = style({
  display: "grid",
  gap: space["8"],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${space["8"]} ${space["12"]}`,
  "@media": { [from("md")]: { paddingInline: space["12"], paddingBlock: `${space["12"]} ${space["16"]}` } },
});
/** Or beside it, where there is room. */
export const reading = style([
  looking,
  {
    "@media": {
      [from("lg")]: {
        gridTemplateColumns: "minmax(0, 39rem) minmax(12rem, 1fr)",
        columnGap: space["16"],
        alignItems: "start",
      },
    },
  },
]);
export const aside = style({ "@media": { [from("lg")]: { position: "sticky", insetBlockStart: "6rem" } } });
/** Where there is no room beside the text, the text itself comes first. */
export const parts = style({
  display: "none",
  marginBlockEnd: space["6"],
  "@media": { [from("lg")]: { display: "block" } },
});
export const contents = style({
  display: "grid",
  gap: 0,
  padding: 0,
  margin: 0,
  borderInlineStart: `1px solid ${colour.line}`,
  fontSize: size.small,
});
globalStyle(`${contents} a`, {
  display: "block",
  paddingBlock: "0.55rem",
  paddingInlineStart: space["4"],
  color: colour.muted,
  textDecoration: "none",
  textWrap: "balance",
});
globalStyle(`${contents} a:hover`, { color: colour.brand });
export const smallHeading = style({ fontSize: size.small, fontWeight: 600, marginBlockEnd: space["2"] });
export const muted = style({ color: colour.muted });
export const small = style({ fontSize: size.small, color: colour.muted });

/** What is promised, as cards: each begins with its name in bold. */
export const lively = style({});
globalStyle(`${lively} > div`, { maxInlineSize: "none" });
globalStyle(`${lively} > div > p`, { maxInlineSize: "39rem" });
// Where there is room, what a part is called stands beside it, and what opens the page is set larger over both.
const wide = from("lg");
globalStyle(`${lively} > div`, {
  "@media": {
    [wide]: { display: "grid", gridTemplateColumns: "14rem minmax(0, 1fr)", gap: `${space["4"]} ${space["8"]}` },
  },
});
globalStyle(`${lively} > div > *`, { "@media": { [wide]: { gridColumn: 2, marginBlockStart: 0 } } });
globalStyle(`${lively} > div > h2`, { "@media": { [wide]: { gridColumn: 1 } } });
globalStyle(`${lively} > div > :is(h2, h2 + *)`, { "@media": { [wide]: { marginBlockStart: space["8"] } } });
globalStyle(`${lively} > div > p:first-child`, {
  "@media": { [wide]: { gridColumn: "1 / -1", maxInlineSize: "60rem", fontSize: size.title } },
});
const promises = `${lively} ul:has(> li > p > strong:first-child)`;
globalStyle(promises, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: space["4"],
  padding: 0,
  listStyle: "none",
});
globalStyle(`${promises} > li`, {
  margin: 0,
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  fontSize: size.body,
});
// The star of the lattice, that every promise has.
globalStyle(`${promises} > li::before`, {
  content: "",
  display: "block",
  inlineSize: "1.5rem",
  aspectRatio: "1",
  marginBlockEnd: space["3"],
  background: colour.tile,
  clipPath:
    "polygon(50% 0, 64.6% 14.6%, 85.4% 14.6%, 85.4% 35.4%, 100% 50%, 85.4% 64.6%, 85.4% 85.4%, 64.6% 85.4%, 50% 100%, 35.4% 85.4%, 14.6% 85.4%, 14.6% 64.6%, 0 50%, 14.6% 35.4%, 14.6% 14.6%, 35.4% 14.6%)",
});
globalStyle(`${promises} strong:first-child`, { display: "block", marginBlockEnd: space["1"], fontSize: size.lead });
export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["3"]} ${space["12"]}`,
  margin: 0,
  marginBlockStart: space["4"],
});
export const number = style({ display: "flex", flexDirection: "column-reverse" });
export const counted = style({
  margin: 0,
  color: colour.brand,
  fontSize: size.display,
  fontWeight: 650,
  lineHeight: 1.1,
});
export const countedOf = style({ color: colour.muted, fontSize: size.small });

export const questions = style({
  maxInlineSize: "39rem",
  display: "grid",
  gap: space["4"],
  marginBlockStart: space["12"],
});

/** Blogs. */
export const filters = style({ display: "flex", flexWrap: "wrap", gap: space["2"], paddingBlock: space["6"] });
export const filter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  transition: `border-color ${vars.move}, background ${vars.move}`,
  ":hover": { borderColor: colour.control },
  selectors: {
    "&[aria-current]": { background: colour.brandFill, borderColor: colour.brandFill, color: colour.onBrand },
  },
});
export const cards = style({
  display: "grid",
  gap: space["6"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))",
  listStyle: "none",
  padding: 0,
  margin: 0,
});
export const cardsOfThree = style([cards, { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))" }]);
globalStyle(`${cards} > li`, { display: "grid" });
// On phones two of them are seen at once.
globalStyle(`${cards} article > div:first-child`, {
  "@media": { [`not all and ${from("md")}`]: { aspectRatio: "5 / 2" } },
});
/** Below the newest story: three, then four in a row. */
export const cardsBelow = style([
  cards,
  { "@media": { [from("lg")]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } } },
]);
globalStyle(`${cardsBelow} > li`, { "@media": { [from("lg")]: { gridColumn: "span 3" } } });
globalStyle(`${cardsBelow} > li:nth-child(-n + 3)`, { "@media": { [from("lg")]: { gridColumn: "span 4" } } });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
  fontSize: size.small,
  color: colour.muted,
});
/** At the foot of its card, in line with those beside it. */
export const foot = style([meta, { marginBlockStart: "auto", paddingBlockStart: space["1"] }]);
export const excerpt = style({ color: colour.muted, textWrap: "pretty" });
export const cardTitle = style({ fontSize: size.title });
/** The newest story, as wide as the page where there is room. */
export const lead = style({
  position: "relative",
  display: "grid",
  overflow: "clip",
  marginBlockEnd: space["6"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `box-shadow ${vars.move}, border-color ${vars.move}`,
  ":hover": { boxShadow: vars.shadow.card, borderColor: colour.control },
  selectors: { "&:has(a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" } },
  "@media": { [from("md")]: { gridTemplateColumns: "1.15fr 1fr" } },
});
export const leadArt = style({
  aspectRatio: "16 / 10",
  overflow: "hidden",
  "@media": { [from("md")]: { aspectRatio: "auto", minBlockSize: "20rem" } },
});
export const leadWords = style({
  display: "grid",
  alignContent: "center",
  gap: space["3"],
  padding: space["5"],
  "@media": { [from("md")]: { padding: space["8"] } },
});
export const leadTitle = style({ fontSize: size.page });
export const moreTitle = style({ marginBlock: `${space["4"]} ${space["5"]}`, fontSize: size.heading });
export const pages = style({ display: "flex", justifyContent: "center", paddingBlock: space["8"] });

// People stand at a drawing's foot: where its shape is a flatter one, the sky goes.
globalStyle(`:is(${cards} article, ${leadArt}) img`, { objectPosition: "50% 100%" });

/** One blog. */
export const article = style({ maxInlineSize: "62rem", marginInline: "auto" });
export const articleHead = style({
  display: "grid",
  gap: space["4"],
  maxInlineSize: "39rem",
  marginInline: "auto",
  paddingBlock: `${space["4"]} ${space["6"]}`,
});
export const cover = style({
  aspectRatio: "16 / 10",
  overflow: "hidden",
  borderRadius: radius.large,
  "@media": { [from("md")]: { aspectRatio: "2 / 1" } },
});
globalStyle(`${cover} img`, { objectPosition: "50% 100%" });
export const articleBody = style({
  maxInlineSize: "39rem",
  marginInline: "auto",
  paddingBlock: `${space["8"]} ${space["8"]}`,
});
export const standfirst = style({
  fontSize: size.title,
  lineHeight: vars.leading.body,
  color: colour.muted,
  textWrap: "pretty",
});
export const byline = style({ display: "flex", alignItems: "center", gap: space["3"] });
export const bylineWords = style({ display: "grid" });
export const author = style({ fontWeight: 500 });
export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2"]} ${space["3"]}`,
  marginBlockStart: space["12"],
  paddingBlockStart: space["5"],
  borderBlockStart: `1px solid ${colour.line}`,
});
