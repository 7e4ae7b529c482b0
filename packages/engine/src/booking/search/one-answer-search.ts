import type { RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ResultsStore } from "./results-store.ts";
import type { HeldOutcome, Provider, SearchService, SearchText } from "./search.types.ts";

/** What one service has for a search. */
export type FoundOutcome<Results> =
  | { readonly type: "FOUND"; readonly refId: RefId; readonly results: Results }
  | { readonly type: "INVALID" | "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type OneAnswerSearch<Results> = {
  /** The one who answers. */
  readonly provider: Provider;
  readonly store: ResultsStore<Results>;
  readonly countOf: (results: Results) => number;
  readonly find: (search: SearchText, signal?: AbortSignal) => Promise<FoundOutcome<Results>>;
  /** Reads a session again, which makes it last longer; `held` is what the store has of it. It may be another session then. */
  readonly again: (refId: RefId, held: Results | null, signal?: AbortSignal) => Promise<FoundOutcome<Results>>;
};

/** A `SearchService` whose one answer is in the store as soon as the session is open. */
export const createOneAnswerSearch = <Results extends { readonly expiresAt: EpochMs }>({
  again,
  countOf,
  find,
  provider,
  store,
}: OneAnswerSearch<Results>): SearchService => ({
  async open(search, signal) {
    const found = await find(search, signal);
    if (found.type === "PROBLEM") return found;
    if (found.type !== "FOUND") return { type: "INVALID" };
    store.write(found.refId, found.results);
    return { type: "OPENED", refId: found.refId, expiresAt: found.results.expiresAt, providers: [provider] };
  },

  receive(refId, onAnswer) {
    let isWanted = true;
    // After whoever asked has begun to listen, and not if they stop at once.
    const tell = async (): Promise<void> => {
      await Promise.resolve();
      const results = store.read(refId);
      const offers = results === null ? 0 : countOf(results);
      if (isWanted) onAnswer({ provider: provider.code, isFailed: false, offers });
    };
    void tell();
    return () => {
      isWanted = false;
    };
  },

  async reread(refId, signal): Promise<HeldOutcome> {
    const found = await again(refId, store.read(refId), signal);
    if (found.type === "PROBLEM") return found;
    if (found.type !== "FOUND") return { type: "GONE" };
    store.write(found.refId, found.results);
    return {
      type: "HELD",
      refId: found.refId,
      expiresAt: found.results.expiresAt,
      providers: [provider],
      answered: [provider.code],
      failed: [],
      offers: countOf(found.results),
    };
  },
});

/** What a search of which all comes at once found. */
export type FinderOutcome<Found> =
  | { readonly type: "FOUND"; readonly found: Found }
  /** `INVALID`: nobody can search for that. `GONE`: the session is over. */
  | { readonly type: "INVALID" | "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** The calls of such a search. No method rejects. */
export interface Finder<Found> {
  find(search: SearchText, signal?: AbortSignal): Promise<FinderOutcome<Found>>;
  /** Reads a session again, which makes it last longer. */
  findAgain(refId: RefId, signal?: AbortSignal): Promise<FinderOutcome<Found>>;
}

type Held = { readonly refId: RefId; readonly expiresAt: EpochMs };

type OverFinder<Found extends Held> = Pick<OneAnswerSearch<Found>, "provider" | "store" | "countOf"> & {
  readonly finder: Finder<Found>;
};

/** A `SearchService` over the calls of one service that has everything. */
export const createSearchOver = <Found extends Held>({ finder, ...search }: OverFinder<Found>): SearchService => {
  const foundIn = (outcome: FinderOutcome<Found>): FoundOutcome<Found> =>
    outcome.type === "FOUND" ? { type: "FOUND", refId: outcome.found.refId, results: outcome.found } : outcome;
  return createOneAnswerSearch({
    ...search,
    find: async (text, signal) => foundIn(await finder.find(text, signal)),
    again: async (refId, _, signal) => foundIn(await finder.findAgain(refId, signal)),
  });
};
