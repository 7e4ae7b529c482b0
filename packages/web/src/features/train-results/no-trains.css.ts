import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export { quiet, title, way } from "../results/ways.css.ts";

const { colour, radius, size, space } = vars;

const list = { display: "grid", margin: 0, padding: 0, listStyle: "none" } as const;

export const page = style({ display: "grid", gap: space["6"], gridTemplateColumns: "minmax(0, 1fr)" });
export const connections = style({ ...list, gap: space["4"], marginBlockStart: space["3"] });
export const connection = style({
  display: "grid",
  gap: space["3"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const sum = style({ display: "flex", justifyContent: "space-between", gap: space["3"] });
export const leg = style({ display: "grid", gap: space["2"] });
export const book = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  justifySelf: "start",
  minBlockSize: "2.75rem",
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 600,
});
export const change = style({
  margin: 0,
  paddingBlock: space["2"],
  paddingInline: space["3"],
  borderInlineStart: `4px dotted ${colour.tile}`,
  color: colour.muted,
  fontSize: size.small,
});
