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
