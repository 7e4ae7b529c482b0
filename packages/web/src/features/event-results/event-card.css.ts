import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { besidePrice } from "../results/offer-frame.css.ts";

const { colour, radius, size, space } = vars;

export const body = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space["3"],
  minInlineSize: 0,
  "@media": { "(min-width: 48rem)": { gridTemplateColumns: "9rem minmax(0, 1fr)", gap: space["4"] } },
});
/** Its day stands below it: the first that is looked for in a list. As high as the words beside it. */
export const picture = style({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minBlockSize: "6.25rem",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  overflow: "hidden",
});
globalStyle(`${picture} > img`, { inlineSize: "100%", blockSize: 0, minBlockSize: "100%", objectFit: "cover" });
globalStyle(`${picture} > time`, { position: "static", padding: "0.125rem 0", borderRadius: 0, lineHeight: 1.25 });
globalStyle(`${picture} > time > strong`, { fontSize: "inherit" });
const wideOnly = from("md");
export const wide = style({ display: "none", "@media": { [wideOnly]: { display: "inline" } } });
export const narrow = style({ "@media": { [wideOnly]: { display: "none" } } });
export const words = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space["1"],
  minInlineSize: 0,
});
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
/** On phones beside the price, so that the name has the whole width. */
export const kind = style([quiet, besidePrice]);
