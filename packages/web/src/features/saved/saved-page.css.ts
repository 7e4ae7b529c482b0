import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space, move } = vars;

/** As high as a window with or without what the device keeps: nothing below it moves when that comes. */
export const page = style({ display: "grid", alignContent: "start", gap: space["5"], minBlockSize: "90vh" });
export const lead = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  color: colour.muted,
  fontSize: size.small,
});
export const list = style({
  display: "grid",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [from("md")]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr))", gap: space["4"] },
  },
});
/** What stands in a row with its picture is wider. */
export const rows = style([
  list,
  { "@media": { [from("md")]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" } } },
]);
/** Cities beside each other where there is room, each as wide as its cards and in their order. */
export const groups = style({
  display: "grid",
  gap: space["4"],
  "@media": {
    [from("md")]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr))" },
  },
});
/** How many of its columns it takes; `roomy` where there is room for three. */
const columns = (gridColumn: string, roomy = gridColumn) =>
  style({
    "@media": {
      [from("md")]: { display: "grid", gridTemplate: "auto 1fr / subgrid", gridColumn },
      [from("lg")]: { gridColumn: roomy },
    },
  });
/** One, two, three, or a whole row of them and more. */
const whole = "1 / -1";
export const many = columns(whole);
export const few = [columns("span 1"), columns("span 2"), columns(whole, "span 3")];
globalStyle(`${groups} > * > *`, { gridColumn: "1 / -1" });
globalStyle(`${groups} > * > ul`, { "@media": { [from("md")]: { gridTemplateColumns: "subgrid" } } });
/** What it is beside its picture, and below, as wide as the card, when that is and what it costs. */
export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space["1"]} ${space["2"]}`,
  alignItems: "center",
  alignContent: "start",
  padding: space["3"],
  // As compact in the letters of either script.
  lineHeight: 1.45,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.control, boxShadow: shadow.card },
    "&[data-over]": { background: "none", borderStyle: "dashed" },
  },
});
/** The same, where there is room as a card below its picture. */
export const tile = style([
  item,
  {
    "@media": {
      [from("md")]: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: space["3"] },
    },
  },
]);
/** What has no picture. */
export const search = style([item, { gridTemplateColumns: "minmax(0, 1fr)" }]);
const across = { gridColumn: "1 / -1" } as const;
export const words = style({
  display: "contents",
  "@media": {
    [from("md")]: { selectors: { [`${tile} &`]: { display: "flex", flexDirection: "column", gap: "0.125rem" } } },
  },
});
/** What it is. */
export const name = style({ gridColumn: "-2 / -1", display: "grid", gap: "0.125rem", minInlineSize: 0 });
export const picture = style({
  position: "relative",
  display: "grid",
  inlineSize: "3rem",
  aspectRatio: "1",
  alignSelf: "start",
  borderRadius: radius.medium,
  overflow: "hidden",
  background: colour.sunken,
  "@media": {
    [from("md")]: {
      selectors: { [`${tile} &`]: { inlineSize: "auto", aspectRatio: "16 / 9", alignSelf: "stretch" } },
    },
  },
});
globalStyle(`${picture} > :not(span)`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
/** A film's poster is upright, and whole: before itself, blurred, which fills the frame. */
globalStyle(`${picture} > img + img`, { position: "absolute", inset: 0, objectFit: "contain" });
globalStyle(`${picture} > img:has(+ img)`, { scale: "1.2", filter: "blur(0.75rem) saturate(1.2)" });
/** Whose it is or of which kind, in a corner of the place it is in. */
export const mark = style({
  vars: { "--mark": "1.25rem" },
  position: "absolute",
  insetBlockEnd: "0.125rem",
  insetInlineStart: "0.125rem",
  display: "grid",
  placeItems: "center",
  inlineSize: "var(--mark)",
  aspectRatio: "1",
  borderRadius: radius.small,
  overflow: "hidden",
  background: colour.surface,
  "@media": {
    [from("md")]: {
      selectors: {
        [`${tile} &`]: { vars: { "--mark": "1.75rem" }, insetBlockEnd: space["1"], insetInlineStart: space["1"] },
      },
    },
  },
});
export const ways = style({ ...across, display: "grid" });
export const way = style({ display: "flex", flexWrap: "wrap", columnGap: space["2"], fontSize: size.small });
/** Its hours and its stops, in one line: where there is no room for all of it the day stands above. */
export const timed = style({ display: "flex", columnGap: space["2"], whiteSpace: "nowrap" });
export const hours = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
/** In two columns on phones, whatever face their names are written in. */
export const starts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  inlineSize: "17rem",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [from("md")]: { display: "flex", flexWrap: "wrap", justifyContent: "center", inlineSize: "36rem" },
  },
});
globalStyle(`${starts} > *`, { "@media": { [from("md")]: { inlineSize: "8.25rem" } } });
globalStyle(`${starts} a`, { inlineSize: "100%", paddingInline: space["2"] });
// An odd one at the end is as wide as both columns.
globalStyle(`${starts} > :last-child:nth-child(odd)`, {
  gridColumn: "1 / -1",
});
/** On phones beside what removes it. */
export const title = style({
  margin: 0,
  paddingInlineEnd: "2.25rem",
  fontSize: size.lead,
  fontWeight: 600,
  lineHeight: 1.3,
  "@media": { [from("md")]: { selectors: { [`${tile} &`]: { paddingInlineEnd: 0 } } } },
});
/** The whole of it leads back to the search. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.large },
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** In a run of text a dot, as `Dot` draws it: nothing where a line is broken. */
const dot = {
  content: " ",
  whiteSpace: "normal",
  wordSpacing: "0.45em",
  background: "radial-gradient(circle, currentColor 0.06em, transparent 0.1em)",
} as const;
export const facts = style([quiet]);
/** The sign of its kind, which needs no dot. */
export const kind = style({ position: "relative", display: "inline-grid", color: colour.muted });
globalStyle(`${facts} > ${kind}`, { marginInlineEnd: "0.375rem", verticalAlign: "-0.1875em" });
globalStyle(`${facts} > *`, { whiteSpace: "nowrap" });
globalStyle(`${facts} > :not(:last-child, ${kind})::after`, dot);
/** When it is and what others gave it: on phones in one line. */
export const when = style({
  ...across,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space["3"],
});
globalStyle(`${when} strong + span`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
export const over = style(across);
export const again = style({ ...across, justifySelf: "start" });
export const cost = style({
  ...across,
  "@media": {
    [from("md")]: {
      selectors: {
        // Prices beside each other stand at one height: each has the room of what it is for and of what became of it.
        [`${tile} &`]: {
          display: "grid",
          alignContent: "start",
          marginBlockStart: "auto",
          minBlockSize: `calc(1.5 * ${size.lead} + 3 * ${size.small})`,
        },
      },
    },
  },
});
export const price = style({
  display: "inline-block",
  minBlockSize: "1.45em",
  fontSize: size.lead,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${price} small`, { color: colour.muted, fontSize: size.small, fontWeight: 400 });
globalStyle(`[data-over] ${price}`, { color: colour.muted, fontSize: size.body, fontWeight: 500 });
/** What it is for: on phones in the line of the price. */
export const unit = style({
  color: colour.muted,
  fontSize: size.small,
  "::before": dot,
  "@media": { [from("md")]: { selectors: { [`${tile} &::before`]: { content: "none" } } } },
});
/** Over what leads to what is saved. */
export const next = style({ position: "relative", display: "block", minBlockSize: "1.5rem", fontSize: size.small });
/** The day that a price is of, in one line. It is pressed beside its letters too. */
export const day = style({
  position: "relative",
  whiteSpace: "nowrap",
  "::after": { content: "", position: "absolute", inset: "-0.75rem -0.25rem" },
});
/** What has become of it. */
export const change = style({ display: "block", minBlockSize: "1.45em", color: colour.muted, fontSize: size.small });
globalStyle(`${cost} > ${change}:empty`, { display: "none" });
/** On phones at the end of the first line, which leaves it the room; else over the picture. */
export const remove = style({
  position: "absolute",
  insetBlockStart: "0.125rem",
  insetInlineEnd: "0.125rem",
  color: colour.muted,
  "@media": {
    [from("md")]: {
      selectors: {
        [`${tile} &`]: {
          insetBlockStart: space["4"],
          insetInlineEnd: space["4"],
          borderRadius: radius.pill,
          background: colour.surface,
          boxShadow: shadow.card,
        },
      },
    },
  },
});
/** What else can be pressed lies over it. */
globalStyle(`${item} :is(button, a):not(${link})`, { zIndex: 1 });
export const heading = style({ marginBlockEnd: space["2"], fontSize: size.lead });
export const offers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  // Groups that come to share a row move their cards far up: the window does not follow one of them.
  overflowAnchor: "none",
});
/** What they are, and beside it in which order. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
});
export const headName = style({ fontSize: size.lead });
/** As wide as its longest words. */
export const sort = style({ flexShrink: 0 });
/** In its place from the first moment on. */
export const drops = style({ minBlockSize: "1.5em", color: colour.muted, fontSize: size.small });
// What it says names it.
globalStyle(`${sort} label`, { position: "absolute", clipPath: "inset(50%)" });
export const groupName = style({ marginBlockEnd: space["2"], fontSize: size.body });
globalStyle(`${groupName} > span`, { fontSize: size.small });
/** Where it is and its category, in one line where there is room. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space["2"],
  fontSize: size.small,
});
export const count = style({ color: colour.muted, fontWeight: 400 });
/** Less than it was. */
export const good = style({ color: colour.success, fontWeight: 500 });
globalStyle(`${quiet} + ${list}`, { marginBlockStart: space["3"] });
