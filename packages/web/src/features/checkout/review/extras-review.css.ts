import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { size, space } = vars;

export const extras = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: space["2"],
  fontSize: size.small,
});
export const extra = style({ display: "flex", justifyContent: "space-between", columnGap: space["4"] });
