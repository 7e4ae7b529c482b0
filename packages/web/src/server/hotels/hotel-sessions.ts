import type { RefId, SearchText } from "@safar/engine";
import type { KeyValueStore } from "../stores/key-value-store.ts";

/** Longer than any session lives, and not for ever. */
const keptForMs = 24 * 60 * 60_000;

const keyOf = (refId: RefId) => `hotel-search:${refId}`;

/** What was searched for in each session: a page that was loaded anew has nothing but the session's reference. */
export const createHotelSessions = (store: KeyValueStore) => ({
  /** A store that fails forgets: the page then asks for a new search. */
  keep: (refId: RefId, search: SearchText): Promise<void> =>
    store.set(keyOf(refId), search, keptForMs).catch(() => undefined),
  searchOf: (refId: RefId): Promise<SearchText | null> => store.get(keyOf(refId)).catch(() => null),
});

export type HotelSessions = ReturnType<typeof createHotelSessions>;
