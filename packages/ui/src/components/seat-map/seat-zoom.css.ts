import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, space } = vars;

export const frame = style({ position: "relative", display: "grid", gap: space["2"], minInlineSize: 0 });
/** What of the map is seen. It is pushed along by finger, wheel and focus, and two fingers or a wheel with Ctrl bring it nearer. */
export const view = style({
  overflow: "auto",
  maxBlockSize: "min(70svh, 44rem)",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.canvas,
  overscrollBehaviorInline: "contain",
  touchAction: "pan-x pan-y",
});
/** As large as the map is seen, so that it can be pushed to its ends; in the middle where there is room. */
export const sheet = style({
  position: "relative",
  inlineSize: "max-content",
  marginInline: "auto",
  overflow: "hidden",
  // Between two fingers it may reach over what it was: one picture, scaled and not drawn anew.
  selectors: { "&[data-held]": { overflow: "visible" } },
});
export const content = style({
  inlineSize: "max-content",
  padding: space["3"],
  transformOrigin: "0 0",
  selectors: { "[data-held] > &": { willChange: "transform" } },
});
export const tools = style({ display: "flex", justifyContent: "flex-end", gap: space["1"] });
