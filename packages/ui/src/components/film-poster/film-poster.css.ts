import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { radius } = vars;

/** A print on paper, in less light by night: pale paper would be the brightest of a page. `--ground` is the hue of its ground. */
const paper = style({
  position: "relative",
  // Its words stand over its paper, and over nothing beside it.
  isolation: "isolate",
  containerType: "inline-size",
  aspectRatio: "2 / 3",
  overflow: "hidden",
  borderRadius: radius.medium,
  forcedColorAdjust: "none",
});
export const papers = styleVariants({
  dark: [paper, { background: "oklch(27% 0.065 var(--ground))", color: "oklch(97% 0.02 var(--ground))" }],
  light: [
    paper,
    {
      background: "oklch(94% 0.04 var(--ground))",
      color: "oklch(25% 0.06 var(--ground))",
      "::after": {
        content: "",
        position: "absolute",
        inset: 0,
        background: "light-dark(transparent, oklch(20% 0.03 var(--ground) / 0.27))",
        pointerEvents: "none",
      },
    },
  ],
});

const words = style({
  position: "absolute",
  // Their ink is not made paler with the paper.
  zIndex: 1,
  insetInline: 0,
  display: "grid",
  gap: "1.5cqi",
  padding: "6cqi 7cqi",
  lineHeight: 1.12,
  textWrap: "balance",
});
/** The title is set as the picture leaves room for it. */
export const layouts = styleVariants({
  horizon: [words, { insetBlockStart: 0 }],
  centre: [words, { insetBlockEnd: 0, justifyItems: "center", textAlign: "center" }],
  pattern: [words, { insetBlockEnd: 0 }],
  split: [words, { insetBlockEnd: 0, justifyItems: "end", textAlign: "end" }],
});

const title = style({
  fontSize: "calc(var(--fit) * 1cqi)",
  lineHeight: 1.1,
  selectors: { "&:lang(ar)": { lineHeight: 1.3 } },
});
export const titles = styleVariants({
  horizon: [title, { fontWeight: 700 }],
  centre: [
    title,
    {
      fontWeight: 300,
      selectors: {
        "&:lang(en)": { fontSize: "calc(var(--fit) * 0.82cqi)", letterSpacing: "0.06em", textTransform: "uppercase" },
      },
    },
  ],
  pattern: [title, { fontWeight: 600, borderBlockStart: "0.8cqi solid currentColor", paddingBlockStart: "3cqi" }],
  split: [title, { fontWeight: 700, fontStyle: "normal" }],
});
/** The same in the other script. */
export const other = style({ fontSize: "5.4cqi", lineHeight: 1.2, fontWeight: 400 });
