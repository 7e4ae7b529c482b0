import { from, vars } from "@safar/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

const screenOnly = { print: { display: "none" } } as const;
const roomy = "(min-width: 40rem)";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
});
export const head = style({ display: "grid", gap: space["2"] });
export const back = style({ justifySelf: "start", "@media": screenOnly });
export const headLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2"]} ${space["4"]}`,
});
export const title = style({ fontSize: size.page });
/** All about it beside what is done next, where there is room. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 21rem", columnGap: space["6"] } },
});
export const aside = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["5"] });
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  maxInlineSize: "60rem",
});
export const tickets = style({ display: "grid", gap: space["5"] });
// On a phone all about it is one row of things: what is taken along comes right below the tickets.
const stacked = { display: "contents", "@media": { [from("lg")]: { display: "grid" } } } as const;
globalStyle(`${columns} > :is(${part}, ${aside}), ${columns} > ${part} > ${tickets}`, stacked);
const later = { order: 2, "@media": { [from("lg")]: { order: 0 } } } as const;
globalStyle(
  `${columns} > ${part} > :not(${tickets}), ${columns} ${tickets} > section, ${columns} > ${aside} > *`,
  later,
);
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  padding: space["6"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { print: { borderColor: "#000", padding: space["4"] } },
});
globalStyle(`${panel} > h2`, { fontSize: size.title });
export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  "@media": screenOnly,
});
/** What is taken along. On a phone a row of equal shares, each sign above its words, so that the tickets are in sight below it. */
export const takeAlong = style([
  actions,
  {
    alignItems: "stretch",
    gap: space["2"],
    "@media": { [roomy]: { alignItems: "center", gap: space["3"] }, ...screenOnly },
  },
]);
globalStyle(`${takeAlong} > :is(a, button)`, {
  // A fourth each: what comes with the script finds its place, and moves nothing.
  inlineSize: `calc((100% - 3 * ${space["2"]}) / 4)`,
  flexDirection: "column",
  gap: space["1"],
  padding: `${space["2"]} ${space["1"]}`,
  fontSize: size.micro,
  "@media": {
    [roomy]: {
      inlineSize: "auto",
      flexDirection: "row",
      gap: space["2"],
      paddingInline: space["4"],
      fontSize: size.small,
    },
  },
});
globalStyle(`${columns} > ${aside} > ${takeAlong}`, {
  order: 1,
  "@media": { [from("lg")]: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space["2"] } },
});
globalStyle(`${aside} > ${takeAlong} > :is(a, button)`, {
  "@media": { [from("lg")]: { inlineSize: "100%", paddingInline: space["2"] } },
});
// What is said has a line of its own; the place where nothing is said yet takes no share.
globalStyle(`${takeAlong} > [role=status]`, { flex: "1 0 100%" });
globalStyle(`${takeAlong} > [role=status]:empty`, { position: "absolute" });
export const told = style({ fontSize: size.small, color: colour.muted, overflowWrap: "anywhere" });
export const oneName = style({ display: "inline-block" });
/** One flight of several, in a line. */
export const flightLine = style({ display: "block" });
/** An hour that holds no longer, below the one that does. */
export const was = style({ display: "block", color: colour.muted, fontSize: size.body, fontWeight: 400 });
export const quiet = style({ color: colour.muted, fontSize: size.small, textWrap: "pretty" });
export const lead = style({ textWrap: "pretty" });
export const small = style({ display: "block", color: colour.muted, fontSize: size.micro });
export const loading = style({ display: "grid", gap: space["4"] });
export const coming = style({ display: "block", blockSize: "10rem" });

// The next step.
const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space["4"],
  padding: space["5"],
  borderRadius: radius.large,
  border: "1px solid transparent",
  "@media": { [roomy]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "center" }, ...screenOnly },
});
export const steps = styleVariants({
  next: [step, { background: colour.warningSoft, color: colour.text }],
  wait: [step, { background: colour.brandSoft }],
  good: [step, { background: colour.successSoft }],
  warn: [step, { background: colour.warningSoft }],
  over: [step, { background: colour.sunken }],
  plain: [step, { background: colour.sunken }],
});
export const stepSign = style({ display: "grid", alignSelf: "start", paddingBlockStart: "0.15rem" });
export const stepWords = style({ display: "grid", gap: space["2"] });
export const stepTitle = style({ fontSize: size.title });
export const stepAction = style({
  gridColumn: "1 / -1",
  display: "grid",
  "@media": { [roomy]: { gridColumn: "auto" } },
});

// Showing that it is theirs.
export const proof = style({
  display: "grid",
  gap: space["5"],
  padding: space["6"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.card,
  "@media": { [roomy]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" }, ...screenOnly },
});
export const proofWords = style({ display: "grid", gap: space["3"], alignContent: "start" });
export const proofTitle = style({ display: "flex", alignItems: "center", gap: space["2"], fontSize: size.title });
export const proofForm = style({ display: "grid", gap: space["4"], alignContent: "start", justifyItems: "stretch" });

// The ticket.
export const toGo = style({ fontWeight: 600, color: colour.success });
export const codeRoom = style({ inlineSize: "9.5rem", blockSize: "9.5rem" });
export const code = style({ display: "block", inlineSize: "100%", blockSize: "100%", borderRadius: radius.small });
export const reference = style({ fontSize: size.heading, letterSpacing: "0.06em", fontVariantNumeric: "tabular-nums" });
/** As long as a voucher's: the stub is as wide as it is. */
export const doorNumber = style({ fontSize: size.lead, letterSpacing: "0.04em", fontVariantNumeric: "tabular-nums" });
export const rideNumber = style({ marginInlineStart: space["2"], fontVariantNumeric: "tabular-nums" });
export const hijri = style({ display: "block", fontSize: size.micro, opacity: 0.9 });

// People.
export const people = style({ display: "grid", listStyle: "none", padding: 0, margin: 0 });
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space["3"],
  paddingBlock: space["3"],
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}` } },
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  color: colour.muted,
  fontSize: size.small,
});
export const extras = style({ margin: 0, paddingInlineStart: space["5"], fontSize: size.small });
export const ticketState = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space["1"],
  "@media": { [from("md")]: { justifyItems: "end" } },
});
export const number = style({ fontVariantNumeric: "tabular-nums", fontSize: size.small });
export const booked = style([facts, { rowGap: space["1"] }]);

// What comes next, and the ways on.
export const advice = style({
  listStyle: "disc",
  display: "grid",
  gap: space["2"],
  margin: 0,
  paddingInlineStart: space["5"],
  color: colour.muted,
  fontSize: size.small,
});
export const offer = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space["3"]} ${space["4"]}`,
  padding: space["5"],
  borderRadius: radius.large,
  background: colour.brandSoft,
  "@media": screenOnly,
});
globalStyle(`${offer} > a`, { gridColumn: "1 / -1" });
export const offerSign = style({ display: "grid", color: colour.brand });
export const offerTitle = style({ fontSize: size.title });

// Amounts.
export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const heads = style({ color: colour.muted, fontSize: size.micro });
globalStyle(`${heads} th`, { textAlign: "start", fontWeight: 500 });
globalStyle(`${heads} th + th`, { textAlign: "end" });
export const lineName = style({ paddingBlock: space["2"], textAlign: "start", fontWeight: 400 });
export const lineLabel = style({ display: "block", color: colour.muted, fontSize: size.small });
export const lineAmount = style({
  paddingBlock: space["2"],
  textAlign: "end",
  verticalAlign: "top",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
export const total = style({
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: 600,
  fontSize: size.lead,
});
globalStyle(`${total} th`, { paddingBlock: space["2"], textAlign: "start" });

// Managing.
export const cancel = style({ display: "grid", gap: space["4"] });
/** Led to, it leaves room for the title of what it is in. */
export const cancelTitle = style({ fontSize: size.title, scrollMarginBlockStart: "4.5rem" });
export const waiting = style({ display: "flex", alignItems: "center", gap: space["3"] });
export const tracker = style({ display: "grid", gap: space["3"] });

/** What one looks for on the way there. */
export const place = style({
  justifySelf: "stretch",
  blockSize: "9rem",
  borderRadius: radius.medium,
  overflow: "hidden",
  background: colour.sunken,
});
globalStyle(`${place} > *`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

/** Whom a cancellation is for. */
export const whom = style({ display: "grid", gap: space["2"], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
