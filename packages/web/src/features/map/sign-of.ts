import type { PlaceSign } from "./place-signs.ts";

const told: readonly (readonly [words: RegExp, sign: PlaceSign])[] = [
  [/^grand mosque$/i, "haram"],
  [/^prophet's mosque$/i, "nabawi"],
  [/\b(?:mosque|masjid)\b/i, "mosque"],
  [/\bstation\b/i, "station"],
  [/\bairport\b/i, "airport"],
];

/** What a landmark is drawn as, by its English name. */
export const signOf = (name: string): PlaceSign => told.find(([words]) => words.test(name))?.[1] ?? "sight";
