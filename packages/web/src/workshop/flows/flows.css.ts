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
export const frame = style({
  overflow: "auto",
  maxBlockSize: "min(78vb, 60rem)",
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.sunken,
  padding: space["3"],
});
export const drawing = style({
  display: "block",
  maxInlineSize: "none",
  blockSize: "auto",
  marginInline: "auto",
  fontFamily: vars.font,
});

export const box = style({ fill: colour.surface, stroke: colour.control, strokeWidth: 1.25, cursor: "pointer" });
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
  stroke: colour.sunken,
  strokeWidth: 3,
  pointerEvents: "none",
});
export const dimmed = style({ opacity: 0.5 });

export const here = style({ fontSize: size.lead, fontWeight: 600, overflowWrap: "anywhere" });
export const heading = style({ fontSize: size.body, marginBlockEnd: space["2"] });
export const presses = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
export const list = style({ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: space["1"] });
export const because = style({ color: colour.muted, fontSize: size.small });
export const code = style({ overflowWrap: "anywhere", unicodeBidi: "isolate", fontSize: size.small });
export const states = style([
  list,
  { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))", gap: space["2"] },
]);
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
