import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { stripFoot, stripHeight } from "../map/strip-room.ts";

const { colour, radius, shadow, space } = vars;

/** In sight beside the list, its foot included, before the page is scrolled and after. */
export const map = style({
  position: "sticky",
  insetBlockStart: "calc(var(--page-top, 0px) + 1rem)",
  blockSize: "max(22rem, calc(100dvb - 11.5rem))",
  scrollMarginBlockEnd: space["4"],
  borderRadius: radius.large,
  overflow: "hidden",
});
export const whole = style({
  inset: 0,
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: "100dvb",
  maxBlockSize: "none",
  outline: "none",
  background: colour.sunken,
  color: colour.text,
  overscrollBehavior: "contain",
});
/** One line to push along. What is under it between the chips is the map's. */
export const filters = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  gap: space["1"],
  padding: space["3"],
  overflowX: "auto",
  scrollbarWidth: "none",
  pointerEvents: "none",
});
globalStyle(`${filters} > *`, { flexShrink: 0, pointerEvents: "auto" });
globalStyle(`${filters} button`, { boxShadow: shadow.card });
globalStyle(`${filters} > button`, { background: colour.surface });
/** Above the cards that are swiped over the map's foot. */
export const back = style({
  position: "absolute",
  insetBlockEnd: `calc(${stripFoot} + ${stripHeight} + ${space["2"]})`,
  insetInline: 0,
  display: "grid",
  justifyContent: "center",
  pointerEvents: "none",
});
globalStyle(`${back} > button`, {
  borderRadius: radius.pill,
  border: 0,
  background: colour.text,
  color: colour.surface,
  boxShadow: shadow.overlay,
  pointerEvents: "auto",
});
/** Where the cards would be. */
export const nothing = style({
  position: "absolute",
  insetBlockEnd: stripFoot,
  insetInline: space["4"],
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space["3"],
  blockSize: stripHeight,
  padding: space["4"],
  borderRadius: radius.medium,
  background: colour.raised,
  boxShadow: shadow.overlay,
  textAlign: "center",
});
export const waiting = style({ blockSize: "100%", background: colour.sunken });
