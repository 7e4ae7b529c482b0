import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

/** What changes the search is a box around its words. */
export const line = style({
  position: "relative",
  padding: `${space["1"]} ${space["3"]}`,
  paddingInlineEnd: "3rem",
  "@media": { [from("md")]: { paddingInlineEnd: "11rem" } },
});
globalStyle(`${line} > a`, { position: "absolute", inset: 0, justifyContent: "end" });
export const words = style({ position: "relative", zIndex: 1, pointerEvents: "none" });
/** One line each, cut where it does not fit: whether a second is needed would hang on which font has come. */
globalStyle(`${words} > *`, {
  lineHeight: 1.35,
  whiteSpace: "nowrap",
  // Above and below a line stand marks of Arabic letters, without which they are other ones.
  overflow: ["hidden", "clip visible"],
  textOverflow: "ellipsis",
});
/** On phones the pencil says it; the words are still heard. */
export const heardOnPhones = style({
  "@media": {
    [`not all and ${from("md")}`]: {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
export const route = style({ fontSize: size.lead });
globalStyle(`${route} svg`, { display: "inline-block", marginInline: "0.35em", verticalAlign: "-0.1em" });
export const facts = style({ color: colour.muted, fontSize: size.micro });
