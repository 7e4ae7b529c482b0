import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const form = style({ display: "grid", gap: space["5"] });
// Under the header and over the bar at the window's end there is room for the field that has the focus.
globalStyle(`${form} :is(input, select, button)`, { scrollMarginBlock: "8rem 9rem" });
export const person = style({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
export const personHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["4"]} ${space["5"]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const personTitle = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space["3"] });
globalStyle(`${personTitle} h2`, { fontSize: size.title });
export const ages = style({ color: colour.muted, fontSize: size.small });
export const personBody = style({ display: "grid", gap: space["5"], padding: space["5"] });
/** Fields side by side as far as they fit; a row that belongs together starts anew. */
export const fields = style({
  display: "grid",
  gap: space["4"],
  alignItems: "start",
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const whole = style({ gridColumn: "1 / -1" });
/** A part of a passenger under a heading of its own. */
export const part = style({
  display: "grid",
  gap: space["4"],
  paddingBlockStart: space["5"],
  borderBlockStart: `1px solid ${colour.line}`,
});
globalStyle(`${part} h3`, { fontSize: size.body, fontWeight: 600 });
export const preview = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  alignItems: "center",
  padding: `${space["3"]} ${space["4"]}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  fontSize: size.small,
});
export const previewSign = style({ color: colour.tile, gridRow: "span 2" });
export const previewName = style({ fontWeight: 600, fontSize: size.body, letterSpacing: "0.02em" });
export const warnings = style({ margin: 0, padding: 0, listStyle: "none", display: "grid", gap: space["2"] });
export const warning = style({
  display: "flex",
  gap: space["2"],
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.small,
  background: colour.warningSoft,
  fontSize: size.small,
});
export const warningSign = style({ color: colour.warning, paddingBlockStart: "0.1rem" });

export const picks = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["2"] });
export const picksName = style({ fontSize: size.small, color: colour.muted });
export const pick = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  border: `1px solid ${colour.control}`,
  borderRadius: radius.pill,
  background: colour.surface,
  color: colour.text,
  font: "inherit",
  fontSize: size.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-pressed=true]": { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
  },
});
export const changes = style({ margin: 0, display: "grid", gap: space["3"] });
export const change = style({
  display: "grid",
  gap: space["1"],
  paddingBlockEnd: space["3"],
  borderBlockEnd: `1px solid ${colour.line}`,
  "@media": { [from("sm")]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});
export const changeName = style({ color: colour.muted, fontSize: size.small });
export const changeValue = style({ margin: 0, overflowWrap: "anywhere" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["3"] });
