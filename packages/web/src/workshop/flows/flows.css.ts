import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space, radius, size } = vars;
const wide = "(min-width: 60rem)";

export const page = style({ padding: space["4"], maxInlineSize: "120rem", marginInline: "auto" });
export const lead = style({ color: colour.muted, marginBlock: space["2"], maxInlineSize: "45rem" });
export const controls = style({ display: "flex", flexWrap: "wrap", gap: space["4"], alignItems: "end" });
export const columns = style({
  display: "grid",
  gap: space["5"],
  marginBlockStart: space["5"],
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" } },
});
export const main = style({ minInlineSize: 0, display: "grid", gap: space["5"] });
export const panel = style({
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  padding: space["4"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const chart = style({ display: "grid", gap: space["2"], minInlineSize: 0 });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["4"]}`,
  alignItems: "center",
  justifyContent: "space-between",
});
export const zoom = style({ display: "flex", flexWrap: "wrap", alignItems: "center" });
export const percent = style({
  minInlineSize: "3rem",
  textAlign: "center",
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["3"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: size.small,
  color: colour.muted,
});
export const legendItem = style({ display: "flex", gap: space["1"], alignItems: "center" });
export const legendMark = style({ fill: colour.text, fontSize: "9px" });
export const frame = style({
  overflow: "auto",
  maxBlockSize: "min(60vb, 60rem)",
  cursor: "grab",
  "@media": { [wide]: { maxBlockSize: "min(74vb, 60rem)" } },
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.sunken,
  padding: space["3"],
});
export const dragged = style({ cursor: "grabbing", userSelect: "none" });
export const drawing = style({
  display: "block",
  maxInlineSize: "none",
  blockSize: "auto",
  marginInline: "auto",
  fontFamily: vars.font,
});

export const box = style({ fill: colour.surface, stroke: colour.control, strokeWidth: 1.25, cursor: "pointer" });
/** Its edge is that of a part, whatever the part is: a state that goes on beside others. */
export const region = style({ fill: colour.sunken, strokeDasharray: "1 4", strokeLinecap: "round", strokeWidth: 2 });
export const busy = style({ strokeDasharray: "5 4" });
export const money = style({ stroke: colour.warning, strokeWidth: 2 });
export const final = style({ strokeWidth: 3 });
export const active = style({ fill: colour.brandSoft, stroke: colour.brand, strokeWidth: 2.5 });
export const chosen = style({ stroke: colour.next, strokeWidth: 3 });
export const stateName = style({ fill: colour.text, fontSize: "12.5px", fontWeight: 600, pointerEvents: "none" });
export const line = style({ fill: "none", stroke: colour.control, strokeWidth: 1.1 });
export const lineLit = style({ fill: "none", stroke: colour.brand, strokeWidth: 2 });
export const tip = style({ fill: colour.control });
export const tipLit = style({ fill: colour.brand });
export const arrowLabel = style({
  fill: colour.text,
  fontSize: "11px",
  paintOrder: "stroke",
  stroke: colour.surface,
  strokeWidth: 4,
  strokeLinejoin: "round",
});
export const dimmed = style({ opacity: 0.5 });

export const here = style({ fontSize: size.lead, fontWeight: 600, overflowWrap: "anywhere" });
export const allowed = style({ display: "grid", gap: space["2"], listStyle: "none", padding: 0, margin: 0 });
export const allowedOne = style({ display: "flex", flexWrap: "wrap", gap: space["2"], alignItems: "center" });
export const summary = style({ cursor: "pointer", paddingBlock: space["2"], fontWeight: 600 });
export const smallHeading = style({ fontSize: size.small, color: colour.muted, marginBlock: space["2"] });
export const heading = style({ fontSize: size.body, marginBlockEnd: space["2"] });
export const presses = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
export const list = style({ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: space["1"] });
export const because = style({ color: colour.muted, fontSize: size.small });
export const code = style({ overflowWrap: "anywhere", unicodeBidi: "isolate", fontSize: size.small });
/** One part under the other, in as many columns as there is room for. */
export const states = style({ listStyle: "none", padding: 0, margin: 0, columns: "14rem auto", columnGap: space["3"] });
export const part = style({ breakInside: "avoid", paddingBlockEnd: space["2"] });
export const inner = style({
  listStyle: "none",
  margin: 0,
  marginBlockStart: space["2"],
  paddingInlineStart: space["4"],
  borderInlineStart: `2px solid ${colour.line}`,
});
export const state = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space["2"],
  inlineSize: "100%",
  minBlockSize: "2.75rem",
  alignItems: "center",
  paddingInline: space["3"],
  font: "inherit",
  textAlign: "start",
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.small,
  cursor: "pointer",
  selectors: { '&[aria-pressed="true"]': { borderColor: colour.next, boxShadow: `inset 0 0 0 1px ${colour.next}` } },
});
export const hereState = style({ background: colour.brandSoft });
export const target = style({
  font: "inherit",
  color: colour.brand,
  background: "none",
  border: 0,
  padding: `${space["1"]} ${space["1"]}`,
  minBlockSize: "1.75rem",
  textDecoration: "underline",
  cursor: "pointer",
});
export const taken = style({ paddingInlineStart: space["6"], margin: 0, display: "grid", gap: space["1"] });
/** Beside both the chart and its list where there is room, between them where there is not. */
export const aside = style({ minInlineSize: 0, "@media": { [wide]: { gridColumn: 2, gridRow: "1 / span 2" } } });
