import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

export const frame = style({ position: "relative" });
/** One after the other on phones, to be swiped; beside each other where there is room. */
export const gallery = style({
  display: "flex",
  gap: space["2"],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  borderRadius: radius.large,
  "@media": {
    [from("md")]: {
      display: "grid",
      overflow: "hidden",
      gridTemplateColumns: "2fr 1fr 1fr",
      gridTemplateRows: "repeat(2, 10rem)",
      // Two are as wide as each other, and shown almost whole.
      selectors: { "&:has(> :nth-child(2):last-child)": { gridTemplateRows: "repeat(2, 12rem)" } },
    },
  },
});
export const picture = style({
  flex: "0 0 100%",
  aspectRatio: "16 / 10",
  scrollSnapAlign: "center",
  padding: 0,
  border: 0,
  background: colour.sunken,
  cursor: "zoom-in",
  overflow: "hidden",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": {
    [from("md")]: {
      aspectRatio: "auto",
      ":first-child": { gridRow: "1 / -1" },
      // One alone beside the first has all the room.
      selectors: { "&:nth-child(2):last-child": { gridArea: "1 / 2 / -1 / -1" } },
    },
  },
});
globalStyle(`${picture} img`, { display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const all = style({
  position: "absolute",
  insetBlockEnd: space["3"],
  insetInlineEnd: space["3"],
  background: colour.raised,
});
