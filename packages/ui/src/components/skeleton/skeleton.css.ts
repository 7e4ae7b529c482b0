import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });
const skeleton = style({
  display: "block",
  background: `color-mix(in srgb, ${vars.colour.line} 75%, ${vars.colour.sunken})`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});
export const kinds = styleVariants({
  // As high as the line that comes in its place; browsers without `lh` know the body's.
  text: [skeleton, { blockSize: "0.8em", marginBlock: ["0.375em", "calc((1lh - 0.8em) / 2)"], borderRadius: "0.4em" }],
  box: [skeleton, { blockSize: "100%", minBlockSize: "3rem", borderRadius: vars.radius.medium }],
  circle: [skeleton, { aspectRatio: "1", borderRadius: "50%" }],
});
