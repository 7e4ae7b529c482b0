import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

/** As high as a window with or without what the device keeps: nothing below it moves when that comes. */
export const page = style({ display: "grid", alignContent: "start", gap: space["5"], minBlockSize: "90vh" });
/** Small enough for one line on phones, whichever of its faces has come. */
export const lead = style({ color: colour.muted, fontSize: size.small });
export const list = style({
  display: "grid",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space["3"] } },
});
export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space["1"]} ${space["3"]}`,
  alignItems: "center",
  padding: space["3"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  transition: `border-color ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&[data-over]": { background: "none", borderStyle: "dashed" },
  },
  "@media": {
    [from("md")]: { gridTemplateColumns: "auto minmax(0, 1fr) fit-content(14rem) auto", columnGap: space["4"] },
  },
});
globalStyle(`${item} > :first-child`, { gridRow: "1 / span 2", "@media": { [from("md")]: { gridRow: "auto" } } });
export const words = style({ display: "grid", gap: "0.125rem", minInlineSize: 0 });
/** On phones the first lines stand beside what removes them. */
const besideRemoval = style({ paddingInlineEnd: "1.75rem", "@media": { [from("md")]: { paddingInlineEnd: 0 } } });
export const picture = style({
  position: "relative",
  display: "grid",
  inlineSize: "4.5rem",
  aspectRatio: "1",
  alignSelf: "start",
  borderRadius: radius.medium,
  overflow: "hidden",
  "@media": { [from("md")]: { inlineSize: "6.5rem", alignSelf: "center" } },
});
globalStyle(`${picture} > :not(span)`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
/** Whose it is or of which kind, in a corner of the place it is in. */
export const mark = style({
  vars: { "--mark": "1.75rem" },
  position: "absolute",
  insetBlockEnd: space["1"],
  insetInlineStart: space["1"],
  display: "grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  aspectRatio: "1",
  borderRadius: radius.small,
  overflow: "hidden",
  background: colour.surface,
  color: colour.brand,
});
export const ways = style({ display: "grid", marginBlockStart: space["1"] });
export const way = style({ display: "flex", flexWrap: "wrap", columnGap: space["3"], fontSize: size.small });
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
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", inlineSize: "40rem" } },
});
globalStyle(`${starts} a`, { inlineSize: "100%", paddingInline: space["2"] });
// An odd one at the end is as wide as both columns.
globalStyle(`${starts} > :last-child:nth-child(odd)`, {
  gridColumn: "1 / -1",
  "@media": { [from("md")]: { gridColumn: "auto" } },
});
export const title = style([besideRemoval, { margin: 0, fontSize: size.lead, fontWeight: 600, lineHeight: 1.3 }]);
/** The whole of it leads back to the search. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.large },
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** In one run of text, with a dot between that never begins a line. */
export const facts = style([quiet, besideRemoval]);
globalStyle(`${facts} > *`, { whiteSpace: "nowrap" });
globalStyle(`${facts} > :not(:last-child)::after`, { content: "\u00a0· ", whiteSpace: "normal" });
export const over = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  fontSize: size.small,
});
export const cost = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["3"],
  gridColumn: "2",
  "@media": { [from("md")]: { display: "grid", justifyItems: "end", gridColumn: "auto", textAlign: "end" } },
});
export const price = style({
  flexBasis: "100%",
  minBlockSize: "1.5em",
  fontSize: size.lead,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${price} small`, { color: colour.muted, fontSize: size.small, fontWeight: 400 });
/** What has become of it. */
export const change = style({ minBlockSize: "1.5em", color: colour.muted, fontSize: size.small });
/** On phones at the end of the first line, which leaves it the room. */
export const remove = style({
  position: "absolute",
  insetBlockStart: space["2"],
  insetInlineEnd: space["2"],
  color: colour.muted,
  "@media": { [from("md")]: { position: "relative", inset: "auto", gridColumn: "4", alignSelf: "center" } },
});
/** What else can be pressed lies over it. */
globalStyle(`${item} :is(button, a):not(${link})`, { zIndex: 1 });
globalStyle(`${over} a`, { position: "relative" });
export const heading = style({ marginBlockEnd: space["2"], fontSize: size.lead });
export const count = style({ color: colour.muted, fontWeight: 400 });
/** Less than it was. */
export const good = style({ color: colour.success, fontWeight: 500 });
globalStyle(`${quiet} + ${list}`, { marginBlockStart: space["3"] });
