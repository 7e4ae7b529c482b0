import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { BookingUuid } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type {
  CancellationContext,
  CancellationEvent,
  CancellationInput,
  CancellationMeta,
  CancellationOutput,
  CancelOutcome,
  CancelRequest,
  RefundQuestion,
  RefundQuoteOutcome,
  RefundTarget,
  TrackOutcome,
} from "./cancellation.types.ts";

const types: {
  readonly context?: CancellationContext;
  readonly events?: CancellationEvent;
  readonly input?: CancellationInput;
  readonly output?: CancellationOutput;
  readonly tags?: "busy" | "inflight" | "money" | "stable" | "terminal";
  readonly meta?: CancellationMeta;
} = {};

type Outcome = RefundQuoteOutcome | CancelOutcome | TrackOutcome;

const learn = (context: CancellationContext, outcome: Outcome): Partial<CancellationContext> => {
  switch (outcome.type) {
    case "QUOTED": {
      const { targets } = outcome.quote;
      const target = targets.includes(context.target) ? context.target : (targets[0] ?? "original");
      return { quote: outcome.quote, target, problem: null };
    }
    case "CANCELLED":
    case "ALREADY_CANCELLED":
      return { refund: outcome.refund, problem: null, end: { type: "CANCELLED", refund: outcome.refund } };
    case "PROBLEM":
    case "REFUSED":
      return { problem: outcome.problem };
    default:
      return { problem: null };
  }
};

const missing = unprovided("cancellationMachine");

export const cancellationSetup = setup({
  types,
  actors: {
    quoteRefund: fromPromise<RefundQuoteOutcome, RefundQuestion>(missing),
    cancel: fromPromise<CancelOutcome, CancelRequest>(missing),
    track: fromPromise<TrackOutcome, BookingUuid>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isQuoted: outcomeIs<RefundQuoteOutcome>("QUOTED"),
    isCancelledAlready: outcomeIs<RefundQuoteOutcome>("ALREADY_CANCELLED"),
    isQuoteRefused: outcomeIs<RefundQuoteOutcome>("NOT_ALLOWED"),
    isCancelled: outcomeIs<CancelOutcome>("CANCELLED"),
    isQuoteExpired: outcomeIs<CancelOutcome>("QUOTE_EXPIRED"),
    isNotAllowed: outcomeIs<CancelOutcome>("NOT_ALLOWED"),
    isRefused: outcomeIs<CancelOutcome>("REFUSED"),
    isFoundCancelled: outcomeIs<TrackOutcome>("CANCELLED"),
    isStanding: outcomeIs<TrackOutcome>("STANDING"),
    isShown: ({ context }, quoteId: string) => context.quote?.id === quoteId,
    isTarget: ({ context }, target: RefundTarget) => context.quote?.targets.includes(target) ?? false,
    areDivisible: ({ context }, travellers: readonly string[]) =>
      context.divisible.length > 1 && travellers.every((one) => context.divisible.includes(one)),
    isOver: ({ context }, now: EpochMs) => context.quote !== null && isPast(context.quote.expiresAt, now),
  },
  actions: {
    learn: assign(({ context }, outcome: Outcome) => learn(context, outcome)),
    chooseTarget: assign((_, target: RefundTarget) => ({ target })),
    chooseTravellers: assign(({ context: { divisible } }, chosen: readonly string[]) => ({
      quote: null,
      travellers: divisible.every((one) => chosen.includes(one)) ? [] : chosen,
    })),
    reportFault: assign({ problem: { kind: "malformed", detail: "the cancellation service failed", status: 0 } }),
    endAs: assign((_, end: CancellationOutput) => ({ end })),
  },
});
