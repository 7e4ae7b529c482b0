import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { size, space } = vars;

export const hours = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["3"]}`,
  fontSize: size.small,
  fontWeight: 500,
});
