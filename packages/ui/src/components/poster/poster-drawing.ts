import { girihTile } from "../lattice/girih.ts";
import { chanceOf } from "./chance.ts";
import { drawFilm } from "./film/film-drawing.ts";
import { hueOf, landmarkOf } from "./landmarks.ts";
import { tourHue } from "./outing-subjects.ts";
import { drawPlaybill } from "./playbill/playbill-drawing.ts";
import type { PosterKind } from "./poster.types.ts";
import { sceneOf } from "./scenes.ts";
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

type Tint = { readonly chance: () => number; readonly hue: number | null };

/** Where the colours are not the name's own: a hotel's rooms have the hotel's, and a city's are the same wherever it is shown. */
const tintOf = (kind: PosterKind, name: string, hotel?: string): Tint | null => {
  if (hotel !== undefined) return { chance: chanceOf(`hotel:${hotel}`), hue: null };
  const own = kind === "tour" ? tourHue(name) : null;
  if (own !== null) return { chance: chanceOf(`lake:${name}`), hue: own };
  const landmark = kind === "city" ? landmarkOf(name) : null;
  if (landmark === null) return null;
  // A second picture of it beside the first is of another hour.
  const [again] = / \d+$/.exec(name) ?? [];
  return { chance: chanceOf(`city:${landmark}${again ?? ""}`), hue: again === undefined ? hueOf(landmark) : null };
};

/**
 * An SVG file drawn from a name: the same name always gives the same one. A day or a night, as the page around the picture
 * is light or dark; a film's, upright, and an event's are printed once and for all. What belongs to a hotel is drawn in the colours of the hotel's own picture.
 */
export const drawPoster = (kind: PosterKind, name: string, hotel?: string): string => {
  if (kind === "film") return drawFilm(name);
  if (kind === "event") return drawPlaybill(name);
  const chance = chanceOf(`${kind}:${name}`);
  const { chance: tint, hue } = tintOf(kind, name, hotel) ?? { chance, hue: null };
  const [coolest, warmest] = hues[hue ?? Math.floor(tint() * hues.length)] ?? hues[0];
  const drift = tint() * 24 - 12;
  const scale = tenths(0.85 + chance() * 0.65);
  const [x, y, r] = [tenths(60 + chance() * 280), tenths(54 + chance() * 70), tenths(20 + chance() * 26)];
  const lattice = tiles[Math.floor(chance() * tiles.length)] ?? "";
  const drawn = [
    '<linearGradient id="sky" x2="0" y2="1"><stop class="zenith"/><stop class="horizon" offset=".8"/></linearGradient>',
    `<pattern id="girih" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path class="lines" d="${lattice}"/></pattern>`,
    '<path fill="url(#sky)" d="M0 0h400v300H0z"/><path fill="url(#girih)" d="M0 0h400v300H0z"/>',
    `<circle class="light" cx="${x}" cy="${y}" r="${r}"/>`,
    sceneOf(kind, name)(chance),
  ].join("");
  const styles = stylesOf(drawn, { cool: Math.round(coolest + drift), warm: Math.round(warmest - drift) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><style>:root{color-scheme:light dark}.lines{fill:none;stroke:light-dark(#ffffff3d,#ffffff17);vector-effect:non-scaling-stroke}${styles}</style>${drawn}</svg>`;
};
