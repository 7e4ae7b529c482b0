import { type FlightLeg, type FlightReferences, layoversOf } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import type { FlightWords } from "./flight-words.ts";

/** How many stops a way has, where each is, and how long it takes there. */
export const stopsOf = (
  words: FlightWords,
  leg: Pick<FlightLeg, "segments" | "stops">,
  references: FlightReferences | null,
): string =>
  [
    words.stops(leg.stops),
    ...layoversOf(leg).flatMap(({ arrivesAt, minutes }) => [
      isolated(words.city(arrivesAt, references)),
      words.duration(minutes).replaceAll(" ", "\u00a0"),
    ]),
  ].join(" · ");
