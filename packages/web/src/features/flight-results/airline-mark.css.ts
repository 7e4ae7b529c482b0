import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: vars.radius.small,
  background: "light-dark(oklch(0.93 0.045 var(--hue)), oklch(0.36 0.07 var(--hue)))",
  color: "light-dark(oklch(0.36 0.1 var(--hue)), oklch(0.93 0.05 var(--hue)))",
  fontSize: vars.size.small,
  fontWeight: 650,
  lineHeight: 1,
  direction: "ltr",
});
