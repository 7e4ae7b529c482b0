import { style } from "@vanilla-extract/css";

export const select = style({ appearance: "none", paddingInlineEnd: "2.75rem", cursor: "pointer" });
export const arrow = style({ position: "absolute", insetInlineEnd: "0.875rem", pointerEvents: "none" });
