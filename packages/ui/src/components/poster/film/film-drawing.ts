import { girihTile } from "../../lattice/girih.ts";
import { chanceOf } from "../chance.ts";
import { type FilmRecipe, filmRecipeOf } from "./film-recipe.ts";
import { isMotif, motifs } from "./motifs.ts";
import { at, printedStyles } from "./printed.ts";

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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="480" viewBox="0 0 320 480"><style>${printedStyles(recipe)}</style>${lattice}<path class="g" d="M0 0h320v480H0z"/>${drawn}</svg>`;
};
