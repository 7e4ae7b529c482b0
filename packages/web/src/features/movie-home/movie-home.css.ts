import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { list, strip } from "../vertical-home/strip-rule.ts";

const { space } = vars;

/** Posters side by side: on phones two and part of a third, pushed along; in columns where there is room. */
const films = style(strip("min(36vw, 11rem)", "10rem", space["6"]));
/** All of them at once, where a page is nothing else. */
const wall = style({
  ...list,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(40vw, 10rem), 1fr))",
  gap: `${space["6"]} ${space["4"]}`,
  paddingBlockEnd: space["8"],
});
/** Films in short: three below each other and pushed along on phones, in columns where there is room. */
const more = style({
  ...list,
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateRows: "repeat(3, auto)",
  gridAutoColumns: "min(82vw, 20rem)",
  gap: space["3"],
  overflowX: "auto",
  scrollSnapType: "x proximity",
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateRows: "none",
      gridTemplateColumns: "repeat(auto-fill, minmax(16.5rem, 1fr))",
    },
  },
});
/** How films stand beside each other. */
export const looks = { films, wall, more };
/** As high as those beside it. */
export const film = style({ display: "grid", minInlineSize: 0, scrollSnapAlign: "start" });
export const page = style({ display: "grid", gap: space["3"], gridTemplateColumns: "minmax(0, 1fr)" });
