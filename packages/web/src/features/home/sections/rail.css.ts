import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

export const rail = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(17rem, 80%)",
  gap: space["4"],
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  // Cards run to the edge of the screen, and the first one lines up with the heading.
  marginInline: `calc(-1 * ${space["4"]})`,
  paddingInline: space["4"],
  scrollPaddingInline: space["4"],
  paddingBlock: space["1"],
  scrollbarWidth: "none",
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: space["6"],
      overflowX: "visible",
      marginInline: 0,
      paddingInline: 0,
    },
  },
});
globalStyle(`${rail} > *`, { scrollSnapAlign: "start" });
// Lower than it is drawn: what a card says is seen with it.
globalStyle(`${rail} > article > :has(> img)`, { aspectRatio: "16 / 9" });
globalStyle(`${rail} > article > * > img`, { blockSize: "100%", objectFit: "cover" });
