import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { from, low } from "../theme/media.ts";
import { layer } from "../theme/tokens.ts";

const bottomBar = "4.25rem";

/** `--page-top` is where the header ends: what sticks to the window's top stands below it. */
export const page = style({
  vars: { "--page-top": "4rem" },
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvb",
  "@media": { [low]: { vars: { "--page-top": "0px" } }, print: { minBlockSize: 0 } },
});
/** `--page-bottom` is where the bottom navigation begins: what sticks to the window's end stands on it. */
export const withBottom = style({
  vars: { "--page-bottom": `calc(${bottomBar} + env(safe-area-inset-bottom))` },
  paddingBlockEnd: "var(--page-bottom)",
  // What a page has at the window's foot itself stands in its stead there.
  selectors: { "&:has([data-at-foot])": { vars: { "--page-bottom": "0px" } } },
  "@media": {
    [from("md")]: { vars: { "--page-bottom": "0px" } },
    [low]: { vars: { "--page-bottom": "0px" } },
    print: { vars: { "--page-bottom": "0px" } },
  },
});
export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.sticky,
  "@media": { [low]: { position: "static" }, print: { display: "none" } },
});
/** On the home page the header lies on the hero and scrolls away with it. */
export const headerOver = style({
  position: "absolute",
  insetInline: 0,
  zIndex: layer.sticky,
});
export const bottom = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  selectors: { [`${withBottom}:has([data-at-foot]) > &`]: { display: "none" } },
  "@media": { [low]: { position: "static" }, [from("md")]: { display: "none" }, print: { display: "none" } },
});
/** Whoever loads a page anew far down sees what is below it while it is coming: that is out of sight until then. */
export const footer = style({
  selectors: { "main:has([role=status][aria-busy=true]) + &": { visibility: "hidden" } },
  "@media": { print: { display: "none" } },
});
const main = style({ flexGrow: 1, minInlineSize: 0, outline: "none" });
/** As high as the window: what is below does not come into sight while the page is still coming, and so is never pushed out of it. */
const high = style([main, { minBlockSize: "100svb", "@media": { print: { minBlockSize: 0 } } }]);
/** From the top: what stands in the middle moves with every line that comes after it. */
const alone = style([
  high,
  {
    display: "grid",
    alignContent: "start",
    justifyItems: "center",
    padding: `clamp(${vars.space["8"]}, 6vb, ${vars.space["16"]}) ${vars.space["4"]}`,
  },
]);
const roomy = style([high, { paddingBlock: vars.space["6"], "@media": { print: { paddingBlock: 0 } } }]);
export const mains = styleVariants({
  blank: [alone],
  default: [roomy],
  error: [alone],
  home: [main],
  aside: [roomy],
  map: [main, { display: "flex", minBlockSize: 0 }],
});
export const body = styleVariants({
  aside: {
    display: "grid",
    gap: vars.space["6"],
    marginInline: "auto",
    inlineSize: "calc(100% - 2rem)",
    maxInlineSize: "75rem",
    "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", alignItems: "start" } },
  },
  map: {
    display: "grid",
    flexGrow: 1,
    gridTemplateRows: "minmax(16rem, 45dvb) 1fr",
    "@media": {
      [from("lg")]: {
        gridTemplateColumns: "minmax(24rem, 2fr) 3fr",
        gridTemplateRows: "1fr",
        blockSize: "calc(100dvb - 4.5rem)",
      },
    },
  },
});
export const aside = styleVariants({
  aside: { "@media": { [from("lg")]: { position: "sticky", insetBlockStart: "5.5rem" } } },
  map: { order: -1, minBlockSize: 0, "@media": { [from("lg")]: { order: 0 } } },
});
export const split = style({
  display: "grid",
  minBlockSize: "100dvb",
  "@media": { [from("lg")]: { gridTemplateColumns: "1fr 1.1fr" } },
});
export const splitMain = style([
  main,
  { display: "flex", flexDirection: "column", justifyContent: "center", paddingBlock: vars.space["6"] },
]);
export const splitArt = style({
  display: "none",
  "@media": { [from("lg")]: { display: "block", position: "sticky", insetBlockStart: 0, blockSize: "100dvb" } },
});
export const scroller = style({ "@media": { [from("lg")]: { overflowY: "auto" } }, padding: vars.space["4"] });
