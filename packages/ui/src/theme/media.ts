import { type Breakpoint, breakpoints } from "./tokens.ts";

/** The media query for windows at least this wide, for the `@media` key of a style. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] / 16}rem)`;

export const stillness = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";
