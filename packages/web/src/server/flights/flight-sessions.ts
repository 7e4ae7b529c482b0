import type { OpenedSearch, RefId } from "@safar/engine";
import { z } from "zod";
import type { KeyValueStore } from "../stores/key-value-store.ts";

const names = z.object({ en: z.string(), ar: z.string() });

/** What is remembered of a session; `currency` is the one that its prices are in. */
type Remembered = OpenedSearch & { readonly currency: string };

const opened = z.object({
  search: z.string(),
  providers: z.array(z.object({ code: z.string(), name: names })),
  /** By this server's clock. */
  expiresAt: z.number(),
  currency: z.string(),
});

const keyOf = (refId: RefId) => `flight-search:${refId}`;

/**
 * What was searched for in each session, for as long as it lives: the service itself tells nothing of a session but its offers,
 * and a page that was loaded anew has nothing but the session's reference.
 */
export const createFlightSessions = (store: KeyValueStore, now: () => number) => ({
  /** A store that fails forgets: the page then asks for a new search. */
  keep: (refId: RefId, search: Remembered): Promise<void> =>
    store.set(keyOf(refId), JSON.stringify(search), Math.max(search.expiresAt - now(), 1)).catch(() => undefined),
  recall: async (refId: RefId): Promise<Remembered | null> => {
    const text = await store.get(keyOf(refId)).catch(() => null);
    const kept = text === null ? null : opened.safeParse(JSON.parse(text));
    return kept?.success && kept.data.expiresAt > now() ? kept.data : null;
  },
});

export type FlightSessions = ReturnType<typeof createFlightSessions>;
