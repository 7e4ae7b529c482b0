import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const operators = style({
  display: "grid",
  gap: space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("sm")]: { gridAutoRows: "1fr", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
/** Its card fills it: those of a row are as high as the highest. */
export const each = style({ display: "grid" });
export const about = style({ color: colour.muted, fontSize: size.small });
/** The mark beside the words, so that a phone shows all of them at once. */
export const operator = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space["3"],
});
