import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { amount } from "./panel.css.ts";

const { colour, size, space } = vars;

export const lines = style({ margin: 0, padding: 0, listStyle: "none", display: "grid", gap: space["2"] });
export const priceLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space["2"]} ${space["4"]}`,
  fontSize: size.small,
});
export const details = style([lines, { gridColumn: "1 / -1" }]);
export const detail = style([priceLine, { color: colour.muted, paddingInlineStart: space["3"] }]);
export const total = style([
  priceLine,
  {
    paddingBlockStart: space["3"],
    borderBlockStart: `1px solid ${colour.line}`,
    fontSize: size.body,
    fontWeight: 600,
    alignItems: "baseline",
  },
]);
export const totalAmount = style([amount, { fontSize: size.title }]);
export const charged = style([priceLine, { fontWeight: 600, fontSize: size.body }]);
