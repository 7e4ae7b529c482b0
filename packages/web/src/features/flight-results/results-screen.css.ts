import { from, layer, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  paddingBlockEnd: space["8"],
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "17.5rem minmax(0, 1fr)", gap: space["8"] } },
});
/** Both are in the page until it is known how wide the window is: what is not for it takes no room, and nothing moves later. */
export const narrowOnly = style({ "@media": { [from("lg")]: { display: "none" } } });
export const side = style({
  display: "none",
  position: "sticky",
  insetBlockStart: "5rem",
  maxBlockSize: "calc(100dvb - 5.5rem)",
  overflowY: "auto",
  scrollbarWidth: "thin",
  // Room for the outline of what has the focus.
  padding: "4px",
  paddingInlineEnd: space["3"],
  marginInlineStart: "-4px",
  "@media": { [from("lg")]: { display: "block" } },
});
/** On a page without script the filters are a form, below the list where there is no room beside it. */
export const plainSide = style({
  order: 1,
  "@media": { [from("lg")]: { order: 0 } },
});
export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  minInlineSize: 0,
});
/** How much there is, and on narrow windows the filters, in reach of the thumb wherever the list is scrolled to. */
export const head = style({
  position: "sticky",
  insetBlockStart: "4rem",
  zIndex: layer.sticky,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["4"],
  marginInline: "-1rem",
  padding: `${space["1"]} 1rem`,
  background: colour.canvas,
  "@media": { [from("lg")]: { position: "static", marginInline: 0, padding: 0 } },
});
/** Where the keyboard comes to past days, filters and orders: below what stays at the top of the window. */
export const offers = style({ scrollMarginBlockStart: "8rem", outline: "none" });
export const fieldsComing = style({ display: "grid", gap: space["4"], fontWeight: 600 });
export const plainSubmit = style({ display: "grid", gap: space["4"] });
export const truncated = style({ color: colour.muted, fontSize: vars.size.small });
