import { from, low, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { actions } from "../frame/notice.css.ts";

const { colour, shadow, space } = vars;

export const head = style({ display: "grid", gap: space["2"], outline: "none" });
/** The answer to what is told above: on phones at the end of the window, where it is long. */
export const answer = style([
  actions,
  {
    "@media": {
      [`not all and ${from("md")}`]: {
        position: "sticky",
        insetBlockEnd: "var(--page-bottom, 0px)",
        zIndex: 9,
        flexWrap: "nowrap",
        marginInline: `calc(-1 * ${space["4"]})`,
        padding: `${space["3"]} ${space["4"]}`,
        borderBlockStart: `1px solid ${colour.line}`,
        background: colour.raised,
        boxShadow: shadow.overlay,
      },
      [low]: { position: "static" },
    },
  },
]);
