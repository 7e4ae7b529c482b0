import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { acknowledgementOf, isAcknowledged } from "./acknowledgement.ts";
import { isAsSeen } from "./as-seen.ts";
import type {
  Acknowledgement,
  QuoteContext,
  QuoteEvent,
  QuoteInput,
  QuoteMeta,
  QuoteOutcome,
  QuoteOutput,
  QuoteRequest,
} from "./quote.types.ts";

const types: {
  readonly context?: QuoteContext;
  readonly events?: QuoteEvent;
  readonly input?: QuoteInput;
  readonly output?: QuoteOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: QuoteMeta;
} = {};

const missing = unprovided("quoteMachine");

export const quoteSetup = setup({
  types,
  actors: {
    quote: fromPromise<QuoteOutcome, QuoteRequest>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isQuoted: outcomeIs<QuoteOutcome>("QUOTED"),
    isSoldOut: outcomeIs<QuoteOutcome>("SOLD_OUT"),
    isSessionExpired: outcomeIs<QuoteOutcome>("SESSION_EXPIRED"),
    isQuoteExpired: outcomeIs<QuoteOutcome>("QUOTE_EXPIRED"),
    isAsSeen: ({ context }, outcome: QuoteOutcome) =>
      outcome.type === "QUOTED" && isAsSeen(outcome.quote, context.seen),
    isShown: ({ context }, acknowledged: Acknowledgement) =>
      context.quote !== null && isAcknowledged(context.quote, acknowledged),
    isOver: ({ context }, now: EpochMs) => context.quote !== null && isPast(context.quote.expiresAt, now),
  },
  actions: {
    learn: assign(({ context }, outcome: QuoteOutcome) =>
      outcome.type === "QUOTED"
        ? { quote: outcome.quote, problem: null }
        : { problem: outcome.type === "PROBLEM" ? outcome.problem : context.problem },
    ),
    accept: assign({
      end: ({ context: { quote, end } }) =>
        quote === null ? end : { type: "ACCEPTED", quote, acknowledged: acknowledgementOf(quote) },
    }),
    endAs: assign((_, end: QuoteOutput) => ({ end })),
    reportFault: assign({ problem: { kind: "malformed", detail: "the quote service failed", status: 0 } }),
    /** From now on the quote is read under its own reference; before there was one, it is asked for again. */
    planRead: assign({
      request: ({ context: { quote, request } }, isRenewed: boolean): QuoteRequest =>
        quote === null ? renewed(request) : { kind: "read", refId: quote.refId, isRenewed },
    }),
  },
});

const renewed = (request: QuoteRequest): QuoteRequest =>
  request.kind === "first" ? request : { kind: "read", refId: request.refId, isRenewed: true };
