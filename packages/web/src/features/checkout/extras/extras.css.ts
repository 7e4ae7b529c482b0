import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, move, radius, shadow, size, space } = vars;

/** What there is to choose, all in sight at once. */
export const cards = style({ display: "grid", gap: space["3"], minInlineSize: 0 });
/** The whole card opens what it is about: its picture at the beginning, its price and its button at the foot. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minInlineSize: 0,
  overflow: "hidden",
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "8rem minmax(0, 1fr) auto",
      gridTemplateRows: "auto",
      minBlockSize: "8.5rem",
    },
  },
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: {
    "&:has(button):hover": { borderColor: colour.control, boxShadow: shadow.card },
    "&[data-state=chosen]": { borderColor: colour.brand },
    "&[data-state=missing]": { borderColor: colour.danger },
  },
});
globalStyle(`${card} h2`, { fontSize: size.title, fontWeight: 600 });
export const cardArt = style({
  gridRow: "1 / -1",
  display: "grid",
  placeItems: "center",
  background: colour.brandSoft,
});
export const cardWords = style({
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  minInlineSize: 0,
  padding: `${space["3"]} ${space["4"]} ${space["2"]}`,
  lineHeight: 1.4,
  "@media": { [from("md")]: { alignContent: "center", padding: `${space["4"]} ${space["5"]}` } },
});
export const cardIncluded = style({ display: "flex", gap: space["1"], color: colour.success, fontSize: size.small });
globalStyle(`${cardIncluded} > svg`, { flexShrink: 0, marginBlockStart: "0.15em" });
export const cardChosen = style({
  display: "grid",
  gap: space["1"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: size.small,
});
/** Somebody, and what is theirs. */
export const cardRow = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["2"],
  overflowWrap: "anywhere",
  selectors: { "&::before": { content: "✓", color: colour.brand, fontWeight: 700 } },
});
export const cardWares = style({ fontWeight: 600 });
export const cardFoot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `0 ${space["4"]} ${space["3"]}`,
  "@media": {
    [from("md")]: {
      flexDirection: "column",
      alignItems: "end",
      justifyContent: "center",
      minInlineSize: "11rem",
      padding: space["5"],
      textAlign: "end",
    },
  },
});
export const cardPrice = style({
  minInlineSize: 0,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${cardFoot} > button`, { flexShrink: 0 });
globalStyle(`${cardPrice}::first-letter`, { textTransform: "uppercase" });
/** How many of all that could be chosen are. */
export const cardCount = style({
  display: "block",
  color: colour.muted,
  fontSize: size.small,
  fontWeight: 400,
});
export const cardMissing = style({ color: colour.danger, fontSize: size.small, fontWeight: 500 });
export const cardButton = style({
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.large },
});
/** Beside the button that closes it. */
export const doneCost = style({ marginInlineEnd: "auto", alignSelf: "center", fontWeight: 600 });
export const groups = style({ display: "grid", gap: space["4"], minInlineSize: 0 });
globalStyle(`${groups} h3`, { fontSize: size.body, fontWeight: 600 });
export const section = style({
  display: "grid",
  scrollMarginBlockStart: "5.5rem",
  gap: space["4"],
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minInlineSize: 0,
  "@media": { [from("sm")]: { padding: space["5"] } },
});
globalStyle(`${section} h2`, { fontSize: size.title });
export const intro = style({ color: colour.muted, fontSize: size.small, textWrap: "pretty" });

/** Before anything is added to it. */
export const fare = style({ display: "block", color: colour.text, fontWeight: 500 });

/** Keys are of no use to thumbs. */
export const keysIntro = style([intro, { "@media": { "(hover: none), (pointer: coarse)": { display: "none" } } }]);

export const seating = style({
  display: "grid",
  gap: space["5"],
  minInlineSize: 0,
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 17rem) minmax(0, 1fr)", alignItems: "start" } },
});
/** Whom one chooses for, in sight while the map is pushed along. */
export const who = style({
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  "@media": { [from("md")]: { position: "sticky", insetBlockStart: 0 } },
});
export const people = style({
  display: "grid",
  gap: space["2"],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  "@media": { "(max-width: 47.99rem)": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" } },
});
export const peopleName = style({ fontSize: size.small, fontWeight: 500, padding: 0, marginBlockEnd: space["2"] });
export const person = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3.25rem",
  paddingInline: space["3"],
  paddingBlock: space["1"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
export const personInput = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
  inlineSize: "100%",
  blockSize: "100%",
});
export const personMark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: "0.6rem 0.6rem 0.35rem 0.35rem",
  border: `1.5px solid ${colour.control}`,
  fontSize: size.micro,
  fontWeight: 600,
  selectors: {
    ":checked ~ &": { background: colour.brandFill, borderColor: colour.brandFill, color: colour.onBrand },
  },
});
export const personWords = style({ display: "flex", flexDirection: "column", minInlineSize: 0, lineHeight: 1.35 });
export const personName = style({ fontWeight: 500, overflowWrap: "anywhere" });
export const personSeat = style({ fontSize: size.small, color: colour.muted });
export const maps = style({ display: "grid", gap: space["4"], minInlineSize: 0 });

export const group = style({
  display: "grid",
  gap: space["3"],
  selectors: { "& + &": { paddingBlockStart: space["4"], borderBlockStart: `1px solid ${colour.line}` } },
});
export const included = style({ display: "flex", alignItems: "center", gap: space["2"], fontSize: size.small });
export const includedSign = style({ color: colour.success, display: "flex" });
export const choices = style({ display: "grid", gap: space["4"] });
/** What is sold to somebody, side by side as on a counter. */
export const counter = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const counterName = style([peopleName, { display: "flex", alignItems: "center", gap: space["2"] }]);
export const wares = style({
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
});
export const ware = style({
  position: "relative",
  display: "grid",
  alignContent: "space-between",
  gap: space["1"],
  minBlockSize: "4.5rem",
  padding: space["3"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  cursor: "pointer",
  lineHeight: 1.35,
  selectors: {
    "&:hover": { borderColor: colour.control },
    "&:has(:checked)": {
      borderColor: colour.brand,
      background: colour.brandSoft,
      boxShadow: `0 0 0 1px ${colour.brand}`,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
    "&[data-missing]": { borderColor: colour.danger },
  },
});
export const wareName = style({ fontWeight: 500, overflowWrap: "anywhere" });
export const weight = style({ fontSize: size.lead, fontWeight: 700, whiteSpace: "nowrap" });
/** A suitcase, as full as its weight is of the heaviest. */
export const bag = style({
  position: "relative",
  inlineSize: "1.75rem",
  blockSize: "2rem",
  marginBlockStart: "0.4rem",
  border: `2px solid ${colour.brand}`,
  borderRadius: "0.35rem",
  background: `linear-gradient(to top, ${colour.brandFill} calc(var(--share) * 100%), ${colour.brandSoft} 0)`,
  forcedColorAdjust: "none",
  "::before": {
    content: "",
    position: "absolute",
    insetInline: "0.35rem",
    insetBlockEnd: "100%",
    blockSize: "0.35rem",
    border: `2px solid ${colour.brand}`,
    borderBlockEnd: 0,
    borderRadius: "0.2rem 0.2rem 0 0",
  },
});
export const warePrice = style({ fontSize: size.small, fontVariantNumeric: "tabular-nums" });
globalStyle(`${ware}:has(:checked) ${warePrice}`, { fontWeight: 600 });
export const services = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, color: colour.text });
/** A thing for the whole order: its drawing, beside it what it is and costs, and how many. On phones that is a line of its own. */
export const good = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  padding: space["3"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  selectors: { "&[data-chosen]": { borderColor: colour.brand, background: colour.brandSoft } },
  "@media": { [from("sm")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "center" } },
});
// Its words and its buttons have places of their own in the card.
globalStyle(`${good} > :nth-child(2)`, { display: "contents" });
globalStyle(`${good} > :nth-child(2) > :nth-child(2)`, {
  gridColumn: 2,
  gridRow: 3,
  justifySelf: "end",
  "@media": { [from("sm")]: { gridColumn: 3, gridRow: "1 / span 2" } },
});
// There the price stands before them.
const onPhones = `not all and ${from("sm")}`;
globalStyle(`${good} > :nth-child(2) > :first-child`, { "@media": { [onPhones]: { display: "contents" } } });
globalStyle(`${good} > :nth-child(2) > :first-child > :last-child`, {
  "@media": { [onPhones]: { gridColumn: 2, gridRow: 3, alignSelf: "center", fontSize: size.small } },
});
export const goodArt = style({
  display: "flex",
  gridRow: "1 / span 3",
  "@media": { [from("sm")]: { gridRow: "1 / span 2" } },
});
export const goodDetail = style({
  gridColumn: 2,
  gridRow: 2,
  color: colour.muted,
  fontSize: size.small,
  margin: 0,
  lineHeight: 1.45,
  marginBlock: space["1"],
});
export const saved = style({ color: colour.success, fontWeight: 600 });
