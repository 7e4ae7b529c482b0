import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, leading, radius, size, space } = vars;

/** One line until somebody has one. */
export const entry = style({ paddingInline: space["5"] });
globalStyle(`${entry} > details`, { border: 0 });
globalStyle(`${entry} > [role=status]:not(:empty)`, { paddingBlock: space["5"] });
export const voucher = style({
  display: "grid",
  gap: space["3"],
  alignItems: "start",
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
/** Level with the field, below its label, whatever stands below the field. */
export const voucherButton = style({
  "@media": { [from("sm")]: { marginBlockStart: `calc(${size.small} * ${leading.body} + ${space["1"]})` } },
});
export const voucherSet = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["2"]} ${space["4"]}`,
  border: `1px dashed ${colour.tile}`,
  borderRadius: radius.medium,
});
export const voucherTerms = style({ display: "block", color: colour.muted });
export const voucherCode = style({ fontWeight: 600, letterSpacing: "0.04em" });
