import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** In sight beside the list, its foot included, before the page is scrolled and after. */
export const map = style({
  position: "sticky",
  insetBlockStart: "calc(var(--page-top, 0px) + 1rem)",
  blockSize: "max(22rem, calc(100dvb - 11.5rem))",
  borderRadius: vars.radius.large,
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
  background: vars.colour.sunken,
  color: vars.colour.text,
  overscrollBehavior: "contain",
});
export const back = style({
  position: "absolute",
  insetBlockStart: vars.space["3"],
  insetInlineStart: vars.space["3"],
});
globalStyle(`${back} > button`, { background: vars.colour.surface, boxShadow: vars.shadow.card });
export const waiting = style({ blockSize: "100%", background: vars.colour.sunken });
