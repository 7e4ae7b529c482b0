import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, radius, space, move, flow } = vars;
/** Whole from the first: what shines through half of it could not be read, and neither could its own words. */
export const rise = keyframes({ from: { translate: "0 1.5rem" } });
const slide = keyframes({ from: { translate: `calc(100% * ${flow})` } });
const fade = keyframes({ from: { opacity: 0 } });

export const panel = style({
  flexDirection: "column",
  padding: 0,
  border: 0,
  background: colour.raised,
  color: colour.text,
  boxShadow: vars.shadow.overlay,
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": { display: "flex" },
    "&::backdrop": { background: colour.scrim, animation: `${fade} ${move}` },
  },
});
const whole = style([
  panel,
  {
    inset: 0,
    margin: 0,
    inlineSize: "100%",
    maxInlineSize: "none",
    blockSize: "100dvb",
    maxBlockSize: "none",
    animation: `${rise} ${move}`,
  },
]);
export const kinds = styleVariants({
  /** A sheet from the bottom on phones, a card in the middle on wider windows. */
  dialog: [
    panel,
    {
      insetInline: 0,
      insetBlock: "auto 0",
      maxInlineSize: "100%",
      inlineSize: "100%",
      maxBlockSize: "90dvb",
      margin: "auto 0 0",
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      animation: `${rise} ${move}`,
      "@media": {
        [from("sm")]: {
          insetBlock: 0,
          margin: "auto",
          inlineSize: "min(32rem, 100% - 2rem)",
          borderRadius: radius.large,
        },
      },
    },
  ],
  /** The whole screen on phones; beside its anchor, or in the middle, on wider windows. */
  sheet: [
    whole,
    {
      "@media": {
        [from("md")]: {
          margin: "auto",
          inlineSize: "max-content",
          maxInlineSize: "calc(100dvi - 2rem)",
          blockSize: "max-content",
          maxBlockSize: "calc(100dvb - 2rem)",
          borderRadius: radius.large,
          border: `1px solid ${colour.line}`,
        },
      },
      "@supports": {
        "(position-area: block-end span-inline-end)": {
          "@media": {
            [from("md")]: {
              inset: "auto",
              margin: `${space["2"]} 0`,
              // In a low window it is scrolled through rather than moved over what it belongs to.
              minBlockSize: "15rem",
              maxBlockSize: `max(15rem, 100% - ${space["4"]})`,
              positionAnchor: "var(--anchor)",
              positionArea: "block-end span-inline-end",
              positionTryFallbacks:
                "block-end span-inline-start, block-start span-inline-end, block-start span-inline-start, span-all span-inline-end, span-all span-inline-start",
              selectors: { "&::backdrop": { background: "transparent" } },
            },
          },
        },
      },
    },
  ],
  /** The whole screen on phones, a band across the top on wider windows. */
  band: [
    whole,
    {
      "@media": {
        [from("md")]: {
          margin: `${space["4"]} auto auto`,
          inlineSize: "min(78rem, 100% - 2rem)",
          blockSize: "max-content",
          maxBlockSize: "calc(100dvb - 2rem)",
          borderRadius: radius.large,
        },
      },
    },
  ],
  /** From the side where lines end. */
  drawer: [
    panel,
    {
      insetBlock: 0,
      insetInline: "auto 0",
      margin: 0,
      inlineSize: "min(24rem, 100% - 3rem)",
      maxInlineSize: "none",
      blockSize: "100dvb",
      maxBlockSize: "none",
      animation: `${slide} ${move}`,
    },
  ],
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  paddingInline: `${space["5"]} ${space["2"]}`,
  paddingBlock: space["2"],
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const title = style({ fontSize: vars.size.title });
/** What lies over its content is scrolled with it, and lengthens no panel around it. */
export const body = style({ position: "relative", padding: space["5"], overflowY: "auto", flexGrow: 1 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: space["2"],
  padding: `${space["3"]} ${space["5"]}`,
  paddingBlockEnd: `max(${space["3"]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.line}`,
});
