import type { FoundPlace } from "../../booking/places/place-search.types.ts";
import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import { type TouchOutcome, touchOffer } from "../../booking/search/touch-offer.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Names } from "../../kernel/names.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { HotelOffer } from "./hotels.domain.ts";

/** A part of a town, or something that it is known for. */
export type Surrounding = {
  readonly kind: "area" | "landmark" | "unknown";
  readonly names: Names;
  readonly position: { readonly latitude: number; readonly longitude: number };
};

/** A search session and the hotels that it found. */
export type HotelResults = {
  readonly search: SearchText;
  readonly place: FoundPlace | null;
  readonly nights: number;
  readonly hotels: readonly HotelOffer[];
  /** What a map of the place names. */
  readonly surroundings: readonly Surrounding[];
  readonly expiresAt: EpochMs;
};

export type FindHotelsOutcome =
  | ({ readonly type: "FOUND"; readonly refId: RefId } & HotelResults)
  | { readonly type: "INVALID" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

type RecallHotelsOutcome = FindHotelsOutcome | { readonly type: "GONE" };

/** The calls of a search. No method rejects. */
export interface HotelFinder {
  find(search: SearchText, signal?: AbortSignal): Promise<FindHotelsOutcome>;
  /** Keeps a session alive by reading one of its hotels. */
  touch(refId: RefId, offer: OfferId, signal?: AbortSignal): Promise<TouchOutcome>;
  /** Makes the search of a session again that the store does not hold any more, as after a reload: it is another session then. */
  recall(refId: RefId, signal?: AbortSignal): Promise<RecallHotelsOutcome>;
}

export type HotelResultsStore = ResultsStore<HotelResults>;

/** What searches for stays found, session by session: the `most` that were written to last. */
export const createHotelResultsStore: (most?: number) => HotelResultsStore = createResultsStore;

type HotelSearchOptions = {
  readonly finder: HotelFinder;
  readonly store: HotelResultsStore;
  readonly clock: Clock;
};

const foundIn = (outcome: RecallHotelsOutcome): FoundOutcome<HotelResults> => {
  if (outcome.type !== "FOUND") return outcome;
  const { refId, type, ...results } = outcome;
  return { type, refId, results };
};

/** The hotel service asks its own suppliers, and answers once. */
export const createHotelSearch = ({ finder, store, clock }: HotelSearchOptions): SearchService =>
  createOneAnswerSearch({
    provider: { code: "hotels", name: { en: "Hotels", ar: "الفنادق" } },
    store,
    countOf: ({ hotels }) => hotels.length,
    find: async (search, signal) => foundIn(await finder.find(search, signal)),
    async again(refId, held, signal) {
      if (held === null) return foundIn(await finder.recall(refId, signal));
      const { expiresAt, hotels } = held;
      const touched = await touchOffer({ clock, expiresAt, offers: hotels }, (offer) =>
        finder.touch(refId, offer, signal),
      );
      if (touched.type !== "ALIVE") return touched;
      return { type: "FOUND", refId, results: { ...held, expiresAt: touched.expiresAt } };
    },
  });
