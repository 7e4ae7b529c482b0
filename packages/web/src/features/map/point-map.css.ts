import { forcedColours, vars } from "@safar/ui/theme";
import { createVar, globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, shadow, size, space } = vars;

/** The sea, which the theme has no other use for. */
export const water = createVar();
/** What the sea leaves. */
export const land = createVar();
/** What stands on it, where nobody serves pictures of it. */
export const urban = createVar();
export const park = createVar();
export const road = createVar();
export const highway = createVar();
export const casing = createVar();

export const frame = style({
  vars: {
    [water]: "light-dark(#c3dcea, #2b4f78)",
    [land]: "light-dark(#f4f1e8, #16243a)",
    [urban]: "light-dark(#e9e3d5, #1c2c46)",
    [park]: "light-dark(#cfe3c4, #1a3b34)",
    [road]: "light-dark(#ffffff, #33455f)",
    [highway]: "light-dark(#fbdf9d, #6d5f3d)",
    [casing]: "light-dark(#cfc7b6, #101b2d)",
  },
  position: "relative",
  // Its own layers stay beneath whatever lies over the page.
  isolation: "isolate",
  blockSize: "100%",
  minBlockSize: "22rem",
  overflow: "hidden",
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
});

export const surface = style({ position: "absolute", inset: 0 });
globalStyle(`${frame} ${surface}`, { background: land, fontFamily: vars.font });
globalStyle(`${surface} :is(.leaflet-control-scale-line, .leaflet-control-attribution)`, {
  background: `color-mix(in srgb, ${colour.surface} 90%, transparent)`,
  color: colour.muted,
  borderColor: colour.control,
  textShadow: "none",
  fontSize: size.micro,
});

// Under the cards that are swiped it would not be read.
globalStyle(`${frame}:has(> ul) .leaflet-control-scale`, { display: "none" });

/** From a pin to its point. As long and as turned as the map says. */
globalStyle(`${surface} [data-tail]`, {
  position: "absolute",
  insetBlockStart: "-0.375rem",
  zIndex: -1,
  blockSize: "0.75rem",
  background: colour.brandFill,
  clipPath: "polygon(0 0, 100% 50%, 0 100%)",
  transformOrigin: "0 50%",
  direction: "ltr",
  visibility: "hidden",
});
globalStyle(`${surface} [data-tail]:has(+ [data-shown], + :focus-visible)`, { visibility: "visible" });

/** The pin that the keyboard is at, or that is pointed to. The others are drawn. */
export const pin = style({
  position: "absolute",
  translate: "-50% -50%",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "max-content",
  // Over one that tells of others, as wide as that.
  minInlineSize: "calc(var(--pin-width, 0px) + 2px)",
  blockSize: "1.625rem",
  paddingInline: "0.625rem",
  border: 0,
  borderRadius: radius.pill,
  background: colour.brandFill,
  color: colour.onBrand,
  boxShadow: shadow.card,
  fontSize: "0.8125rem",
  fontWeight: 600,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&:not([data-shown]):not(:focus-visible)": { opacity: 0, pointerEvents: "none" } },
  "@media": { [forcedColours]: { border: "1px solid" } },
});
/** What stands for others at its spot says so, as where it is drawn. */
globalStyle(`:not([data-least]) > ${pin} > [data-from], [data-least] > ${pin} > [data-from] + bdi`, {
  display: "none",
});
export const count = style({
  "::after": {
    content: "var(--pin-count, none)",
    display: "block",
    inlineSize: "1rem",
    marginInline: "0.625rem -0.375rem",
    borderRadius: radius.pill,
    background: colour.onBrand,
    color: colour.brandFill,
    fontSize: "0.6875rem",
    fontStyle: "normal",
    lineHeight: "1rem",
  },
});
export const controls = style({
  position: "absolute",
  insetBlockStart: space["3"],
  insetInlineEnd: space["3"],
  zIndex: 1000,
  display: "grid",
  gap: space["1"],
});
/** In a row below the filters of a whole window, whose sides are left to the prices. */
export const lowControls = style([controls, { insetBlockStart: "4.25rem", gridAutoFlow: "column" }]);
globalStyle(`${controls} > button`, { background: colour.surface, boxShadow: shadow.card });
/** At the side of the list that it narrows. */
export const only = style({
  position: "absolute",
  insetBlockStart: space["3"],
  insetInlineStart: space["3"],
  zIndex: 1000,
  boxShadow: shadow.card,
});
/** Beside the buttons, at the head of the map, where points that are all shown leave room; it moves none of them. */
export const outside = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: `calc(100% + ${space["1"]})`,
  paddingInline: space["3"],
  whiteSpace: "nowrap",
});
export const around = style({
  display: "block",
  maxInlineSize: "min(12.25rem, 100vw - 12rem)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  color: colour.muted,
  fontSize: size.micro,
  fontWeight: 400,
  lineHeight: 1.2,
});

/** What is written on the map is in. */
export const unit = style({
  position: "absolute",
  insetBlockStart: "4.25rem",
  insetInlineStart: space["3"],
  zIndex: 1000,
  display: "grid",
  alignContent: "center",
  blockSize: "2.75rem",
  maxInlineSize: "9rem",
  fontSize: size.micro,
  fontWeight: 500,
  lineHeight: 1.35,
  color: colour.text,
  textShadow: `0 0 3px ${land}, 0 0 3px ${land}, 0 0 6px ${land}`,
  pointerEvents: "none",
});

export const card = style({
  position: "absolute",
  insetBlockEnd: space["3"],
  insetInline: space["3"],
  zIndex: 1000,
  maxInlineSize: "26rem",
  marginInline: "auto",
  borderRadius: radius.medium,
  background: colour.raised,
  boxShadow: shadow.overlay,
});
// A phone's card is as wide as the map, and lies over the scale.
globalStyle(`${frame}:has(> ${card}) .leaflet-control-scale`, {
  "@media": { "(max-width: 47.99rem)": { display: "none" } },
});
export const close = style({
  position: "absolute",
  insetBlockStart: space["1"],
  insetInlineEnd: space["1"],
  zIndex: 1,
});

export const waiting = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space["3"],
  padding: space["4"],
  textAlign: "center",
  color: colour.muted,
});
