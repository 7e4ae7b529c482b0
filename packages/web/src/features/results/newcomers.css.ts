import { from, layer, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const height = "2.75rem";

/** No height: what appears in it moves nothing. */
export const room = style({
  position: "sticky",
  // Below the filters where they stay at the top, and as long as they do not above the first card, whose name and price stay in sight.
  insetBlockStart: `calc(7.75rem + ${height})`,
  zIndex: layer.sticky,
  blockSize: 0,
  display: "flex",
  justifyContent: "center",
  "@media": { [from("lg")]: { insetBlockStart: "5.25rem" } },
});
export const pill = style({
  blockSize: "max-content",
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  translate: `0 -${height}`,
  "@media": { [from("lg")]: { translate: "none" } },
});
