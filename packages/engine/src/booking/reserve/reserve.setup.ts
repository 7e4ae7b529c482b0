import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Quote } from "../quote/quote.types.ts";
import type {
  Found,
  Reservation,
  ReserveContext,
  ReserveEvent,
  ReserveInput,
  ReserveMeta,
  ReserveOutcome,
  ReserveOutput,
  ReserveRequest,
} from "./reserve.types.ts";

const types: {
  readonly context?: ReserveContext;
  readonly events?: ReserveEvent;
  readonly input?: ReserveInput;
  readonly output?: ReserveOutput;
  readonly tags?: "busy" | "inflight" | "money" | "stable" | "terminal";
  readonly meta?: ReserveMeta;
} = {};

const missing = unprovided("reserveMachine");

/** A busy service is come back to so often. */
const mostTries = 3;

/**
 * The same price of the same quote is the same intention, in every tab and after every reload. Both go whole, since two intentions
 * whose names were cut to the same would be one booking; the wire has room for the longest of either.
 */
export const reserveAttemptOf = ({ quote }: Pick<ReserveInput, "quote">): string => `${quote.hash}.${quote.refId}`;

export const requestOf = ({ quote, acknowledged, party, voucher }: ReserveInput): ReserveRequest => ({
  refId: quote.refId,
  acknowledged,
  attempt: reserveAttemptOf({ quote }),
  party,
  extras: quote.extras,
  voucher,
});

const wasPostponed = ({ checks, tries }: ReserveContext, found: Found): boolean =>
  found.type === "NONE" && tries > 0 && checks === 0;

export const reserveSetup = setup({
  types,
  actors: {
    reserve: fromPromise<ReserveOutcome, ReserveRequest>(missing),
    findReservation: fromPromise<Found, RefId>(missing),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isReserved: outcomeIs<ReserveOutcome>("RESERVED"),
    isUnknown: outcomeIs<ReserveOutcome>("UNKNOWN"),
    isPostponed: ({ context }, outcome: ReserveOutcome) => outcome.type === "TRY_LATER" && context.tries < mostTries,
    isFound: outcomeIs<Found>("FOUND"),
    /** It may still be on its way. */
    isNoneYet: ({ context }) => context.checks < context.checksMs.length,
    isNone: outcomeIs<Found>("NONE"),
    /** The service asked for patience and did nothing, the time is over, and indeed nothing was reserved. */
    wasPostponed: ({ context }, found: Found) => wasPostponed(context, found),
    /** The price has ended meanwhile, as while a device was asleep. */
    wasPostponedForLong: ({ context }, found: Found) =>
      wasPostponed(context, found) && isPast(context.quote.expiresAt, found.now),
    /** An accepted price that is not the quote's cannot be reserved at. */
    isAcknowledged: ({ context: { acknowledged, quote } }) => acknowledged.quoteHash === quote.hash,
  },
  actions: {
    end: assign((_, outcome: ReserveOutcome) => ({ end: endOf(outcome) })),
    endLate: assign({ end: { type: "QUOTE_EXPIRED" } }),
    keepFound: assign(({ context }, found: Found) => ({
      end: found.type === "FOUND" ? foundAs(found.reservation, found.quote) : context.end,
    })),
    countCheck: assign(({ context: { checks, checksMs } }, { now }: Found) => ({
      checks: checks + 1,
      nextCheckAt: now + (checksMs[checks] ?? 0),
    })),
    postpone: assign(({ context }, outcome: ReserveOutcome) => ({
      tries: context.tries + 1,
      nextCheckAt: outcome.type === "TRY_LATER" ? outcome.at : context.nextCheckAt,
    })),
    restartChecks: assign({ checks: 0, tries: 0 }),
  },
});

const foundAs = (reservation: Reservation, quote: Quote): ReserveOutput => ({ type: "RESERVED", reservation, quote });

const endOf = (outcome: ReserveOutcome): ReserveOutput => {
  switch (outcome.type) {
    case "TRY_LATER":
      return {
        type: "REFUSED",
        problem: { kind: "refused", code: "rate_limited", status: 429, message: "", retryable: true },
      };
    case "UNKNOWN":
      return { type: "LEFT" };
    default:
      return outcome;
  }
};
