import { style } from "@vanilla-extract/css";

export const poster = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
/** The file itself says what of it is shown. */
export const upright = style([poster, { selectors: { "&&&": { objectFit: "fill" } } }]);
