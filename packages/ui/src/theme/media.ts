import { type Breakpoint, breakpoints } from "./tokens.ts";

/** The media query for windows at least this wide, for the `@media` key of a style. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] / 16}rem)`;

/** A window so low that what stays in sight would leave little else: a phone on its side, a page at twice its size. */
export const low = "(max-height: 31.24rem)";

export const stillness = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";

/** Where what points can be over something without pressing it. */
export const hovering = "(hover: hover)";
