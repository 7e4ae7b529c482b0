import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Where there is no room the bookmark says it; the words are still heard. */
export const watch = style({
  inlineSize: "100%",
  paddingInline: 0,
  whiteSpace: "nowrap",
});
export const words = style({
  "@container": {
    "(inline-size < 10rem)": {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
globalStyle(`${watch}[aria-pressed=true]`, { color: vars.colour.success });
globalStyle(`${watch}[aria-pressed=true] svg`, { fill: "currentColor" });
