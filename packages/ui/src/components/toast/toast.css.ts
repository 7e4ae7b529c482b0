import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";
import { layer } from "../../theme/tokens.ts";

const { colour, radius, space, move } = vars;
const arrive = keyframes({ from: { opacity: 0, translate: "0 1rem" } });

export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  insetInline: space["4"],
  insetBlockEnd: `calc(5rem + env(safe-area-inset-bottom))`,
  display: "flex",
  flexDirection: "column",
  gap: space["2"],
  pointerEvents: "none",
  "@media": {
    [from("md")]: { insetInline: "auto 1.5rem", insetBlockEnd: "1.5rem", inlineSize: "24rem" },
    print: { display: "none" },
  },
});
const overHeader = {
  insetBlockStart: `calc(${space["1"]} + env(safe-area-inset-top))`,
  insetBlockEnd: "auto",
};
// What one buys by lies at the foot of some pages.
globalStyle(`:root:has([data-at-foot]) ${region}`, { "@media": { [`not all and ${from("md")}`]: overHeader } });
/** Where a page begins with a heading and a form on phones: over the header, where neither is. */
export const regionOnTop = style([
  region,
  {
    "@media": {
      [`not all and ${from("md")}`]: overHeader,
    },
  },
]);
export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  paddingInline: `${space["4"]} ${space["1"]}`,
  paddingBlock: space["1"],
  minBlockSize: "3.25rem",
  borderRadius: radius.medium,
  background: colour.raised,
  border: `1px solid ${colour.line}`,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.size.small,
  pointerEvents: "auto",
  animation: `${arrive} ${move}`,
});
export const words = style({ flexGrow: 1, minInlineSize: 0, textWrap: "balance" });
export const mark = style({ display: "inline-flex" });
