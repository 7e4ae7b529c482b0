import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: size.small });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space["2"]} ${space["2"]}`,
  paddingInlineStart: 0,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: "inherit",
  borderBlockEnd: `1px solid ${colour.line}`,
});
globalStyle(`${table} thead th`, { color: colour.muted, fontSize: size.micro });
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
export const caption = style({ textAlign: "start", fontWeight: 600, fontSize: size.body, paddingBlockEnd: space["1"] });
export const who = style({ display: "table-cell" });
globalStyle(`${who} > span`, { display: "block" });
export const quiet = style({ color: colour.muted });
export const rules = style({ padding: 0 });
export const caution = style({ color: colour.warning, fontWeight: 500 });
export const none = style({ color: colour.muted, fontSize: size.small });
