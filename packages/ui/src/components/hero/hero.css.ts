import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, size, space } = vars;

export const hero = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  color: colour.onHero,
  background: `radial-gradient(110% 130% at 50% 118%, ${colour.heroTo}, ${colour.heroVia} 48%, ${colour.heroFrom})`,
  paddingBlock: "6.5rem 2.5rem",
  vars: { "--lattice": ".2" },
  "@media": { [from("md")]: { paddingBlock: "8.5rem 3rem" } },
});
/** The panel is what somebody came for: it begins high on the screen. */
export const withPanel = style({
  paddingBlock: "5rem 8rem",
  "@media": { [from("md")]: { paddingBlock: "6.5rem 9rem" } },
});
export const title = style({ fontSize: size.display, maxInlineSize: "18em" });
export const words = style({
  maxInlineSize: "36rem",
  marginBlockStart: space["3"],
  fontSize: size.lead,
  selectors: { [`${withPanel} &`]: { maxInlineSize: "46rem", marginBlockStart: space["2"] } },
  // As many lines as phones need in either language: what follows does not hang on which font has come.
  "@media": {
    [`not all and ${from("md")}`]: {
      minBlockSize: "3lh",
      selectors: { [`${withPanel} &`]: { fontSize: size.body } },
    },
  },
});
export const panel = style({
  position: "relative",
  zIndex: 1,
  marginBlockStart: "-6.5rem",
  padding: space["4"],
  borderRadius: radius.large,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  boxShadow: vars.shadow.overlay,
  "@media": { [from("md")]: { padding: space["6"] } },
});
