import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Its colours follow from `--hue`, its side is `--mark`. */
export const emblem = style({
  flexShrink: 0,
  inlineSize: "var(--mark, 2.5rem)",
  blockSize: "var(--mark, 2.5rem)",
  padding: "calc(var(--mark, 2.5rem) * 0.17)",
  borderRadius: vars.radius.small,
  background: "light-dark(oklch(0.42 0.12 var(--hue)), oklch(0.4 0.1 var(--hue)))",
  color: "light-dark(oklch(0.95 0.045 var(--hue)), oklch(0.93 0.06 var(--hue)))",
  forcedColorAdjust: "none",
  selectors: {
    /** Some are drawn dark on light, so that two of a hue are still told apart. */
    "&[data-light]": {
      background: "light-dark(oklch(0.93 0.05 var(--hue)), oklch(0.86 0.08 var(--hue)))",
      color: "light-dark(oklch(0.42 0.13 var(--hue)), oklch(0.34 0.1 var(--hue)))",
    },
  },
});
