import { from, layer, low, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** On phones the search stands close below the page's head, so that the first result is in sight. */
export const page = style({
  ...column,
  gap: space["2"],
  marginBlockStart: `calc(-1 * ${space["4"]})`,
  paddingBlockEnd: space["8"],
  "@media": { [from("md")]: { gap: space["4"], marginBlockStart: 0 } },
});
export const columns = style({
  ...column,
  gap: space["6"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "17.5rem minmax(0, 1fr)", gap: space["8"] } },
});
/** The list with the map beside it; the filters give way to it. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space["6"],
  alignItems: "start",
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
  // More below is cut in no line: it fades.
  maskImage: "linear-gradient(to top, transparent, black 2.5rem)",
  // Room for the outline of what has the focus.
  padding: "4px",
  paddingBlockEnd: "2.5rem",
  paddingInlineEnd: space["3"],
  marginInlineStart: "-4px",
  "@media": { [from("lg")]: { display: "block" } },
});
/** On a page without script the filters are a form, below the list where there is no room beside it. */
export const plainSide = style({ "@media": { [`not all and ${from("lg")}`]: { order: 1 } } });
/** A narrow window leaves its room to the orders: the sign says it, and it is still read aloud. */
export const mapWords = style({
  "@media": { [`not all and ${from("lg")}`]: { position: "absolute", clipPath: "inset(50%)" } },
});
export const plainForm = style({ display: "grid", gap: space["4"] });
export const main = style({
  ...column,
  gap: space["1"],
  minInlineSize: 0,
  "@media": {
    [from("lg")]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space["2"]} ${space["3"]}` },
  },
});
/**
 * The filters, the map and the orders: on narrow windows one line to push along, in reach of the thumb wherever the list is
 * scrolled to.
 */
export const bar = style({
  position: "sticky",
  insetBlockStart: "4rem",
  zIndex: layer.sticky,
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  marginInline: "-1rem",
  paddingInline: "1rem",
  overflowX: "auto",
  scrollbarWidth: "none",
  background: colour.canvas,
  "@media": {
    [low]: { position: "static" },
    [from("lg")]: { display: "contents" },
  },
});
globalStyle(`${bar} > *`, { flexShrink: 0 });
/** Where there is room, what was found stands before the filters that most want: none of them moves the list when it comes. */
globalStyle(`${main} > *, ${bar} > nav`, { "@media": { [from("lg")]: { inlineSize: "100%" } } });
globalStyle(`${bar} > :not(nav)`, { "@media": { [from("lg")]: { order: 2 } } });
globalStyle(`${bar} + div`, { "@media": { [from("lg")]: { inlineSize: "auto", order: 1 } } });
globalStyle(`${bar} + div ~ *`, { "@media": { [from("lg")]: { order: 3 } } });
/** What watches the price ends the line, in a room that it has from the start. */
export const told = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space["4"],
});
export const watch = style({
  containerType: "inline-size",
  flexShrink: 0,
  inlineSize: "2.75rem",
  marginBlock: "-0.5625rem",
  "@media": { [from("lg")]: { inlineSize: "12rem" } },
});
/** Beside the map there is room for half as much: orders and filters go on in another line, and none is cut. */
globalStyle(`${split} ${bar} > nav`, {
  gridAutoFlow: "row",
  gridTemplateColumns: "repeat(auto-fit, minmax(7.25rem, 1fr))",
});
globalStyle(`${split} ${bar} > ul`, { flex: "1 0 100%", flexWrap: "wrap", blockSize: "auto" });
globalStyle(`${split} ${watch}`, { inlineSize: "2.75rem" });
/** Where the keyboard comes to past days, filters and orders: below what stays at the top of the window. */
export const offers = style({ scrollMarginBlockStart: "8rem", outline: "none" });
export const fieldsComing = style({ display: "grid", gap: space["4"], fontWeight: 600 });
export const truncated = style({ color: colour.muted, fontSize: size.small });
/** Kept for what is still being asked for, so that nothing below it moves. */
export const room = style({ minBlockSize: "8.5rem" });
