import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const clocks = style({
  display: "grid",
  gap: space["3"],
  margin: 0,
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const clock = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  padding: space["4"],
  borderRadius: radius.medium,
  background: colour.sunken,
});
export const clockSign = style({ gridRow: "span 3", color: colour.brand, paddingBlockStart: "0.15rem" });
export const clockName = style({ fontSize: size.small, color: colour.muted });
export const clockTime = style({ fontWeight: 600, fontSize: size.lead });
export const clockNote = style({ fontSize: size.small, color: colour.muted });
