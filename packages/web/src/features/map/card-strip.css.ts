import { tails, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { line, picture } from "./map-card.css.ts";
import { stripFoot, stripHeight } from "./strip-room.ts";

const { radius, shadow, space } = vars;

export const strip = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: stripFoot,
  zIndex: 1000,
  display: "flex",
  gap: space["3"],
  margin: 0,
  padding: `0 ${space["4"]}`,
  listStyle: "none",
  overflowX: "auto",
  overscrollBehavior: "contain",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: space["4"],
  scrollbarWidth: "none",
});
export const item = style({
  flex: "0 0 min(22rem, 88%)",
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr)",
  blockSize: stripHeight,
  scrollSnapAlign: "center",
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
});
/** None of them is closed by itself: a name has the room of that button too. Lines are as many as there is room for. */
globalStyle(`${item} h3`, { paddingInlineEnd: 0 });
globalStyle(`${item} ${picture}`, { flexBasis: "6.5rem" });
globalStyle(`${item} p`, {
  overflow: "hidden",
  ...tails,
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
/** What has no room in the line is left out whole. */
globalStyle(`${item} ${line}`, { maxBlockSize: "1.75rem" });
