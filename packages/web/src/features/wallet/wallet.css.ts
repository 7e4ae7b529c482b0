import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, radius, size, shadow } = vars;

/** Below `md`. */
const narrow = `not all and ${from("md")}`;

export const page = style({ display: "flex", flexDirection: "column", gap: space["6"] });
export const stack = style({ display: "flex", flexDirection: "column", gap: space["4"] });
/** The way back stands close above the title. */
export const head = style({ display: "flex", flexDirection: "column", gap: space["1"] });
export const intro = style({ color: colour.muted, maxInlineSize: "38rem", textWrap: "pretty" });
export const small = style({ fontSize: size.small, color: colour.muted });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["3"] });
/** As wide as each other where there is room for one of them only. */
export const balanceActions = style([actions, { "@media": { [narrow]: { inlineSize: "100%" } } }]);
globalStyle(`${balanceActions} > *`, { "@media": { [narrow]: { flexGrow: 1 } } });
/** What is pressed is no part of a statement. */
export const unprinted = style({ "@media": { print: { display: "none" } } });
/** What is said of it has a row of its own. */
export const statement = style({ display: "contents" });
globalStyle(`${statement} > [role=alert]`, { flexBasis: "100%" });
export const form = style({ display: "flex", flexDirection: "column", gap: space["5"] });
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space["5"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minInlineSize: 0,
  "@media": { [from("sm")]: { padding: space["6"] } },
});
/** What the keyboard goes on from is no control: nothing is pressed there. */
export const told = style([panel, { outline: "none" }]);
/** A form, and beside it what comes of it. */
export const withNotes = style({
  display: "grid",
  gap: space["5"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", gap: space["6"] } },
});
export const notes = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space["4"] });
export const note = style({ display: "flex", gap: space["3"], alignItems: "center", fontSize: size.small });

export const stepPanel = style([panel, { scrollMarginBlockStart: "5rem", outline: "none" }]);
/** About as high as the form that comes, so that what is below it stays. */
export const comingForm = style([panel, { minBlockSize: "40rem" }]);
export const panelTitle = style({ fontSize: size.title });
export const waiting = style({ display: "flex", alignItems: "center", gap: space["3"], color: colour.muted });

/** The wallet's home: the balance over all, then the history beside what else is held. */
export const home = style({
  display: "grid",
  gap: space["5"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", gap: space["6"] } },
});
export const column = style({ display: "grid", gap: space["5"], minInlineSize: 0 });
export const balance = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space["6"],
  padding: `${space["6"]} ${space["5"]}`,
  borderRadius: radius.large,
  color: colour.onHero,
  background: `radial-gradient(120% 150% at 85% 130%, ${colour.heroTo}, ${colour.heroVia} 48%, ${colour.heroFrom})`,
  boxShadow: shadow.card,
  vars: { "--lattice": ".16" },
  "@media": { [from("md")]: { padding: `${space["8"]} ${space["8"]}` } },
});
export const balanceWords = style({ display: "grid", gap: space["1"], minInlineSize: 0 });
export const balanceTitle = style({ fontSize: size.body, fontWeight: 500, opacity: 0.9 });
export const balanceAmount = style({
  fontSize: size.display,
  fontWeight: 650,
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
});
export const balanceNote = style({ fontSize: size.small, opacity: 0.9 });

/** What is held besides cash: a number and what it is good for. */
export const holding = style([panel, { gap: space["3"] }]);
export const holdingAmount = style({
  fontSize: size.heading,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
});
export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brand,
  flexShrink: 0,
});
export const holdingHead = style({ display: "flex", alignItems: "center", gap: space["3"] });
export const plainList = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space["3"] });
export const lot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space["2"],
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: size.small,
});

/** The ledger: a table on wide windows, a list of lines with the same cells on phones. */
export const ledger = style({ inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
export const ledgerHead = style({
  "@media": {
    [narrow]: { position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const ledgerName = style({
  paddingBlock: space["2"],
  paddingInline: `0 ${space["4"]}`,
  textAlign: "start",
  fontSize: size.small,
  fontWeight: 500,
  color: colour.muted,
  borderBlockEnd: `1px solid ${colour.line}`,
  whiteSpace: "nowrap",
});
export const ledgerFigureName = style([ledgerName, { textAlign: "end", paddingInline: 0 }]);
export const ledgerRow = style({
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space["4"],
      paddingBlock: space["3"],
    },
  },
});
export const ledgerDayRow = style({ "@media": { [narrow]: { display: "block" } } });
export const ledgerDay = style({
  padding: `${space["4"]} 0 ${space["1"]}`,
  textAlign: "start",
  fontSize: size.small,
  fontWeight: 600,
  color: colour.muted,
  "@media": { [narrow]: { display: "block" } },
});
export const ledgerBody = style({ "@media": { [narrow]: { display: "block" } } });
export const ledgerTable = style([ledger, { "@media": { [narrow]: { display: "block" } } }]);
/** What a movement's sign takes up before its words. */
const signRoom = "3rem";
export const what = style({
  position: "relative",
  paddingBlock: space["3"],
  paddingInline: `${signRoom} ${space["4"]}`,
  textAlign: "start",
  fontWeight: 400,
  "@media": { [narrow]: { paddingBlock: 0, paddingInline: `${signRoom} 0`, gridArea: "1 / 1 / 2 / -1" } },
});
/** A sign of what kind it was, before its words. */
export const whatSign = style({
  position: "absolute",
  insetInlineStart: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: "50%",
  background: colour.sunken,
  color: colour.muted,
  selectors: { "&[data-in]": { background: colour.successSoft, color: colour.success } },
});
/** On phones its sum ends the same line. */
export const whatKind = style({
  display: "block",
  fontWeight: 500,
  "@media": { [narrow]: { paddingInlineEnd: "8rem" } },
});
export const whatMore = style({
  textWrap: "balance",
  display: "block",
  fontSize: size.small,
  color: colour.muted,
  overflowWrap: "anywhere",
});
/** What has become of it so far, and the way to its end, which no paper has. */
export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space["3"],
  fontSize: size.small,
});
globalStyle(`${standing} strong`, { fontWeight: 600 });
globalStyle(`${standing} [data-waits]`, { color: colour.warning });
globalStyle(`${standing} a`, { fontSize: "inherit", "@media": { print: { display: "none" } } });
export const figure = style({
  paddingBlock: space["3"],
  textAlign: "end",
  whiteSpace: "nowrap",
  verticalAlign: "top",
  paddingInline: `${space["4"]} 0`,
  "@media": { [narrow]: { padding: 0, gridArea: "1 / 2" } },
});
/** The side that a movement is not on. */
export const noFigure = style([figure, { "@media": { [narrow]: { display: "none" } } }]);
export const moneyIn = style([figure, { color: colour.success, fontWeight: 600 }]);
export const moneyOut = style([figure, { fontWeight: 600 }]);
export const afterwards = style([
  figure,
  {
    color: colour.muted,
    "@media": {
      [narrow]: { gridArea: "2 / 1 / 3 / -1", paddingInlineStart: signRoom, textAlign: "start", fontSize: size.small },
    },
  },
]);
export const onlyNarrow = style({ "@media": { [from("md")]: { display: "none" } } });

/** What is looked for, and beside it what can be taken away: one row, or two on phones. */
export const choosing = style([unprinted, { display: "flex", flexWrap: "wrap", gap: space["3"] }]);
export const finding = style({ display: "contents" });
// Each says what it is by what it holds.
globalStyle(`${finding} label`, { position: "absolute", clipPath: "inset(50%)" });
globalStyle(`${finding} > div`, { flex: "1 1 8rem", minInlineSize: 0 });
globalStyle(`${finding} > button`, { paddingInline: space["4"] });
// On phones the two choices have a row of their own.
globalStyle(`${finding} > div:not(:nth-child(3))`, {
  flex: "1 1 40%",
  "@media": { [from("md")]: { flex: "0 0 12.5rem" } },
});
export const exporting = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  cursor: "pointer",
  ":hover": { background: colour.sunken },
});
/** What came in and went out over all that is shown. */
export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["8"],
  paddingInline: space["4"],
  borderRadius: radius.medium,
  background: colour.sunken,
});
export const sumsOf = style({ display: "flex", flexWrap: "wrap", columnGap: space["8"], margin: 0 });
globalStyle(`${sums} > p`, { paddingBlockEnd: space["3"] });

/** Facts of a withdrawal: a word and what it is. */
export const facts = style({ margin: 0, display: "grid" });
/** Beside the amount that is typed: as high with figures as without. */
export const foreseen = style({
  margin: 0,
  paddingInline: space["4"],
  borderRadius: radius.medium,
  background: colour.sunken,
});
globalStyle(`${foreseen} dl + dl`, { borderBlockStart: `1px solid ${colour.line}` });
export const tariff = style({ display: "block", fontSize: size.small });
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space["4"],
  rowGap: space["1"],
  paddingBlock: space["3"],
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } },
});
globalStyle(`${sumsOf} > ${fact} + ${fact}`, { borderBlockStart: 0 });
export const factName = style({ color: colour.muted });
export const factValue = style({
  margin: 0,
  // Also where it has a line of its own, it stands at the line's end.
  marginInlineStart: "auto",
  fontWeight: 500,
  textAlign: "end",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const factTotal = style([factValue, { fontSize: size.heading, fontWeight: 650 }]);
export const was = style({ color: colour.muted, fontWeight: 400, marginInlineEnd: space["2"] });

/** One withdrawal of a list. */
export const entry = style({
  display: "grid",
  gap: space["2"],
  paddingBlock: space["4"],
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } },
});
export const entryHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space["3"],
});
export const entryAmount = style({ fontWeight: 600, fontSize: size.lead, fontVariantNumeric: "tabular-nums" });
export const entryTitle = style({ fontSize: size.body, fontWeight: 600 });

/** How far a withdrawal has come. */
export const course = style({ listStyle: "none", margin: 0, padding: 0, display: "grid" });
export const stage = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  gap: space["3"],
  paddingBlockEnd: space["5"],
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetInlineStart: "0.6875rem",
      insetBlock: "1.75rem 0.25rem",
      borderInlineStart: `2px solid ${colour.line}`,
    },
  },
});
export const stageMark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderRadius: "50%",
  border: `2px solid ${colour.control}`,
  color: colour.surface,
});
export const stageDone = style([stageMark, { background: colour.success, borderColor: colour.success }]);
export const stageNow = style([stageMark, { borderColor: colour.brand, background: colour.brandSoft }]);

/** What points or a voucher are good for. */
export const choices = style({
  display: "grid",
  gap: space["4"],
  listStyle: "none",
  margin: 0,
  padding: 0,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
});
export const choice = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  gap: space["2"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  color: colour.text,
  vars: { "--lattice": ".05" },
});
/** One that cannot be had. */
export const choiceOut = style([choice, { borderStyle: "dashed", borderColor: colour.control, background: "none" }]);
export const choiceTitle = style({ fontSize: size.body, lineHeight: 1.35 });
export const choiceGives = style({
  fontSize: size.heading,
  fontWeight: 600,
  color: colour.brand,
  lineHeight: 1.3,
  selectors: { [`${choiceOut} &`]: { color: colour.muted } },
});
export const choiceFoot = style({
  display: "grid",
  justifyItems: "start",
  gap: space["2"],
  marginBlockStart: "auto",
  paddingBlockStart: space["3"],
});
export const code = style({
  fontFamily: "ui-monospace, monospace",
  padding: `0.1rem ${space["2"]}`,
  border: `1px dashed ${colour.control}`,
  borderRadius: radius.small,
  fontSize: size.small,
});
/** A few amounts that are a press away. */
export const quick = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
