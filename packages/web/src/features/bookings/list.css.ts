import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

const roomy = "(min-width: 40rem)";

export const page = style({ display: "grid", gap: space["5"] });
export const panel = style({ display: "grid", gap: space["5"], containerType: "inline-size" });
export const filter = style({
  display: "grid",
  gap: space["3"],
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
});
export const clear = style({ justifySelf: "start", paddingBlock: space["3"] });
export const loading = style({ display: "grid", gap: space["3"] });
export const coming = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
});
export const parts = style({ display: "grid", gap: space["8"] });
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
  columnGap: space["4"],
  rowGap: space["3"],
  padding: space["5"],
  "@container": { [roomy]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
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
    paddingBlock: space["4"],
    selectors: {
      "& + &": { borderBlockStart: `1px solid ${colour.line}` },
      "&:hover": { background: colour.sunken },
      "&:has(h3 a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-3px" },
    },
    "@container": { [roomy]: { alignItems: "center" } },
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
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brand,
  selectors: { [`${asking} > &`]: { background: colour.warningSoft, color: colour.warning } },
});
export const what = style({ display: "grid", gap: space["1"], minInlineSize: 0 });
export const title = style({ fontSize: size.title, overflowWrap: "anywhere" });
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["3"],
  fontVariantNumeric: "tabular-nums",
});
export const was = style({ color: colour.warning, fontSize: size.small, fontWeight: 500 });
export const countdown = style({
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 600,
  selectors: { [`${nextList} &`]: { fontSize: size.title } },
});
/** When the next trip begins and ends, beside each other. */
export const ends = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space["3"],
  maxInlineSize: "24rem",
  marginBlock: space["3"],
});
export const endName = style({ color: colour.muted, fontSize: size.small });
export const end = style({ margin: 0, fontVariantNumeric: "tabular-nums" });
export const hour = style({ display: "block", fontSize: size.title, fontWeight: 700, lineHeight: 1.2 });
/** Above the link that the whole card is. */
export const paper = style({ position: "relative", zIndex: 1, justifySelf: "start" });
/** The day and the hour, apart on one line or each on its own. */
export const start = style({ display: "flex", flexWrap: "wrap", columnGap: space["3"] });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  color: colour.muted,
  fontSize: size.small,
});
export const state = style({
  gridColumn: "2",
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
  gridColumn: "2",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["2"]} ${space["5"]}`,
  pointerEvents: "none",
  "@container": { [roomy]: { gridColumn: "3", flexWrap: "nowrap", maxInlineSize: "29rem" } },
});
export const dueWords = style({
  display: "grid",
  gap: space["1"],
  justifyItems: "start",
  "@container": { [roomy]: { justifyItems: "end", textAlign: "end" } },
});
export const dueNote = style({ color: colour.muted, fontSize: size.small, textWrap: "balance" });
export const dueAction = style({ flexShrink: 0, pointerEvents: "auto" });
