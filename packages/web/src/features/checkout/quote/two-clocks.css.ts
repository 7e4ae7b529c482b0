import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** One after the other, as they come. */
export const clocks = style({
  display: "grid",
  margin: 0,
  borderRadius: radius.medium,
  background: colour.sunken,
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))" } },
});
export const clock = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space["3"],
  padding: space["4"],
});
export const clockSign = style({ gridRow: "span 3", color: colour.brand, paddingBlockStart: "0.15rem" });
export const clockName = style({ fontSize: size.small, color: colour.muted });
export const clockTime = style({ fontWeight: 600 });
export const clockNote = style({ fontSize: size.small, color: colour.muted, overflowWrap: "anywhere" });
