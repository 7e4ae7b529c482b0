import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";
import { panel, rise } from "../dialog/dialog.css.ts";

const { colour, radius, space, move } = vars;

/** A sheet from the bottom on phones, beside the page's columns where there is room. */
export const aside = style([
  panel,
  {
    inset: "auto 0 0",
    inlineSize: "100%",
    maxInlineSize: "100%",
    maxBlockSize: "85dvb",
    margin: "auto 0 0",
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    animation: `${rise} ${move}`,
    selectors: { "&::backdrop": { background: `color-mix(in srgb, ${colour.scrim} 45%, transparent)` } },
    "@media": {
      [from("lg")]: {
        insetBlock: "5rem auto",
        insetInline: `auto max(${space["6"]}, calc((100dvi - 75rem) / 2))`,
        margin: 0,
        inlineSize: "24rem",
        borderRadius: radius.large,
      },
    },
  },
]);
