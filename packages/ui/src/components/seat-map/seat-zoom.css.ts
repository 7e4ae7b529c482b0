import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, size, space } = vars;

/** From edge to edge of what it is in: each column is as wide as can be. */
export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2"],
  minInlineSize: 0,
});
/** What of the map is seen. It is pushed along by finger, wheel and focus, and two fingers or a wheel with Ctrl bring it nearer. */
export const view = style({
  overflow: "auto",
  maxBlockSize: "70svh",
  borderBlock: `1px solid ${colour.line}`,
  background: colour.canvas,
  overscrollBehaviorInline: "contain",
  touchAction: "pan-x pan-y",
  "@media": { [from("md")]: { maxBlockSize: "min(84svh, 50rem)" } },
});
/** As large as the map is seen, so that it can be pushed to its ends; in the middle where there is room. */
export const sheet = style({
  // How large it is counts at once, also where everything else takes a moment for those who want no motion.
  transitionProperty: "none",
  position: "relative",
  inlineSize: "max-content",
  marginInline: "auto",
  overflow: "hidden",
  // Between two fingers it may reach over what it was: one picture, scaled and not drawn anew.
  selectors: { "&[data-held]": { overflow: "visible" } },
});
export const content = style({
  transitionProperty: "none",
  inlineSize: "max-content",
  padding: space["1"],
  transformOrigin: "0 0",
  selectors: { "[data-held] > &": { willChange: "transform" } },
});
/** `--tools-start` is left free for what else stands in their line. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${space["2"]} ${space["1"]}`,
  paddingInline: `var(--tools-start, ${space["4"]}) ${space["4"]}`,
});
/** There whether or not something is looked at: beside what brings the map nearer, on phones in a line of its own. */
export const facts = style({
  flex: 1,
  minInlineSize: 0,
  "@media": { [`not all and ${from("md")}`]: { order: 1, flexBasis: "100%", minBlockSize: "1.5em" } },
});
export const hint = style({
  color: colour.muted,
  display: "block",
  fontSize: size.small,
  lineHeight: 1.4,
  selectors: { ":not([data-far]) > * > * > &": { display: "none" } },
});
