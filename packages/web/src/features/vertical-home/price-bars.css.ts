import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

/** Days follow each other as words do. */
export const bars = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "1.75rem",
  fill: "none",
  strokeWidth: 0.6,
  scale: `${vars.flow} 1`,
});
export const bar = style({ stroke: vars.colour.line });
export const lowest = style({ stroke: vars.colour.success });
