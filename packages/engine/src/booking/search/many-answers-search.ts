import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Result } from "../../kernel/result.ts";
import type { ResultsStore } from "./results-store.ts";
import type { HeldOutcome, OpenOutcome, Provider, SearchService, SearchText } from "./search.types.ts";
import { type TouchOutcome, touchOffer } from "./touch-offer.ts";

/** A session that was opened before: what it looks for, and where. */
export type OpenedSearch = {
  readonly search: SearchText;
  readonly providers: readonly Provider[];
  readonly expiresAt: EpochMs;
};

/** A session, and who has answered. */
export type AnsweredSearch = OpenedSearch & {
  readonly answered: readonly string[];
  /** Of those who answered, the ones that failed. */
  readonly failed: readonly string[];
};

export type OffersQuestion = {
  readonly search: SearchText;
  readonly refId: RefId;
  /** The codes of those who are asked. */
  readonly providers: readonly string[];
};

/** What one provider has for a search. */
export type SearchAnswer<Offers> = { readonly provider: string; readonly answer: Result<Offers, Problem> };

export type RecallOutcome =
  | ({ readonly type: "RECALLED" } & OpenedSearch)
  /** It was opened in another currency than the visitor has now: what it found cannot be asked for again. */
  | { readonly type: "REPRICED"; readonly search: SearchText }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** The calls of a search. No method rejects. */
export interface OffersSource<Offers> {
  open(search: SearchText, signal?: AbortSignal): Promise<OpenOutcome>;
  /** Asks providers side by side and tells of each answer as it comes, until the returned function is called. */
  ask(question: OffersQuestion, onAnswer: (answer: SearchAnswer<Offers>) => void): () => void;
  /** Keeps a session alive by reading one of its offers. */
  touch(refId: RefId, offer: OfferId, signal?: AbortSignal): Promise<TouchOutcome>;
  /** A session that the store does not hold any more, as after a reload. */
  recall(refId: RefId, signal?: AbortSignal): Promise<RecallOutcome>;
}

export type ManyAnswersSearch<Offers, Results> = {
  readonly offers: OffersSource<Offers>;
  readonly store: ResultsStore<Results>;
  readonly clock: Clock;
  /** The results of a session that nobody has answered for yet. */
  readonly begin: (session: AnsweredSearch) => Results;
  readonly add: (held: Results, offers: Offers) => Results;
  readonly offersIn: (results: Results) => readonly { readonly id: OfferId }[];
};

/** A `SearchService` that puts the offers of many providers in the store as they come. */
export const createManyAnswersSearch = <
  Offers extends { readonly expiresAt: EpochMs },
  Results extends AnsweredSearch,
>({
  add,
  begin,
  clock,
  offers,
  offersIn,
  store,
}: ManyAnswersSearch<Offers, Results>): SearchService => {
  const heldOf = (refId: RefId, results: Results): HeldOutcome => {
    const { answered, expiresAt, failed, providers } = results;
    return { type: "HELD", refId, expiresAt, providers, answered, failed, offers: offersIn(results).length };
  };

  const hold = (refId: RefId, { expiresAt, providers, search }: OpenedSearch): HeldOutcome => {
    const results = begin({ search, providers, expiresAt, answered: [], failed: [] });
    store.write(refId, results);
    return heldOf(refId, results);
  };

  const withAnswer = (held: Results, { provider, answer }: SearchAnswer<Offers>): Results => {
    const answered = [...held.answered, provider];
    if (!answer.ok) return { ...held, answered, failed: [...held.failed, provider] };
    const expiresAt = Math.max(held.expiresAt, answer.value.expiresAt);
    return { ...add(held, answer.value), answered, expiresAt };
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
        onAnswer({ provider: answer.provider, isFailed: !answer.answer.ok, offers: offersIn(now).length });
      });
    },

    async reread(refId, signal) {
      const held = store.read(refId);
      if (held === null) return recall(refId, signal);
      const { expiresAt } = held;
      const touched = await touchOffer({ clock, expiresAt, offers: offersIn(held) }, (offer) =>
        offers.touch(refId, offer, signal),
      );
      if (touched.type !== "ALIVE") return touched;
      // Another answer may have come meanwhile.
      const now = { ...(store.read(refId) ?? held), expiresAt: touched.expiresAt };
      store.write(refId, now);
      return heldOf(refId, now);
    },
  };
};
