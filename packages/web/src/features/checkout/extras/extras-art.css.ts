import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour } = vars;

export const art = style({
  inlineSize: "4rem",
  blockSize: "4rem",
  "@media": { [from("md")]: { inlineSize: "5rem", blockSize: "5rem" } },
});
export const soft = style({ fill: colour.brand, opacity: 0.3 });
export const solid = style({ fill: colour.brand });
export const warm = style({ fill: colour.next });
export const line = style({
  fill: "none",
  stroke: colour.brand,
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
