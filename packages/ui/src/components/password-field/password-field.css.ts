import { style } from "@vanilla-extract/css";

export const toggle = style({ marginInlineEnd: "0.125rem", flexShrink: 0 });
