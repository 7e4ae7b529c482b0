import type { FlightLeg, Itinerary, Names } from "@safar/engine";
import { commaIn } from "../i18n/comma.ts";

/** The airlines of some legs, each once, in the order of the flights. */
export const airlinesOf = (...legs: readonly Pick<FlightLeg, "segments">[]): readonly string[] => [
  ...new Set(legs.flatMap(({ segments }) => segments.map(({ airline }) => airline))),
];

/** Who flies: each airline once, in the order of the flights. By this name a saved flight is known again. */
export const carriersOf = (
  { legs }: Pick<Itinerary, "legs">,
  airlines: Readonly<Record<string, Names | undefined>>,
): Names => {
  const named = airlinesOf(...legs).map((code) => airlines[code] ?? { en: code, ar: code });
  return { en: named.map(({ en }) => en).join(commaIn("en")), ar: named.map(({ ar }) => ar).join(commaIn("ar")) };
};
