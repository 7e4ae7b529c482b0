import type { Itinerary, Names } from "@safar/engine";
import { commaIn } from "../i18n/comma.ts";

/** Who flies: each airline once, in the order of the flights. By this name a saved flight is known again. */
export const carriersOf = (
  { legs }: Pick<Itinerary, "legs">,
  airlines: Readonly<Record<string, Names | undefined>>,
): Names => {
  const codes = [...new Set(legs.flatMap(({ segments }) => segments.map(({ airline }) => airline)))];
  const named = codes.map((code) => airlines[code] ?? { en: code, ar: code });
  return { en: named.map(({ en }) => en).join(commaIn("en")), ar: named.map(({ ar }) => ar).join(commaIn("ar")) };
};
