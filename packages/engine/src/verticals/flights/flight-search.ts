import {
  type AnsweredSearch,
  createManyAnswersSearch,
  type OffersSource,
  type SearchAnswer,
} from "../../booking/search/many-answers-search.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService } from "../../booking/search/search.types.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import type { FlightReferences, Itinerary } from "./flights.types.ts";

/** What one provider has for a search. */
export type ProviderOffers = {
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
  readonly expiresAt: EpochMs;
  /** More can be put together than the best that are listed. */
  readonly hasMore?: boolean;
};

export type OffersAnswer = SearchAnswer<ProviderOffers>;

export type FlightOffers = OffersSource<ProviderOffers>;

/** A search session and everything that its providers have answered. */
export type FlightResults = AnsweredSearch & Pick<ProviderOffers, "hasMore" | "itineraries" | "references">;

export type FlightResultsStore = ResultsStore<FlightResults>;

/** What searches for flights found, session by session: the `most` that were written to last. */
export const createFlightResultsStore: (most?: number) => FlightResultsStore = createResultsStore;

const merged = (one: FlightReferences, other: FlightReferences): FlightReferences => ({
  airlines: { ...one.airlines, ...other.airlines },
  airports: { ...one.airports, ...other.airports },
  aircraft: { ...one.aircraft, ...other.aircraft },
});

const withOffers = (
  held: FlightResults,
  { hasMore = false, itineraries, references }: ProviderOffers,
): FlightResults => {
  const known = new Set(held.itineraries.map(({ id }) => id));
  const fresh = itineraries.filter(({ id }) => !known.has(id));
  return {
    ...held,
    itineraries: fresh.length === 0 ? held.itineraries : [...held.itineraries, ...fresh],
    references: merged(held.references, references),
    hasMore: hasMore || held.hasMore === true,
  };
};

export type FlightSearchOptions = {
  readonly offers: FlightOffers;
  readonly store: FlightResultsStore;
  readonly clock: Clock;
};

/** A `SearchService` that puts the offers in the store as they come. */
export const createFlightSearch = (options: FlightSearchOptions): SearchService =>
  createManyAnswersSearch({
    ...options,
    begin: (session) => ({ ...session, itineraries: [], references: { airlines: {}, airports: {}, aircraft: {} } }),
    add: withOffers,
    offersIn: ({ itineraries }) => itineraries,
  });
