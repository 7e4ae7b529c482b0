import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, radius, size, move } = vars;

export const page = style({ display: "grid", gap: space["5"], alignContent: "start" });
/** As high as the way is drawn, however many steps it has. */
export const way = style({ minBlockSize: "2.75rem" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["2"]} ${space["5"]}`,
});

export const moreTime = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  color: colour.muted,
  outline: "none",
});

/** The order and its price stand beside what is done on wide windows, and below it on phones. */
export const columns = style({
  display: "grid",
  gap: space["6"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" } },
});
export const work = style({ display: "grid", gap: space["5"], minInlineSize: 0 });
export const aside = style({
  display: "grid",
  gap: space["5"],
  minInlineSize: 0,
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: space["6"] }, print: { display: "none" } },
});
export const box = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
/** As the ways to pay are read: what stands below them on a phone is not in sight yet. */
export const coming = style([
  box,
  { alignContent: "start", minBlockSize: "100svh", "@media": { [from("lg")]: { minBlockSize: 0 } } },
]);
globalStyle(`${box} > div > details`, { border: 0 });
export const boxTitle = style({ fontSize: size.title });

export const methods = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: "grid", gap: space["4"] });
/** Its methods are rows of one box. */
export const methodGroup = style({ display: "grid", minInlineSize: 0 });
export const methodGroupName = style({
  marginBlockEnd: space["2"],
  color: colour.muted,
  fontSize: size.small,
  fontWeight: 500,
});
export const legend = style({ padding: 0, marginBlockEnd: space["3"], fontSize: size.title, fontWeight: 600 });
export const method = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: {
    [`${methodGroup} > &:not(:last-child)`]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [`${methodGroup} > & + &`]: { marginBlockStart: "-1px", borderStartStartRadius: 0, borderStartEndRadius: 0 },
    "&:has(> div > label:hover input:enabled)": { borderColor: colour.control, position: "relative" },
    "&[data-chosen]": { borderColor: colour.brand, boxShadow: `0 0 0 1px ${colour.brand}`, position: "relative" },
  },
});
export const methodHead = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["3"]}`,
  paddingInline: space["5"],
  paddingBlock: space["2"],
});
export const methodChoice = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  flexGrow: 1,
  minBlockSize: "3rem",
  minInlineSize: 0,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { cursor: "default", color: colour.muted } },
});
export const methodIcon = style({
  vars: { "--mark": "2rem" },
  display: "grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brand,
});
globalStyle(`${methodChoice}:has(:disabled) ${methodIcon}`, { color: colour.muted });
export const methodName = style({ display: "grid", minInlineSize: 0 });
export const methodTitle = style({ fontWeight: 500 });
export const note = style({ color: colour.muted, fontSize: size.small, fontWeight: 400 });
export const free = style({ color: colour.success, fontWeight: 500 });
export const kinds = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["1"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  marginInlineStart: "auto",
});
export const kind = style({
  paddingInline: space["2"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  background: colour.raised,
  color: colour.muted,
  fontSize: size.micro,
  fontWeight: 600,
  whiteSpace: "nowrap",
});
export const methodBody = style({
  display: "grid",
  gap: space["4"],
  padding: `${space["2"]} ${space["5"]} ${space["5"]}`,
});

export const form = style({ display: "grid", gap: space["4"], minInlineSize: 0 });
export const pair = style({
  display: "grid",
  gap: space["4"],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  alignItems: "start",
});
export const numbered = style({ position: "relative" });
/** Within the field's frame, at the end of the line that the label takes. */
export const brand = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  fontSize: size.micro,
  fontWeight: 600,
  color: colour.brand,
  background: colour.brandSoft,
  borderRadius: radius.pill,
  paddingInline: space["2"],
});
export const safety = style({
  display: "flex",
  gap: space["2"],
  alignItems: "start",
  color: colour.muted,
  fontSize: size.small,
});
export const whole = style({ whiteSpace: "nowrap" });
globalStyle(`${safety} > svg`, { flexShrink: 0, marginBlockStart: "0.15em" });

export const lines = style({ display: "grid", gap: space["2"], margin: 0 });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space["4"] });
export const lineName = style({ color: colour.muted, minInlineSize: 0 });
export const lineLabel = style({ display: "block", fontSize: size.micro });
export const lineAmount = style({ margin: 0, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const saved = style({ color: colour.success });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["4"],
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: 600,
});
export const totalAmount = style({ margin: 0, fontSize: size.heading, fontVariantNumeric: "tabular-nums" });
/** Below the sum: what it is in the other currency, and what is paid somewhere else. */
export const beside = style([line, { color: colour.muted, fontSize: size.small }]);
export const stale = style({ opacity: 0.55 });
export const voucherForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space["3"],
  alignItems: "start",
});
/** Level with the field, below its label. */
export const voucherButton = style({ marginBlockStart: `calc(${size.small} * ${vars.leading.body} + ${space["1"]})` });
export const applied = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space["3"],
  flexWrap: "wrap",
});

/** One thing that goes on, or that has to be done. */
export const panel = style({
  display: "grid",
  gap: space["5"],
  justifyItems: "start",
  padding: space["6"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("sm")]: { padding: space["8"] }, print: { border: 0, padding: 0 } },
});
export const panelHead = style({ display: "flex", gap: space["4"], alignItems: "center" });
export const mark = style({
  display: "grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: "3.25rem",
  blockSize: "3.25rem",
  borderRadius: "50%",
  background: colour.brandSoft,
  color: colour.brand,
  selectors: {
    "&[data-tone=success]": { background: colour.successSoft, color: colour.success },
    "&[data-tone=danger]": { background: colour.dangerSoft, color: colour.danger },
    "&[data-tone=warning]": { background: colour.warningSoft, color: colour.warning },
  },
  "@media": { print: { display: "none" } },
});
export const panelTitle = style({ fontSize: size.heading });
export const words = style({ display: "grid", gap: space["3"], inlineSize: "100%", maxInlineSize: "38rem" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  alignItems: "center",
  "@media": { print: { display: "none" } },
});
export const reasons = style({
  listStyle: "disc",
  margin: 0,
  paddingInlineStart: space["5"],
  display: "grid",
  gap: space["1"],
});
export const wide = style({ inlineSize: "100%", maxInlineSize: "26rem", display: "grid", gap: space["4"] });

export const slip = style({
  display: "grid",
  gap: space["5"],
  inlineSize: "100%",
  maxInlineSize: "38rem",
  padding: space["5"],
  border: `1px dashed ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  "@media": { print: { background: "none" } },
});
export const slipNumber = style({
  fontSize: size.display,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: "0.06em",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
export const slipFacts = style({
  display: "grid",
  gap: space["4"],
  margin: 0,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
});
export const factValue = style({ margin: 0, fontWeight: 500 });
export const outlets = style({ listStyle: "disc", margin: 0, paddingInlineStart: space["5"] });

/** A wallet app stood in for: plainly not part of the page. */
export const sheet = style({
  display: "grid",
  gap: space["4"],
  inlineSize: "100%",
  maxInlineSize: "26rem",
  padding: space["5"],
  borderRadius: radius.large,
  background: colour.raised,
  boxShadow: vars.shadow.overlay,
  border: `1px solid ${colour.line}`,
});
export const sheetAmount = style({ fontSize: size.display, fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const accounts = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space["3"] });
export const account = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space["3"]} ${space["4"]}`,
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("md")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const accountWords = style({ display: "grid", gap: space["1"], justifyItems: "start", minInlineSize: 0 });
export const accountTitle = style({ fontSize: size.body });
export const accountActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  gridColumn: "1 / -1",
  "@media": { [from("md")]: { gridColumn: "auto" } },
});

/** The good news, on the family's own ground. */
export const received = style({
  display: "grid",
  gap: space["5"],
  padding: space["5"],
  borderRadius: radius.large,
  background: colour.successSoft,
  color: colour.text,
  "@media": {
    [from("md")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", padding: space["8"] },
    print: { background: "none", padding: 0 },
  },
});
export const receivedMark = style({ color: colour.success, display: "flex", alignSelf: "start" });
/** By what it is found: said on the phone and typed at a desk. */
export const found = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  alignContent: "center",
  columnGap: space["4"],
  // Where the script has not come yet nothing can be copied, and nothing moves once it has.
  minBlockSize: "6rem",
  padding: `${space["3"]} ${space["5"]}`,
  borderRadius: radius.medium,
  background: colour.surface,
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "auto",
      justifyItems: "center",
      alignContent: "start",
      gap: space["2"],
      minBlockSize: "11rem",
    },
  },
});
globalStyle(`${found} > span`, { gridColumn: "1 / -1" });
export const foundBy = style({
  fontSize: size.display,
  lineHeight: 1.2,
  letterSpacing: "0.06em",
  fontVariantNumeric: "tabular-nums",
});
export const receivedActions = style([
  actions,
  {
    flexDirection: "column",
    alignItems: "stretch",
    "@media": { [from("md")]: { gridColumn: "2 / -1", flexDirection: "row", alignItems: "center" } },
  },
]);
globalStyle(`${receivedActions} > div > a`, { "@media": { [`not all and ${from("md")}`]: { flexGrow: 1 } } });
/** What comes next, beside what was bought or below it. */
export const ways = style({ display: "grid", gap: space["5"], minInlineSize: 0 });
export const paid = style([box, { gap: space["1"] }]);
export const stages = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["5"]}`,
  fontSize: size.small,
});
export const stage = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  selectors: {
    "&[data-state=done]": { color: colour.success, fontWeight: 500 },
    "&[data-state=current]": { fontWeight: 600 },
    "&[data-state=ahead]": { color: colour.muted },
  },
});

export const moment = style({ display: "flex", alignItems: "center", gap: space["3"] });
