import { from, layer, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

/** No height: what appears in it moves nothing. */
export const room = style({
  position: "sticky",
  // Below the filters where they stay at the top.
  insetBlockStart: "7.75rem",
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
});
