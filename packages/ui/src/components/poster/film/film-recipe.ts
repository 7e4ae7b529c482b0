import { chanceOf } from "../chance.ts";
import { isMotif, motifs } from "./motifs.ts";
import type { Printed } from "./printed.ts";

export const filmLayouts = ["horizon", "centre", "pattern", "split"] as const;

/** How a film's poster is drawn: what is on it, how it is laid out, and in which hues. */
export type FilmRecipe = Printed & {
  readonly motif: string;
  readonly layout: (typeof filmLayouts)[number];
};

/** A recipe as the name of a picture: `kite.horizon.256.78.30.dark`. */
export const filmName = ({ hues, isDark, layout, motif }: FilmRecipe): string =>
  [motif, layout, ...hues, isDark ? "dark" : "light"].join(".");

const written = /^(\w+)\.(\w+)\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(dark|light)$/;

/** Whatever is no recipe is a film that nobody has made a poster for: it gets one by its name. */
const byChance = (name: string): FilmRecipe => {
  const chance = chanceOf(`film:${name}`);
  const one = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(chance() * values.length)];
  const hue = () => Math.floor(chance() * 360);
  return {
    motif: one(Object.keys(motifs)) ?? "star",
    layout: one(filmLayouts) ?? "centre",
    hues: [hue(), hue(), hue()],
    isDark: chance() > 0.4,
  };
};

export const filmRecipeOf = (name: string): FilmRecipe => {
  const [, motif = "", layout, ground, own, accent, mode] = written.exec(name) ?? [];
  const known = filmLayouts.find((one) => one === layout);
  if (known === undefined || !isMotif(motif)) return byChance(name);
  return { motif, layout: known, hues: [Number(ground), Number(own), Number(accent)], isDark: mode === "dark" };
};
