import { from, layer, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

/** All of it stands above the list, in the line of what the list is of: it touches no card that it does not scroll over. */
const above = "2.75rem";

/** No height: what appears in it moves nothing. */
export const room = style({
  position: "sticky",
  // Below the filters where they stay at the top.
  insetBlockStart: `calc(7.25rem + ${above})`,
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
  translate: `0 -${above}`,
  "@media": { [from("lg")]: { translate: "none" } },
});
