import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space, move } = vars;

export const words = style({
  display: "flex",
  // Two that do not fit beside each other stand one over the other.
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space["2"],
  fontSize: size.small,
});
export const value = style({ color: colour.muted, fontVariantNumeric: "tabular-nums" });
export const track = style({
  blockSize: "0.25rem",
  borderRadius: radius.pill,
  background: colour.line,
  overflow: "hidden",
});
export const bar = style({
  blockSize: "100%",
  borderRadius: "inherit",
  background: `linear-gradient(calc(90deg * ${vars.flow}), ${colour.brand}, ${colour.tile})`,
  transition: `inline-size ${move}`,
});
