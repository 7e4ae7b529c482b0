import { arabia } from "./landmarks-arabia.ts";
import { pakistan } from "./landmarks-pakistan.ts";
import { elsewhere, world } from "./landmarks-world.ts";
import type { Scene } from "./strokes.ts";

const known: Readonly<Record<string, Scene>> = { ...pakistan, ...arabia, ...world };
/** The longer name first: what is called after another is not it. */
const names = Object.keys(known).sort((one, other) => other.length - one.length);

/** The city that a name speaks of, as this room calls it; null for one without a landmark of its own. */
export const landmarkOf = (name: string): string | null => {
  const words = ` ${name.toLowerCase().replaceAll(/[^a-z]+/g, " ")} `;
  return names.find((city) => words.includes(` ${city} `)) ?? null;
};

/** What a city is known by from afar. */
export const city = (name: string): Scene => known[landmarkOf(name) ?? ""] ?? elsewhere;

/** Cities of clay and sand are drawn in these, by their place among the hues. */
const warm: Readonly<Record<string, number>> = {
  alula: 5,
  hegra: 5,
  cairo: 10,
  giza: 10,
  tabuk: 10,
  hail: 5,
  qassim: 10,
  sharurah: 10,
  wadi: 5,
  peshawar: 6,
  abha: 7,
  gwadar: 2,
  turbat: 2,
  islamabad: 3,
};

/** Which hues a city is drawn in where they matter; null where any will do. */
export const hueOf = (city: string): number | null => warm[city] ?? null;
