import { layer, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

/** No height: what appears in it moves nothing. */
export const room = style({
  position: "sticky",
  insetBlockStart: "5.25rem",
  zIndex: layer.sticky,
  blockSize: 0,
  display: "flex",
  justifyContent: "center",
});
export const pill = style({
  blockSize: "max-content",
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
});
