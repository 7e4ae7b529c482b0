import { assign, fromCallback, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type {
  HeldOutcome,
  OpenOutcome,
  ProviderAnswer,
  SearchContext,
  SearchEvent,
  SearchInput,
  SearchMeta,
  SearchOutput,
  SearchText,
} from "./search.types.ts";

const types: {
  readonly context?: SearchContext;
  readonly events?: SearchEvent;
  readonly input?: SearchInput;
  readonly output?: SearchOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: SearchMeta;
} = {};

const missing = unprovided("searchMachine");

export const noResults = {
  providers: [],
  answered: [],
  failed: [],
  offers: 0,
  expiresAt: 0,
  isExpiring: false,
  problem: null,
  chosen: null,
} as const satisfies Partial<SearchContext>;

const learnHeld = (outcome: HeldOutcome): Partial<SearchContext> => {
  if (outcome.type === "PROBLEM") return { problem: outcome.problem };
  if (outcome.type === "GONE") return {};
  const { refId, expiresAt, providers, answered, failed, offers } = outcome;
  return { refId, expiresAt, providers, answered, failed, offers, isExpiring: false, problem: null };
};

export const searchSetup = setup({
  types,
  actors: {
    open: fromPromise<OpenOutcome, SearchText>(missing),
    reread: fromPromise<HeldOutcome, RefId | null>(missing),
    receive: fromCallback<SearchEvent, RefId | null, SearchEvent>(() => undefined),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    hasSession: ({ context }) => context.refId !== null,
    isOpened: outcomeIs<OpenOutcome>("OPENED"),
    isHeld: outcomeIs<HeldOutcome>("HELD"),
    isGone: outcomeIs<HeldOutcome>("GONE"),
    isNewAnswer: ({ context }, { provider }: ProviderAnswer) =>
      context.providers.some(({ code }) => code === provider) && !context.answered.includes(provider),
    isAllAnswered: ({ context }) => context.answered.length >= context.providers.length,
    isNobodyLeft: ({ context }) =>
      context.answered.length >= context.providers.length &&
      context.offers === 0 &&
      context.failed.length === context.providers.length,
    isNothingFound: ({ context }) => context.answered.length >= context.providers.length && context.offers === 0,
    isOver: ({ context }, now: EpochMs) => isPast(context.expiresAt, now),
  },
  actions: {
    begin: assign({ ...noResults, refId: null }),
    learnOpened: assign((_, outcome: OpenOutcome) =>
      outcome.type === "OPENED"
        ? { ...noResults, refId: outcome.refId, expiresAt: outcome.expiresAt, providers: outcome.providers }
        : { problem: outcome.type === "PROBLEM" ? outcome.problem : null },
    ),
    learnHeld: assign((_, outcome: HeldOutcome) => learnHeld(outcome)),
    note: assign(({ context: { answered, failed } }, { provider, isFailed, offers }: ProviderAnswer) => ({
      answered: [...answered, provider],
      failed: isFailed ? [...failed, provider] : failed,
      offers,
    })),
    warn: assign({ isExpiring: true }),
    choose: assign((_, chosen: OfferId) => ({ chosen })),
    reportFault: assign({ problem: { kind: "malformed", detail: "the search failed", status: 0 } }),
    reportSilence: assign({ problem: { kind: "malformed", detail: "no provider answered", status: 0 } }),
  },
});

export const outputOf = ({ chosen, expiresAt, refId }: SearchContext): SearchOutput =>
  chosen === null || refId === null ? { type: "EDIT" } : { type: "CHOSEN", refId, offer: chosen, expiresAt };
