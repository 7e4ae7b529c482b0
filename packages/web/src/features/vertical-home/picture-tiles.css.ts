import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { strip } from "./strip-rule.ts";

const { colour, size, space } = vars;

/** Pushed along on phones, in columns where there is room. */
export const tiles = style([
  strip("min(78vw, 17rem)", "15rem", space["5"]),
  {
    "@media": {
      [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  },
]);
globalStyle(`${tiles} > li`, { display: "grid" });
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
export const good = style({
  margin: 0,
  color: colour.success,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.45,
});
/** At the foot, however many lines are above it. */
export const price = style({ margin: 0, marginBlockStart: "auto", paddingBlockStart: space["1"], fontWeight: 600 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
