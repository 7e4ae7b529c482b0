/** Lightness and chroma of each tone of what is printed once and for all, on a dark poster and on a light one, and which of three hues it has. */
const depths = {
  g: ["27% .065", "94% .04", 0],
  h: ["36% .09", "87% .075", 0],
  k: ["20% .05", "80% .09", 0],
  f: ["35% .12", "84% .1", 1],
  m: ["74% .13", "55% .15", 1],
  d: ["55% .12", "40% .12", 1],
  a: ["84% .15", "70% .18", 2],
  i: ["96% .02", "28% .06", 0],
} as const;

/** The hues of a printed poster, in degrees: of its ground, of what is on it, and of what stands out. */
export type PrintedHues = readonly [ground: number, motif: number, accent: number];

export type Printed = { readonly hues: PrintedHues; readonly isDark: boolean };

/** The styles of a printed poster's tones, filled or as lines. */
export const printedStyles = ({ hues, isDark }: Printed): string => {
  const tones = Object.entries(depths).map(([tone, [dark, light, which]]) => {
    const colour = `oklch(${isDark ? dark : light} ${hues[which]})`;
    return `.${tone}{fill:${colour}}.s.${tone}{fill:none;stroke:${colour}}`;
  });
  return `${tones.join("")}.s{stroke-linecap:round}.odd .m,.odd .d,.odd .i{fill:oklch(25% .06 ${hues[0]})}`;
};

/** A drawing moved and scaled. */
export const at = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
