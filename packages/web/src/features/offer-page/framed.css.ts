import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius } = vars;

/** A picture that fills a frame, 4 to 3 or as `--frame` says, whatever shape it came in. */
export const framed = style({
  borderRadius: radius.medium,
  overflow: "hidden",
  aspectRatio: "var(--frame, 4 / 3)",
  background: colour.sunken,
});
globalStyle(`${framed} img`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
