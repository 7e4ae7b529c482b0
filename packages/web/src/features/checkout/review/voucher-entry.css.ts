import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

export const voucher = style({
  display: "grid",
  gap: space["3"],
  alignItems: "end",
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
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
export const voucherCode = style({ fontWeight: 600, letterSpacing: "0.04em" });
