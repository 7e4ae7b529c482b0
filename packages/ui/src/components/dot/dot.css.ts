import { style } from "@vanilla-extract/css";

/** Drawn behind a space, which takes no room where a line is broken at it: there no dot hangs at its end. */
export const dot = style({
  wordSpacing: "0.45em",
  background: "radial-gradient(circle, currentColor 0.06em, transparent 0.1em)",
});
