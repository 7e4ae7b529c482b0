/**
 * What a motif is drawn with: its own colour, a deeper one of the same hue, what stands out, the ground behind it, and ink. A motif is
 * the inside of an SVG element, on 200 by 200 units, standing on 180.
 */
export type FilmTone = "m" | "d" | "a" | "g" | "i";

export const p = (tone: FilmTone, d: string): string => `<path class="${tone}" d="${d}"/>`;

export const c = (tone: FilmTone, x: number, y: number, r: number): string =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}"/>`;

/** A line of one width with round ends. */
export const s = (tone: FilmTone, width: number, d: string): string =>
  `<path class="${tone} s" stroke-width="${width}" d="${d}"/>`;

/** The same drawing so many times, each moved as `at` says. */
export const again = (count: number, at: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => at(index)).join("");
