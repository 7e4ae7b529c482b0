import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { radius, shadow, space } = vars;

export const strip = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: `max(${space["4"]}, env(safe-area-inset-bottom))`,
  zIndex: 1000,
  display: "flex",
  gap: space["3"],
  margin: 0,
  padding: `0 ${space["4"]}`,
  listStyle: "none",
  overflowX: "auto",
  overscrollBehavior: "contain",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: space["4"],
  scrollbarWidth: "none",
});
export const item = style({
  flex: "0 0 min(22rem, 88%)",
  display: "grid",
  scrollSnapAlign: "center",
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
});
