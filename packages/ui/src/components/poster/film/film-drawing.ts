import { girihTile } from "../../lattice/girih.ts";
import { chanceOf } from "../chance.ts";
import { type FilmRecipe, filmRecipeOf } from "./film-recipe.ts";
import { isMotif, motifs } from "./motifs.ts";

/** Lightness and chroma of each tone on a dark poster and on a light one, and which of the three hues it has. */
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

const stylesOf = ({ hues, isDark }: FilmRecipe): string =>
  Object.entries(depths)
    .map(([tone, [dark, light, which]]) => {
      const colour = `oklch(${isDark ? dark : light} ${hues[which]})`;
      return `.${tone}{fill:${colour}}.s.${tone}{fill:none;stroke:${colour}}`;
    })
    .join("");

const at = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

/** Each leaves a third of the picture to the title: `horizon` the upper one, the others the lower one. */
const layouts: Readonly<Record<FilmRecipe["layout"], (motif: string, chance: () => number) => string>> = {
  horizon: (motif, chance) => {
    const [left, right] = [404 + Math.round(chance() * 22), 404 + Math.round(chance() * 22)];
    return `<circle class="h" cx="${120 + Math.round(chance() * 80)}" cy="296" r="112"/>${at(46, 212, 1.14, motif)}<path class="k" d="M0 ${left}Q160 ${430 - Math.round(chance() * 30)} 320 ${right}V480H0z"/>`;
  },
  centre: (motif) =>
    `<path fill="url(#girih)" d="M0 0h320v480H0z"/><circle class="h" cx="160" cy="172" r="142"/>${at(45, 62, 1.15, motif)}`,
  pattern: (motif, chance) => {
    const odd = 5 + Math.floor(chance() * 6);
    const cells = Array.from({ length: 16 }, (_, cell) => {
      const [x, y] = [12 + (cell % 4) * 76, 16 + Math.floor(cell / 4) * 82];
      return cell === odd
        ? `<rect class="a" x="${x - 4}" y="${y - 6}" width="74" height="78" rx="8"/><g class="odd">${at(x + 3, y + 2, 0.3, motif)}</g>`
        : `<use href="#one" x="${x}" y="${y}"/>`;
    });
    return `<defs><g id="one" transform="scale(.33)">${motif}</g></defs>${cells.join("")}`;
  },
  split: (motif, chance) => {
    const [left, right] = [250 + Math.round(chance() * 70), 250 + Math.round(chance() * 70)];
    return `<path class="f" d="M0 ${left}L320 ${right}V480H0z"/>${at(42, 76, 1.18, motif)}`;
  },
};

/** A poster of 320 by 480, drawn by a recipe or, for any other name, by chance. The same name always gives the same one. */
export const drawFilm = (name: string): string => {
  const recipe = filmRecipeOf(name);
  const chance = chanceOf(`poster:${name}`);
  const scale = 1 + Math.round(chance() * 8) / 10;
  const motif = isMotif(recipe.motif) ? motifs[recipe.motif]() : "";
  const drawn = layouts[recipe.layout](motif, chance);
  const lattice = drawn.includes("#girih")
    ? `<pattern id="girih" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path class="s h" d="${girihTile(40)}"/></pattern>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="480" viewBox="0 0 320 480"><style>${stylesOf(recipe)}.s{stroke-linecap:round}.odd .m,.odd .d,.odd .i{fill:oklch(25% .06 ${recipe.hues[0]})}</style>${lattice}<path class="g" d="M0 0h320v480H0z"/>${drawn}</svg>`;
};
