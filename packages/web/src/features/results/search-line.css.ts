import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space["4"]}`,
  // The button stays beside the route, though the line below comes before it.
  gridAutoFlow: "row dense",
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
export const words = style({
  minInlineSize: 0,
  "@media": { [`not all and ${from("md")}`]: { display: "contents" } },
});
export const route = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space["2"],
  fontSize: size.heading,
});
export const hop = style({ display: "inline-flex", alignItems: "center", gap: space["2"] });
/**
 * On phones one line below the route and its button, cut where it does not fit: whether a second is needed would hang on which font has
 * come.
 */
export const facts = style({
  gridColumn: "1 / -1",
  color: colour.muted,
  fontSize: size.micro,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": {
    [from("md")]: { display: "flex", flexWrap: "wrap", columnGap: space["4"], fontSize: size.body },
  },
});
export const fact = style({
  selectors: { "& + &::before": { content: '" · "' } },
  "@media": { [from("md")]: { selectors: { "& + &::before": { content: "none" } } } },
});
