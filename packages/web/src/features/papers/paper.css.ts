import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

const screenOnly = { print: { display: "none" } } as const;

export const room = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  inlineSize: "min(100% - 2rem, 210mm)",
  marginInline: "auto",
  "@media": { print: { display: "block", inlineSize: "auto", page: "paper" } },
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  "@media": screenOnly,
});
export const barEnd = style({ display: "flex", flexWrap: "wrap", gap: space["3"], marginInlineStart: "auto" });

export const waits = style({ visibility: "hidden" });

/** Ink on paper: whatever stands on it has no colours of its own. */
export const sheet = style({
  vars: {
    [colour.text]: "#000",
    [colour.muted]: "#333",
    [colour.line]: "#999",
    [colour.surface]: "#fff",
    [colour.brand]: "#000",
    [colour.success]: "#000",
    [colour.warning]: "#000",
    [colour.danger]: "#000",
  },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  padding: "clamp(1rem, 5vi, 14mm)",
  background: "#fff",
  color: "#000",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  fontSize: size.small,
  "@media": {
    print: {
      padding: 0,
      border: 0,
      borderRadius: 0,
      gap: space["3"],
      fontSize: "9.5pt",
      lineHeight: 1.45,
      breakInside: "auto",
    },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  paddingBlockEnd: space["3"],
  borderBlockEnd: "2px solid #000",
});
export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  fontSize: size.heading,
  fontWeight: 700,
});
export const name = style({ fontSize: size.heading });
export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space["4"],
});
export const topWords = style({ flex: "1 1 16rem", minInlineSize: 0, display: "grid", gap: space["3"] });
export const title = style({ fontSize: size.title, fontWeight: 600, textWrap: "balance" });
export const reference = style({ fontSize: size.heading, letterSpacing: "0.06em", fontVariantNumeric: "tabular-nums" });
export const codeRoom = style({ inlineSize: "32mm", textAlign: "center" });
/** Where the code stood: nobody is let in any more. */
export const over = style({
  padding: `${space["2"]} ${space["3"]}`,
  border: "2px solid #000",
  borderRadius: "4px",
  fontWeight: 600,
});
/** In a table: as wide as in the head, its words beside it. */
export const coded = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["3"] });
export const facts = style({ display: "flex", flexWrap: "wrap", gap: `${space["2"]} ${space["6"]}` });
export const quiet = style({ color: colour.muted, fontSize: size.micro });
export const below = style([quiet, { display: "block", fontWeight: 400 }]);
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2"],
  "@media": { print: { gap: space["1"] } },
});
globalStyle(`${section} > h2, ${section} > h3`, {
  fontSize: size.body,
  paddingBlockEnd: space["1"],
  borderBlockEnd: `1px solid ${colour.line}`,
  breakAfter: "avoid",
});
export const stacked = style({ display: "grid", minInlineSize: 0 });
/** On a narrow screen the day stands below its hour. */
export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["2"],
  "@media": { "screen and (min-width: 48rem)": { flexWrap: "nowrap" }, print: { flexWrap: "nowrap" } },
});
export const hour = style({ fontSize: size.title, fontVariantNumeric: "tabular-nums" });
export const ends = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: `${space["3"]} ${space["5"]}`,
});

/** On a narrow screen a table is wider than the sheet, and is moved by itself. */
export const tableRoom = style({ overflowX: "auto", "@media": { print: { overflow: "visible" } } });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", lineHeight: 1.45 });
globalStyle(`${table} th, ${table} td`, {
  padding: `${space["1"]} ${space["2"]}`,
  paddingInlineStart: 0,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `1px solid ${colour.line}`,
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { color: colour.muted, fontSize: size.micro });
globalStyle(`${table} tbody th`, { fontWeight: 600 });
export const number = style({ fontVariantNumeric: "tabular-nums" });
export const list = style({ display: "grid", gap: space["1"], paddingInlineStart: space["5"], listStyleType: "disc" });
export const foot = style([
  facts,
  { paddingBlockStart: space["3"], borderBlockStart: `1px solid ${colour.line}`, fontSize: size.micro },
]);
