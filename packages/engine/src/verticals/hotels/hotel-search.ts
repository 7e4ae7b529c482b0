import type { FoundPlace, Names } from "../../booking/places/place-search.types.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { HeldOutcome, SearchService, SearchText } from "../../booking/search/search.types.ts";
import { isPast } from "../../kernel/deadline.ts";
import type { ItineraryRefId, RefId } from "../../kernel/ids.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { HotelOffer } from "./hotels.types.ts";

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

export type TouchHotelsOutcome =
  | { readonly type: "ALIVE"; readonly expiresAt: EpochMs }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** The calls of a search. No method rejects. */
export interface HotelFinder {
  find(search: SearchText, signal?: AbortSignal): Promise<FindHotelsOutcome>;
  /** Keeps a session alive by reading one of its hotels. */
  touch(refId: RefId, offer: ItineraryRefId, signal?: AbortSignal): Promise<TouchHotelsOutcome>;
  /** Makes the search of a session again that the store does not hold any more, as after a reload: it is another session then. */
  recall(refId: RefId, signal?: AbortSignal): Promise<FindHotelsOutcome | { readonly type: "GONE" }>;
}

export type HotelResultsStore = ResultsStore<HotelResults>;

/** What searches for stays found, session by session: the `most` that were written to last. */
export const createHotelResultsStore: (most?: number) => HotelResultsStore = createResultsStore;

/** The one who answers: the hotel service asks its own suppliers. */
const service = { code: "hotels", name: { en: "Hotels", ar: "الفنادق" } } as const;

type HotelSearchOptions = {
  readonly finder: HotelFinder;
  readonly store: HotelResultsStore;
  readonly clock: Clock;
};

/** A `SearchService` whose one answer is there as soon as the session is. */
export const createHotelSearch = ({ finder, store, clock }: HotelSearchOptions): SearchService => {
  const keep = (found: Extract<FindHotelsOutcome, { type: "FOUND" }>): HotelResults => {
    const { search, place, nights, hotels, surroundings, expiresAt } = found;
    const results = { search, place, nights, hotels, surroundings, expiresAt };
    store.write(found.refId, results);
    return results;
  };

  const heldOf = (refId: RefId, { expiresAt, hotels }: HotelResults): HeldOutcome => ({
    type: "HELD",
    refId,
    expiresAt,
    providers: [service],
    answered: [service.code],
    failed: [],
    offers: hotels.length,
  });

  return {
    async open(search, signal) {
      const found = await finder.find(search, signal);
      if (found.type !== "FOUND") return found;
      return { type: "OPENED", refId: found.refId, expiresAt: keep(found).expiresAt, providers: [service] };
    },

    receive(refId, onAnswer) {
      let isWanted = true;
      // After whoever asked has begun to listen.
      const tell = async (): Promise<void> => {
        await Promise.resolve();
        if (isWanted)
          onAnswer({ provider: service.code, isFailed: false, offers: store.read(refId)?.hotels.length ?? 0 });
      };
      void tell();
      return () => {
        isWanted = false;
      };
    },

    async reread(refId, signal) {
      const held = store.read(refId);
      if (held === null) {
        const found = await finder.recall(refId, signal);
        if (found.type === "PROBLEM") return found;
        return found.type === "FOUND" ? heldOf(found.refId, keep(found)) : { type: "GONE" };
      }
      const [first] = held.hotels;
      // With no hotel to read there is no call that would make the session last longer.
      if (first === undefined) return isPast(held.expiresAt, clock.now()) ? { type: "GONE" } : heldOf(refId, held);
      const touched = await finder.touch(refId, first.id, signal);
      if (touched.type !== "ALIVE") return touched;
      const now = { ...held, expiresAt: touched.expiresAt };
      store.write(refId, now);
      return heldOf(refId, now);
    },
  };
};
