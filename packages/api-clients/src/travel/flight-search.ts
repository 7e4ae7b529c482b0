import {
  type Clock,
  type EpochMs,
  type FlightReferences,
  type HeldOutcome,
  type Itinerary,
  isPast,
  type Provider,
  type RefId,
  type SearchService,
  type SearchText,
} from "@safar/engine";
import { isRefusedAs } from "../app/auth.outcomes.ts";
import type { FlightOffers } from "./flight-offers.ts";

/** A search session and everything that its providers have answered. */
export type FlightResults = {
  readonly search: SearchText;
  readonly providers: readonly Provider[];
  readonly answered: readonly string[];
  /** Of those who answered, the ones that failed. */
  readonly failed: readonly string[];
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
  readonly expiresAt: EpochMs;
};

/** Where the results of searches are, by their sessions. Whatever shows them reads them there. */
export interface FlightResultsStore {
  read(refId: RefId): FlightResults | null;
  write(refId: RefId, results: FlightResults): void;
}

/** A store that forgets the session that was written to longest ago once it holds `most`. */
export const createFlightResultsStore = (most = 8): FlightResultsStore => {
  const held = new Map<RefId, FlightResults>();
  return {
    read: (refId) => held.get(refId) ?? null,
    write(refId, results) {
      held.delete(refId);
      held.set(refId, results);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
  };
};

const noReferences: FlightReferences = { airlines: {}, airports: {}, aircraft: {} };

const merged = (one: FlightReferences, other: FlightReferences): FlightReferences => ({
  airlines: { ...one.airlines, ...other.airlines },
  airports: { ...one.airports, ...other.airports },
  aircraft: { ...one.aircraft, ...other.aircraft },
});

export type FlightSearchOptions = {
  readonly offers: FlightOffers;
  readonly store: FlightResultsStore;
  readonly clock: Clock;
};

/** The engine's `SearchService`: every provider is asked at once, and its offers go to the store as they come. */
export const createFlightSearch = ({ offers, store, clock }: FlightSearchOptions): SearchService => {
  const heldOf = (refId: RefId, held: FlightResults): HeldOutcome => ({
    type: "HELD",
    refId,
    expiresAt: held.expiresAt,
    providers: held.providers,
    answered: held.answered,
    failed: held.failed,
    offers: held.itineraries.length,
  });

  return {
    async open(search, signal) {
      const opened = await offers.open(search, signal);
      if (opened.type === "OPENED") {
        const { refId, providers, expiresAt } = opened;
        const nothing = { answered: [], failed: [], itineraries: [], references: noReferences };
        store.write(refId, { search, providers, expiresAt, ...nothing });
      }
      return opened;
    },

    receive(refId, onAnswer) {
      const controller = new AbortController();
      const begun = store.read(refId);

      const ask = async (search: SearchText, provider: string): Promise<void> => {
        const answer = await offers.ask({ search, refId, provider }, controller.signal);
        const held = store.read(refId);
        if (controller.signal.aborted || held === null || held.answered.includes(provider)) return;
        const isFailed = !answer.ok;
        const known = new Set(held.itineraries.map(({ id }) => id));
        const fresh = answer.ok ? answer.value.itineraries.filter(({ id }) => !known.has(id)) : [];
        const itineraries = fresh.length === 0 ? held.itineraries : [...held.itineraries, ...fresh];
        store.write(refId, {
          ...held,
          answered: [...held.answered, provider],
          failed: isFailed ? [...held.failed, provider] : held.failed,
          itineraries,
          references: answer.ok ? merged(held.references, answer.value.references) : held.references,
          expiresAt: answer.ok ? Math.max(held.expiresAt, answer.value.expiresAt) : held.expiresAt,
        });
        onAnswer({ provider, isFailed, offers: itineraries.length });
      };

      for (const { code } of begun?.providers ?? []) {
        if (begun !== null && !begun.answered.includes(code)) void ask(begun.search, code);
      }
      return () => controller.abort();
    },

    async reread(refId, signal) {
      const held = store.read(refId);
      if (held === null) return { type: "GONE" };
      const [first] = held.itineraries;
      // With no offer to read there is no call that would make the session last longer.
      if (first === undefined) return isPast(held.expiresAt, clock.now()) ? { type: "GONE" } : heldOf(refId, held);
      const touched = await offers.touch(refId, first.id, signal);
      if (!touched.ok) {
        return isRefusedAs(touched.error, "session_expired", "results_expired", "not_found")
          ? { type: "GONE" }
          : { type: "PROBLEM", problem: touched.error };
      }
      const now = { ...(store.read(refId) ?? held), expiresAt: touched.value };
      store.write(refId, now);
      return heldOf(refId, now);
    },
  };
};
