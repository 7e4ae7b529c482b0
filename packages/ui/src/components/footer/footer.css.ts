import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, size, space } = vars;

export const footer = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  marginBlockStart: space["12"],
  paddingBlock: `${space["12"]} ${space["8"]}`,
  background: colour.heroFrom,
  color: colour.onHero,
  fontSize: size.small,
  vars: { "--lattice": ".06" },
});
export const brief = style([footer, { paddingBlock: space["5"] }]);
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))",
  gap: space["8"],
  marginBlockEnd: space["8"],
});
export const heading = style({ fontSize: size.body, marginBlockEnd: space["2"] });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
});
export const base = style([
  line,
  {
    paddingBlockStart: space["5"],
    borderBlockStart: "1px solid color-mix(in srgb, currentColor 22%, transparent)",
  },
]);
