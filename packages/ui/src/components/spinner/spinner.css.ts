import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { rotate: "1turn" } });

export const spinner = style({
  inlineSize: "1.25em",
  blockSize: "1.25em",
  flexShrink: 0,
  borderRadius: "50%",
  border: "0.16em solid currentColor",
  borderBlockStartColor: "transparent",
  animation: `${turn} 900ms linear infinite`,
});
