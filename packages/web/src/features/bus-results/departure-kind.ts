import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BusTimes, cheapestFare, type Departure, type DepartureSort, departureResults } from "@safar/engine";

const sortWords: Readonly<Record<DepartureSort, MessageDescriptor>> = {
  earliest: msg`Earliest`,
  cheapest: msg`Cheapest`,
  fastest: msg`Fastest`,
  rating: msg`Best rated`,
};

/** The departures of a day. */
export const departureKind = {
  results: departureResults,
  rowsOf: ({ departures }: BusTimes) => departures,
  idOf: ({ refId }: Departure) => refId,
  priceOf: cheapestFare,
  hasHeadings: true,
  sortWords,
} as const;
