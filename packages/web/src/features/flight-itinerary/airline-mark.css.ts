import { globalStyle, style } from "@vanilla-extract/css";

/** One over the other: no card is higher for them. */
export const marks = style({ display: "flex", flexShrink: 0 });
globalStyle(`${marks} > * + *`, { marginInlineStart: "-0.375rem" });
