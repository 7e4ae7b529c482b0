import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type FlightResults,
  type Itinerary,
  type OfferFilters,
  type OfferSort,
  offerResults,
  offersFor,
} from "@safar/engine";

const sortWords: Readonly<Record<OfferSort, MessageDescriptor>> = {
  best: msg`Best`,
  cheapest: msg`Cheapest`,
  fastest: msg`Fastest`,
  earliest: msg`Earliest`,
};

/** The offers of a search for flights. */
export const offerKind = {
  results: offerResults,
  rowsOf: ({ itineraries }: FlightResults, filters: Pick<OfferFilters, "withBag">) => offersFor(itineraries, filters),
  pricedBy: ({ withBag }: Pick<OfferFilters, "withBag">) => (withBag ? "with-bag=1" : ""),
  idOf: ({ id }: Itinerary) => id,
  priceOf: ({ price }: Itinerary) => price.total,
  hasHeadings: false,
  hasMore: ({ hasMore }: FlightResults) => hasMore === true,
  sortWords,
} as const;
