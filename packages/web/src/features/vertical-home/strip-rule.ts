import { from, vars } from "@safar/ui/theme";
import type { StyleRule } from "@vanilla-extract/css";

const { space } = vars;

export const list = { margin: 0, padding: 0, listStyle: "none" } as const;

/** Cards side by side: pushed along on phones, each as wide as `pushed`, in columns of at least `column` where there is room. */
export const strip = (pushed: string, column: string, rowGap: string): StyleRule => ({
  ...list,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: pushed,
  gap: space["4"],
  overflowX: "auto",
  scrollSnapType: "x proximity",
  paddingBlockEnd: space["2"],
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: `repeat(auto-fill, minmax(${column}, 1fr))`,
      rowGap,
      overflow: "visible",
    },
  },
});
