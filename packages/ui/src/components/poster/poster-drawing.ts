import { girihTile } from "../lattice/girih.ts";
import { chanceOf } from "./chance.ts";
import type { PosterKind } from "./poster.types.ts";
import { scenes } from "./scenes.ts";
import { stylesOf } from "./tones.ts";

export { posterKinds } from "./poster.types.ts";

// A cool hue for the scene and a warm one for its light: glaze, sea, pine, clay, plum and sand.
const hues = [
  [256, 78],
  [232, 62],
  [206, 80],
  [186, 58],
  [164, 92],
  [38, 84],
  [22, 72],
  [318, 66],
  [244, 54],
  [216, 95],
  [62, 88],
] as const;

const tile = 40;
// A few openings of the star.
const tiles = [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3].map((angle) => girihTile(tile, angle));

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * An SVG file drawn from a name: the same name always gives the same one. A day or a night, as the page around the picture
 * is light or dark. What belongs to a hotel is drawn in the colours of the hotel's own picture.
 */
export const drawPoster = (kind: PosterKind, name: string, hotel?: string): string => {
  const chance = chanceOf(`${kind}:${name}`);
  const tint = hotel === undefined ? chance : chanceOf(`hotel:${hotel}`);
  const [coolest, warmest] = hues[Math.floor(tint() * hues.length)] ?? hues[0];
  const drift = tint() * 24 - 12;
  const scale = tenths(0.85 + chance() * 0.65);
  const [x, y, r] = [tenths(60 + chance() * 280), tenths(54 + chance() * 70), tenths(20 + chance() * 26)];
  const lattice = tiles[Math.floor(chance() * tiles.length)] ?? "";
  const hasLight = kind !== "film" && kind !== "event";
  const drawn = [
    '<linearGradient id="sky" x2="0" y2="1"><stop class="zenith"/><stop class="horizon" offset=".8"/></linearGradient>',
    `<pattern id="girih" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path class="lines" d="${lattice}"/></pattern>`,
    '<path fill="url(#sky)" d="M0 0h400v300H0z"/><path fill="url(#girih)" d="M0 0h400v300H0z"/>',
    hasLight ? `<circle class="light" cx="${x}" cy="${y}" r="${r}"/>` : "",
    scenes[kind](chance),
  ].join("");
  const styles = stylesOf(drawn, { cool: Math.round(coolest + drift), warm: Math.round(warmest - drift) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><style>:root{color-scheme:light dark}.lines{fill:none;stroke:light-dark(#ffffff3d,#ffffff17);vector-effect:non-scaling-stroke}${styles}</style>${drawn}</svg>`;
};
