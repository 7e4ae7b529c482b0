import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const preview = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  alignItems: "center",
  padding: `${space["3"]} ${space["4"]}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  fontSize: size.small,
});
export const previewSign = style({ color: colour.tile, gridRow: "span 2" });
export const previewName = style({ fontWeight: 600, fontSize: size.body, letterSpacing: "0.02em" });
