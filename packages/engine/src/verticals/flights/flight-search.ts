import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type {
  HeldOutcome,
  OpenOutcome,
  Provider,
  SearchService,
  SearchText,
} from "../../booking/search/search.types.ts";
import { isPast } from "../../kernel/deadline.ts";
import type { ItineraryRefId, RefId } from "../../kernel/ids.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Result } from "../../kernel/result.ts";
import type { FlightReferences, Itinerary } from "./flights.types.ts";

/** What one provider has for a search. */
export type ProviderOffers = {
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
  readonly expiresAt: EpochMs;
};

/** A session that was opened before: what it looks for, and where. */
export type OpenedSearch = {
  readonly search: SearchText;
  readonly providers: readonly Provider[];
  readonly expiresAt: EpochMs;
};

export type OffersQuestion = {
  readonly search: SearchText;
  readonly refId: RefId;
  /** The codes of those who are asked. */
  readonly providers: readonly string[];
};

export type OffersAnswer = { readonly provider: string; readonly answer: Result<ProviderOffers, Problem> };

export type TouchOutcome =
  | { readonly type: "ALIVE"; readonly expiresAt: EpochMs }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type RecallOutcome =
  | ({ readonly type: "RECALLED" } & OpenedSearch)
  /** It was opened in another currency than the visitor has now: what it found cannot be asked for again. */
  | { readonly type: "REPRICED"; readonly search: SearchText }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** The calls of a search. No method rejects. */
export interface FlightOffers {
  open(search: SearchText, signal?: AbortSignal): Promise<OpenOutcome>;
  /** Asks providers side by side and tells of each answer as it comes, until the returned function is called. */
  ask(question: OffersQuestion, onAnswer: (answer: OffersAnswer) => void): () => void;
  /** Keeps a session alive by reading one of its offers. */
  touch(refId: RefId, offer: ItineraryRefId, signal?: AbortSignal): Promise<TouchOutcome>;
  /** A session that the store does not hold any more, as after a reload. */
  recall(refId: RefId, signal?: AbortSignal): Promise<RecallOutcome>;
}

/** A search session and everything that its providers have answered. */
export type FlightResults = OpenedSearch & {
  readonly answered: readonly string[];
  /** Of those who answered, the ones that failed. */
  readonly failed: readonly string[];
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
};

export type FlightResultsStore = ResultsStore<FlightResults>;

/** What searches for flights found, session by session: the `most` that were written to last. */
export const createFlightResultsStore: (most?: number) => FlightResultsStore = createResultsStore;

const nothingYet = {
  answered: [],
  failed: [],
  itineraries: [],
  references: { airlines: {}, airports: {}, aircraft: {} },
} as const satisfies Partial<FlightResults>;

const merged = (one: FlightReferences, other: FlightReferences): FlightReferences => ({
  airlines: { ...one.airlines, ...other.airlines },
  airports: { ...one.airports, ...other.airports },
  aircraft: { ...one.aircraft, ...other.aircraft },
});

const withAnswer = (held: FlightResults, { provider, answer }: OffersAnswer): FlightResults => {
  const answered = [...held.answered, provider];
  if (!answer.ok) return { ...held, answered, failed: [...held.failed, provider] };
  const { itineraries, references, expiresAt } = answer.value;
  const known = new Set(held.itineraries.map(({ id }) => id));
  const fresh = itineraries.filter(({ id }) => !known.has(id));
  return {
    ...held,
    answered,
    itineraries: fresh.length === 0 ? held.itineraries : [...held.itineraries, ...fresh],
    references: merged(held.references, references),
    expiresAt: Math.max(held.expiresAt, expiresAt),
  };
};

export type FlightSearchOptions = {
  readonly offers: FlightOffers;
  readonly store: FlightResultsStore;
  readonly clock: Clock;
};

/** A `SearchService` that puts the offers in the store as they come. */
export const createFlightSearch = ({ offers, store, clock }: FlightSearchOptions): SearchService => {
  const heldOf = (
    refId: RefId,
    { expiresAt, providers, answered, failed, itineraries }: FlightResults,
  ): HeldOutcome => ({
    type: "HELD",
    refId,
    expiresAt,
    providers,
    answered,
    failed,
    offers: itineraries.length,
  });

  /** A session that nobody has answered for yet. */
  const hold = (refId: RefId, { search, providers, expiresAt }: OpenedSearch): HeldOutcome => {
    const results = { ...nothingYet, search, providers, expiresAt };
    store.write(refId, results);
    return heldOf(refId, results);
  };

  const openAnew = async (search: SearchText, signal: AbortSignal | undefined): Promise<HeldOutcome> => {
    const opened = await offers.open(search, signal);
    if (opened.type === "OPENED") return hold(opened.refId, { ...opened, search });
    return opened.type === "INVALID" ? { type: "GONE" } : opened;
  };

  const recall = async (refId: RefId, signal: AbortSignal | undefined): Promise<HeldOutcome> => {
    const recalled = await offers.recall(refId, signal);
    if (recalled.type === "REPRICED") return openAnew(recalled.search, signal);
    return recalled.type === "RECALLED" ? hold(refId, recalled) : recalled;
  };

  return {
    async open(search, signal) {
      const opened = await offers.open(search, signal);
      if (opened.type === "OPENED") hold(opened.refId, { ...opened, search });
      return opened;
    },

    receive(refId, onAnswer) {
      const begun = store.read(refId);
      if (begun === null) return () => {};
      const providers = begun.providers.map(({ code }) => code).filter((code) => !begun.answered.includes(code));
      return offers.ask({ search: begun.search, refId, providers }, (answer) => {
        const held = store.read(refId);
        if (held === null || held.answered.includes(answer.provider)) return;
        const now = withAnswer(held, answer);
        store.write(refId, now);
        onAnswer({ provider: answer.provider, isFailed: !answer.answer.ok, offers: now.itineraries.length });
      });
    },

    async reread(refId, signal) {
      const held = store.read(refId);
      if (held === null) return recall(refId, signal);
      const [first] = held.itineraries;
      // With no offer to read there is no call that would make the session last longer.
      if (first === undefined) return isPast(held.expiresAt, clock.now()) ? { type: "GONE" } : heldOf(refId, held);
      const touched = await offers.touch(refId, first.id, signal);
      if (touched.type !== "ALIVE") return touched;
      const now = { ...(store.read(refId) ?? held), expiresAt: touched.expiresAt };
      store.write(refId, now);
      return heldOf(refId, now);
    },
  };
};
