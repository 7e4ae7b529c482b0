import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ position: "relative", padding: 0, overflowAnchor: "none" });
export const item = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: vars.space["4"],
  contain: "layout style",
});
export const plain = style({ display: "grid", gap: vars.space["4"], padding: 0, listStyle: "none" });
