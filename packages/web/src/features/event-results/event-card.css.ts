import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { besidePrice } from "../results/offer-frame.css.ts";

const { colour, size, space } = vars;

export const body = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space["3"],
  minInlineSize: 0,
  "@media": { "(min-width: 48rem)": { gridTemplateColumns: "9rem minmax(0, 1fr)", gap: space["4"] } },
});
export const words = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space["1"],
  minInlineSize: 0,
});
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
/** On phones beside the price, as high as that and its line, so that the name has the whole width. */
export const kind = style([
  quiet,
  besidePrice,
  { "@media": { [`not all and ${from("md")}`]: { minBlockSize: "2.5rem" } } },
]);
