import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type FlightResults, type Itinerary, type OfferSort, offerResults } from "@safar/engine";

const sortWords: Readonly<Record<OfferSort, MessageDescriptor>> = {
  best: msg`Best`,
  cheapest: msg`Cheapest`,
  fastest: msg`Fastest`,
  earliest: msg`Earliest`,
};

/** The offers of a search for flights. */
export const offerKind = {
  results: offerResults,
  rowsOf: ({ itineraries }: FlightResults) => itineraries,
  idOf: ({ id }: Itinerary) => id,
  priceOf: ({ price }: Itinerary) => price.total,
  hasHeadings: false,
  sortWords,
} as const;
