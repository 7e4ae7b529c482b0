import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "var(--mark, 2.5rem)",
  blockSize: "var(--mark, 2.5rem)",
  borderRadius: vars.radius.small,
  background: "light-dark(oklch(0.93 0.045 var(--hue)), oklch(0.36 0.07 var(--hue)))",
  color: "light-dark(oklch(0.36 0.1 var(--hue)), oklch(0.93 0.05 var(--hue)))",
  fontSize: `min(${vars.size.small}, calc(var(--mark, 2.5rem) * 0.42))`,
  fontWeight: 650,
  lineHeight: 1,
  direction: "ltr",
});
