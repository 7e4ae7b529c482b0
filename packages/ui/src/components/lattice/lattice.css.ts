import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";
import { girihTile } from "./girih.ts";

const tile = 72;
const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${tile}' height='${tile}'><path fill='none' stroke='%23000' stroke-width='1.1' d='${girihTile(tile)}'/></svg>`;
// Drawn while building: pages carry a class, not the pattern.
const pattern = `url("data:image/svg+xml,${svg}")`;

const lattice = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  pointerEvents: "none",
  background: "currentColor",
  opacity: "var(--lattice, .1)",
  "@media": { [forcedColours]: { display: "none" }, print: { display: "none" } },
});
const faded = (shape: string) => ({ maskImage: `${pattern}, ${shape}`, maskComposite: "intersect" });

export const fades = styleVariants({
  none: [lattice, { maskImage: pattern }],
  /** Clear in the middle, where the words are. */
  centre: [lattice, faded("radial-gradient(closest-side, #0002, #000)")],
  /** Stronger towards the end of the line. */
  end: [lattice, faded(`linear-gradient(calc(90deg * ${vars.flow}), #0001 20%, #000)`)],
});
