import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

const roomy = "(min-width: 40rem)";

/** A phone shows as many bookings as it can. */
const handy = "(max-width: 40rem)";

export const page = style({ display: "grid", gap: space["5"], "@media": { [handy]: { gap: space["3"] } } });
export const panel = style({
  display: "grid",
  gap: space["5"],
  containerType: "inline-size",
  "@media": { [handy]: { gap: space["4"] } },
});
export const filter = style({
  display: "grid",
  gap: space["3"],
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
});
// What each of them says without a choice names it; a phone has no room to say it twice.
globalStyle(`${filter} label`, { "@media": { [handy]: { position: "absolute", clipPath: "inset(50%)" } } });
export const clear = style({ justifySelf: "start", paddingBlock: space["3"] });
export const loading = style({ display: "grid", gap: space["3"] });
export const coming = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
});
export const parts = style({ display: "grid", gap: space["8"], "@media": { [handy]: { gap: space["5"] } } });
export const part = style({ display: "grid", gap: space["3"] });
export const partName = style({ fontSize: size.lead });
export const list = style({ display: "grid", gap: space["3"], listStyle: "none", padding: 0, margin: 0 });
/** The trip that comes first. */
export const nextList = style([list]);
/** What a booking is told in: its sign, what it is, how it stands. */
const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  rowGap: space["2"],
  padding: space["4"],
  "@container": {
    [roomy]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      columnGap: space["4"],
      rowGap: space["3"],
      padding: space["5"],
    },
  },
});
export const card = style([
  row,
  {
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    transition: `border-color ${vars.move}, box-shadow ${vars.move}`,
    ":hover": { borderColor: colour.control, boxShadow: shadow.card },
    selectors: {
      "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
      [`${nextList} > &`]: { borderInlineStart: `4px solid ${colour.brand}`, boxShadow: shadow.card },
    },
  },
]);
/** What waits for its owner: rows of one panel. */
export const askingList = style({ margin: 0, padding: 0, listStyle: "none" });
export const askingPanel = style({
  overflow: "clip",
  border: `1px solid ${colour.line}`,
  borderBlockStart: `3px solid ${colour.next}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: shadow.card,
});
export const asking = style([
  row,
  {
    selectors: {
      "& + &": { borderBlockStart: `1px solid ${colour.line}` },
      "&:hover": { background: colour.sunken },
      "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
    },
    "@container": { [roomy]: { alignItems: "center", paddingBlock: space["4"] } },
  },
]);
export const more = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3rem",
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.brand,
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    // It has done what it says. It stays in the document, so that the keyboard goes on from it.
    "details[open] > &": { position: "absolute", clipPath: "inset(50%)" },
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: colour.sunken },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
  },
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brand,
  "@container": { [roomy]: { inlineSize: "2.75rem", blockSize: "2.75rem" } },
  selectors: { [`${asking} > &`]: { background: colour.warningSoft, color: colour.warning } },
});
export const what = style({
  display: "grid",
  gap: space["1"],
  minInlineSize: 0,
  selectors: {
    // On a phone the next trip has the whole width below its name.
    [`${nextList} &`]: { display: "contents" },
  },
  "@container": { [roomy]: { selectors: { [`${nextList} &`]: { display: "grid" } } } },
});
/** Below the sign and the name, where they leave no more room beside them. */
const whole = { selectors: { [`${nextList} &`]: { gridColumn: "1 / -1" } } } as const;
export const title = style({ fontSize: size.title, overflowWrap: "anywhere" });
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["3"],
  fontVariantNumeric: "tabular-nums",
  ...whole,
});
export const was = style({ color: colour.warning, fontSize: size.small, fontWeight: 500 });
export const countdown = style({
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 600,
  selectors: { [`${nextList} &`]: { fontSize: size.title } },
});
/** When the next trip begins and ends, and the way to its ticket. */
export const ahead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space["3"],
  ...whole,
  "@container": { [roomy]: { flexDirection: "column", alignItems: "start", marginBlockStart: space["3"] } },
});
export const ends = style({ display: "flex", gap: space["5"], margin: 0 });
export const endName = style({ color: colour.muted, fontSize: size.small });
export const end = style({ margin: 0, fontSize: size.small, fontVariantNumeric: "tabular-nums" });
export const hour = style({ display: "block", fontSize: size.title, fontWeight: 700, lineHeight: 1.2 });
/** Above the link that the whole card is. */
export const paper = style({ position: "relative", zIndex: 1 });
/** The day and the hour, apart on one line or each on its own. */
export const start = style({ display: "flex", flexWrap: "wrap", columnGap: space["3"] });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  color: colour.muted,
  fontSize: size.small,
  ...whole,
});
export const state = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["2"],
  "@container": {
    [roomy]: { gridColumn: "3", flexDirection: "column", alignItems: "end", justifyContent: "start" },
  },
});
export const amount = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** Above the link that the whole row is. */
export const due = style({
  position: "relative",
  zIndex: 1,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["1"]} ${space["4"]}`,
  pointerEvents: "none",
  "@container": { [roomy]: { gridColumn: "3", flexWrap: "nowrap", maxInlineSize: "29rem" } },
});
/** On a phone until when stands above what it means, and that beside the press. */
export const dueWords = style({
  display: "contents",
  "@container": { [roomy]: { display: "grid", gap: space["1"], justifyItems: "end", textAlign: "end" } },
});
export const dueMark = style({ flexBasis: "100%", "@container": { [roomy]: { flexBasis: "auto" } } });
export const dueNote = style({
  flex: "1 1 6rem",
  color: colour.muted,
  fontSize: size.small,
  textWrap: "balance",
});
export const dueAction = style({ flexShrink: 0, pointerEvents: "auto" });
