import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type FlightLeg, type FlightReferences, layoversOf } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import type { FlightWords } from "./flight-words.ts";

/** How many stops a way has, where each is, how long it takes there, and whether it goes on elsewhere. */
export const stopsOf = (
  i18n: I18n,
  words: FlightWords,
  leg: Pick<FlightLeg, "segments" | "stops">,
  references: FlightReferences | null,
): readonly string[] => [
  words.stops(leg.stops),
  ...layoversOf(leg).flatMap(({ arrivesAt, isAirportChange, minutes, terminals }) => [
    `${isolated(words.city(arrivesAt, references))} ${words.duration(minutes)}`.replaceAll(" ", "\u00a0"),
    ...(isAirportChange ? [i18n._(msg`change of airport`)] : []),
    ...(terminals === null ? [] : [i18n._(msg`terminal ${terminals.from} to ${terminals.to}`)]),
  ]),
];
