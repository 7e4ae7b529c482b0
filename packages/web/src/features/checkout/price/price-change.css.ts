import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  background: colour.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
});
export const tableFrame = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  overflow: "clip",
  overflowX: "auto",
  background: colour.surface,
});
export const cell = style({
  padding: `${space["3"]} ${space["3"]}`,
  textAlign: "end",
  borderBlockStart: `1px solid ${colour.line}`,
  whiteSpace: "nowrap",
  "@media": { [from("sm")]: { paddingInline: space["5"] } },
});
export const name = style([cell, { textAlign: "start", fontWeight: 400, whiteSpace: "normal" }]);
export const columnName = style([cell, { borderBlockStart: 0, color: colour.muted, fontWeight: 500 }]);
export const firstColumnName = style([columnName, { textAlign: "start" }]);
export const changed = style({ fontWeight: 600 });
export const sum = style({ fontWeight: 600, fontSize: size.body, background: colour.sunken });
export const sumName = style([name, { fontWeight: 600 }]);
/** The former amounts have no column on phones: there those that changed stand above what is now. */
export const was = style({
  display: "block",
  color: colour.muted,
  fontSize: size.small,
  fontWeight: 400,
  "@media": { [from("sm")]: { display: "none" } },
});
const former = style({ "@media": { "(max-width: 39.99rem)": { display: "none" } } });
export const formerCell = style([cell, former]);
export const formerName = style([columnName, former]);
export const formerSum = style([cell, former, { color: colour.muted, fontWeight: 400 }]);
