/** Depths of one scene, by day and by night, from the two hues that the name chose: lightness, chroma and which hue. */
const depths = {
  zenith: ["84% .075 cool", "24% .06 cool"],
  horizon: ["95% .05 warm", "46% .09 cool"],
  far: ["77% .075 cool", "37% .07 cool"],
  /** Mountains beside water, which stand out from a night's sky too. */
  peak: ["70% .085 cool", "18% .05 cool"],
  water: ["61% .105 cool", "42% .085 cool"],
  middle: ["61% .105 cool", "30% .07 cool"],
  near: ["43% .105 cool", "22% .055 cool"],
  ground: ["30% .08 cool", "15% .04 cool"],
  light: ["86% .135 warm", "90% .09 warm"],
  glow: ["97% .04 warm", "84% .13 warm"],
  accent: ["68% .15 warm", "72% .14 warm"],
} as const;

export type Tone = keyof typeof depths;
type Hues = { readonly cool: number; readonly warm: number };

const colour = (depth: string, hues: Hues): string =>
  `oklch(${depth.replace(/cool|warm/, (hue) => String(hue === "cool" ? hues.cool : hues.warm))})`;

/** The styles of what is drawn, in its two hues: a day or a night, as the page it stands in is light or dark. */
export const stylesOf = (drawn: string, hues: Hues): string =>
  Object.entries(depths)
    .filter(([tone]) => drawn.includes(`class="${tone}"`))
    .map(([tone, [day, night]]) => {
      const property = tone === "zenith" || tone === "horizon" ? "stop-color" : "fill";
      return `.${tone}{${property}:light-dark(${colour(day, hues)},${colour(night, hues)})}`;
    })
    .join("");

/** A filled path in one of the tones. */
export const shape = (
  tone: Tone,
  d: string,
  more: { readonly opacity?: number; readonly transform?: string } = {},
): string =>
  `<path class="${tone}"${Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")} d="${d}"/>`;
