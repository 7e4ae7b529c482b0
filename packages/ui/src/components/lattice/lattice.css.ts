import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const lattice = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  zIndex: -1,
  pointerEvents: "none",
  opacity: "var(--lattice, .1)",
  "@media": { [forcedColours]: { display: "none" }, print: { display: "none" } },
});

export const fades = styleVariants({
  none: [lattice],
  /** Clear in the middle, where the words are. */
  centre: [lattice, { maskImage: "radial-gradient(closest-side, #0002, #000)" }],
  /** Stronger towards the end of the line. */
  end: [lattice, { maskImage: `linear-gradient(calc(90deg * ${vars.flow}), #0001 20%, #000)` }],
});
