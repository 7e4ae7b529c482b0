import { from, layer, low, vars } from "@safar/ui/theme";
import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** Where what is 50 pixels high stands in the middle of the line of what is 44. */
const inLine = `calc(${space["3"]} - 3px)`;

export const page = style({
  display: "grid",
  gap: space["5"],
  paddingBlockEnd: space["8"],
  gridTemplateColumns: "minmax(0, 1fr)",
});
/**
 * The places, and beside them whose they are and what they come to. On phones all is one column, and what is beside them no box of its own:
 * the sum and the way on keep to the window's foot all along it, and not only once the places are passed.
 */
export const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  "@media": {
    [from("lg")]: {
      display: "grid",
      alignItems: "start",
      gridTemplateColumns: "minmax(0, 1fr) 24rem",
      gap: space["6"],
    },
  },
});
export const side = style({
  display: "contents",
  "@media": {
    [from("lg")]: { display: "grid", gap: space["5"], minInlineSize: 0, position: "sticky", insetBlockStart: "5rem" },
  },
});
export const box = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  minInlineSize: 0,
  "@media": { [from("md")]: { padding: space["5"] } },
});
/** Of a map that has all of the width, on phones that of the page. */
export const wideBox = style([
  box,
  {
    paddingInline: 0,
    "@media": {
      [from("md")]: { paddingInline: 0, paddingBlockStart: space["3"] },
      "(max-width: 47.99rem)": { marginInline: "-1rem", borderInline: 0, borderRadius: 0 },
    },
  },
]);
globalStyle(`${wideBox} > :not(:has([role=grid]))`, { marginInline: space["4"] });
/** What is there to speak, and says nothing yet, takes no room. */
globalStyle(`${page} > :empty, ${box} > :empty`, { position: "absolute" });
/** Beside each other where there is room; on phones what is looked at keeps in sight along all of the map. */
export const chooserHead = style({
  display: "contents",
  "@media": {
    [from("md")]: { display: "flex", flexDirection: "row-reverse", alignItems: "start", gap: space["4"] },
  },
});
export const lookedAt = style({
  display: "contents",
  "@media": { [from("md")]: { display: "grid", flex: 1, minInlineSize: 0 } },
});
/** In sight along all of the map, over what is below it, which keeps its place. */
const overPlan: StyleRule = {
  position: "sticky",
  insetBlockStart: "var(--page-top, 0px)",
  zIndex: 2,
  blockSize: 0,
  "@media": { [low]: { position: "relative", insetBlockStart: 0 } },
};
const noGap = { marginBlockStart: `calc(-1 * ${space["4"]})` };
const card = { position: "absolute", insetInline: 0, boxShadow: vars.shadow.card } as const;
export const refused = style(overPlan);
globalStyle(`${refused}:not(:empty) + *`, noGap);
globalStyle(`${refused} > *`, card);
globalStyle(`${refused} > * > :last-child`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space["3"]}`,
});
/** Where there is room beside a plan it stands there, below what the signs mean: it hides nothing that is pressed next. */
const roomy = { "@media": { [from("lg")]: { order: 1 } } };
globalStyle(`${box}:has([role=grid]) > ${refused}`, roomy);
globalStyle(`${box}:has([role=grid]) > ${refused} ~ * ~ *`, roomy);
globalStyle(`${box}:has([role=grid]) > ${refused}:not(:empty) + *`, {
  "@media": { [from("lg")]: { marginBlockStart: 0 } },
});
globalStyle(`${box}:has([role=grid]) > ${refused}:not(:empty) + * + *`, {
  "@media": { [from("lg")]: { marginBlockStart: `calc(-1 * ${space["4"]})` } },
});
globalStyle(`${box}:has([role=grid]) > ${refused} > *`, {
  "@media": { [from("lg")]: { insetInlineStart: "auto", inlineSize: "13.5rem" } },
});
/** Two decks beside each other leave it room at their end. */
globalStyle(`${box}:has([role=grid]) > ${refused} ~ * ~ *:has(> :nth-child(2) [role=grid])`, {
  "@media": { [from("lg")]: { justifyContent: "start" } },
});
/** In the bar: one line, so that the plan stays in sight. */
export const rest = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  color: colour.text,
});
globalStyle(`${rest} > button`, { flexShrink: 0 });
/** Another way out beside what is proposed: its words begin where others do. */
export const otherWay = style({ marginInlineStart: `calc(-1 * ${space["4"]})` });
export const tools = style({ display: "flex", justifyContent: "flex-end" });
/** So wide that what brings a plan nearer has room beside the choice between plan and list, which is short on phones. */
const oneLine = "(min-width: 20rem)";
const narrow = `not all and ${from("md")}`;
globalStyle(`${wideBox} ${tools} svg`, { "@media": { [narrow]: { display: "none" } } });
globalStyle(`${wideBox} ${tools} label`, { "@media": { [narrow]: { paddingInline: space["3"] } } });
globalStyle(`${wideBox} > ${chooserHead}`, { display: "flex", flexDirection: "row" });
globalStyle(wideBox, {
  "@media": { [oneLine]: { position: "relative" }, [from("md")]: { vars: { "--tools-start": "15.75rem" } } },
});
globalStyle(`${wideBox}:has([role=grid]) > ${chooserHead}`, {
  "@media": {
    [oneLine]: { position: "absolute", zIndex: 1, insetBlockStart: `calc(${space["4"]} - 3px)`, insetInlineStart: 0 },
    [from("md")]: { insetBlockStart: inLine },
  },
});
/**
 * The rest of that line is its own, over what is looked at, until that is another place: the plan keeps where it is under the pointer, and
 * what brings it nearer stays free. On phones it stands below that line, and goes on over what is above the plan.
 */
export const refusedInLine = style({
  ...overPlan,
  "@media": {
    ...overPlan["@media"],
    [from("md")]: {
      position: "absolute",
      blockSize: "auto",
      zIndex: 1,
      insetBlockStart: inLine,
      insetInline: `calc(var(--tools-start) - ${space["4"]}) 10rem`,
    },
  },
});
globalStyle(`${refusedInLine}:not(:empty) + *`, { ...noGap, "@media": { [from("md")]: { marginBlockStart: 0 } } });
const belowLine = "3.375rem";
globalStyle(`${refusedInLine}:has(~ * [role=grid]):not(:empty)`, {
  "@media": { [`${oneLine} and (max-width: 47.99rem)`]: { marginBlockStart: belowLine } },
});
globalStyle(`${refusedInLine}:not(:empty) + :has([role=grid])`, {
  "@media": {
    [`${oneLine} and (max-width: 47.99rem)`]: { marginBlockStart: `calc(-1 * ${belowLine} - ${space["4"]})` },
  },
});
globalStyle(`${refusedInLine} > *`, {
  ...card,
  minBlockSize: "3.125rem",
  alignItems: "center",
  padding: `${space["1"]} ${space["3"]}`,
  lineHeight: 1.3,
  "@media": { [from("md")]: { position: "static", boxShadow: "none" } },
});
globalStyle(`${refusedInLine} p`, { fontSize: size.small });
// The words have all the room that there is.
globalStyle(`${refusedInLine} > * > span`, { "@media": { [narrow]: { display: "none" } } });
globalStyle(`${refusedInLine}[data-past]:has(~ * [role=grid]) > *`, {
  "@media": { [from("md")]: { visibility: "hidden" } },
});
export const list = style({ maxBlockSize: "40rem", overflowY: "auto" });
export const trip = style({ color: colour.muted });
/** A name that no line breaks. */
export const whole = style({ whiteSpace: "nowrap" });
export const boxTitle = style({ fontSize: size.body, fontWeight: 600 });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["3"],
  fontWeight: 600,
});
/** In reach of the thumb on phones, below the choice where there is room. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: "var(--page-bottom, 0px)",
  zIndex: layer.sticky,
  display: "grid",
  marginInline: "-1rem",
  padding: `${space["3"]} 1rem`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": {
    [low]: { position: "static" },
    [from("lg")]: { position: "static", marginInline: 0, padding: 0, borderBlockStart: 0, background: "none" },
  },
});
// It is in sight all along: whoever gets to what is in it, by whatever way, moves no page.
globalStyle(`${foot} button`, { scrollMarginBlockEnd: "-5rem" });
