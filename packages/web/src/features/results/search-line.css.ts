import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["4"],
});
/** On phones the pencil says it; the words are still heard. */
export const edit = style({
  "@media": {
    [`not all and ${from("sm")}`]: {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
export const words = style({ minInlineSize: 0 });
export const route = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space["2"],
  fontSize: size.heading,
});
export const hop = style({ display: "inline-flex", alignItems: "center", gap: space["2"] });
/** On phones a line each: whether two fit beside one another would hang on which font has come. */
export const facts = style({
  display: "grid",
  columnGap: space["4"],
  color: colour.muted,
  fontSize: size.small,
  "@media": { [from("md")]: { display: "flex", flexWrap: "wrap", fontSize: size.body } },
});
