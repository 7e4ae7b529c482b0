import { tails, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

/** As wide as a whole page leaves a list; a card is laid out by the room that it has itself. */
export const roomy = "(min-width: 43rem)";

export const frame = style({ containerType: "inline-size" });
/** A picture, words and a price. How wide each is, is the vertical's own. */
export const card = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: {
    "&:hover, &:focus-within, &[data-on]": { borderColor: colour.control, boxShadow: vars.shadow.card },
    "&[data-on]": { borderColor: colour.brand },
  },
});
/** Beside the words on phones too: a card as high as its words shows two and a half at once. */
export const picture = style({
  display: "grid",
  gridRow: "1 / span 2",
  background: colour.sunken,
  "@container": { [roomy]: { gridRow: "auto" } },
});
globalStyle(`${picture} img`, { inlineSize: "100%", blockSize: "100%", minBlockSize: "9rem", objectFit: "cover" });
export const words = style({
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  minInlineSize: 0,
  padding: space["3"],
  "@container": { [roomy]: { gap: space["2"], padding: space["4"] } },
});
/** The whole card leads to its offer. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** Cut where it does not fit, whatever face it is written in: nothing moves when the letters come. */
export const oneLine = style([
  quiet,
  {
    blockSize: "calc(1lh + 0.25em)",
    overflow: "hidden",
    ...tails,
  },
]);
export const side = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["3"]}`,
  padding: `0 ${space["3"]} ${space["3"]}`,
  "@container": {
    [roomy]: {
      display: "grid",
      alignContent: "center",
      justifyItems: "end",
      gap: space["1"],
      padding: space["4"],
      textAlign: "end",
      borderInlineStart: `1px dashed ${colour.line}`,
    },
  },
});
export const amount = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
