import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { cancellationMachine } from "../cancellation/cancellation.machine.ts";
import { actionsFor, type BookingAction, canBecome } from "../status.ts";
import type {
  Booking,
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  BookingMeta,
  ReadOutcome,
  ReadRequest,
  RespondOutcome,
  RespondRequest,
} from "./booking.types.ts";

const types: {
  readonly context?: BookingContext;
  readonly events?: BookingEvent;
  readonly emitted?: BookingEmitted;
  readonly input?: BookingInput;
  readonly tags?: "busy" | "inflight" | "stable";
  readonly meta?: BookingMeta;
  readonly children?: { cancellation: "cancellation" };
} = {};

const missing = unprovided("bookingMachine");

/** What may be done: what the service offers, as far as the status allows it at all. */
export const offeredActions = (booking: Booking | null): readonly BookingAction[] =>
  booking === null ? [] : actionsFor(booking.status).filter((action) => booking.actions.includes(action));

/** Until when it can be paid; null once it is, and while a payment's outcome is unknown. */
export const deadlineOf = (booking: Booking | null): EpochMs | null =>
  booking?.status === "Pending" && !booking.isPaymentUnknown ? booking.payBy : null;

const mayAct =
  (action: BookingAction) =>
  ({ context }: { readonly context: BookingContext }) =>
    offeredActions(context.booking).includes(action);

/** An answer that was overtaken on its way moves nothing back. */
const newer = (known: Booking | null, read: Booking): Booking => {
  if (known === null || known.status === "unknown" || read.status === "unknown" || known.status === read.status) {
    return read;
  }
  return canBecome(known.status, read.status) ? read : known;
};

const learn = (context: BookingContext, outcome: ReadOutcome): Partial<BookingContext> => {
  if (outcome.type === "BOOKING") return { booking: newer(context.booking, outcome.booking), trouble: null };
  if (outcome.type === "NOT_FOUND") return {};
  // A proof that was not taken is not offered again by the next reading.
  return outcome.type === "PROBLEM" ? { trouble: outcome } : { trouble: outcome, proof: null };
};

export const bookingSetup = setup({
  types,
  actors: {
    read: fromPromise<ReadOutcome, ReadRequest>(missing),
    respond: fromPromise<RespondOutcome, RespondRequest>(missing),
    cancellation: cancellationMachine,
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isRead: outcomeIs<ReadOutcome>("BOOKING"),
    isMissing: outcomeIs<ReadOutcome>("NOT_FOUND"),
    wasNotRead: ({ context }) => context.found === null,
    wasFound: ({ context }) => context.found?.type === "BOOKING",
    wasMissing: ({ context }) => context.found?.type === "NOT_FOUND",
    hasBooking: ({ context }) => context.booking !== null,
    isNewDeadline: ({ context }) => deadlineOf(context.booking) !== context.awaited,
    mayPay: mayAct("pay"),
    mayCancel: mayAct("cancel"),
    mayRespond: ({ context }, changeId: string) =>
      mayAct("respond")({ context }) &&
      context.booking?.changes.some(({ id, state }) => id === changeId && state === "open") === true,
  },
  actions: {
    learn: assign(({ context }, outcome: ReadOutcome) => learn(context, outcome)),
    learnFound: assign(({ context }) => ({
      ...(context.found === null ? {} : learn(context, context.found)),
      found: null,
    })),
    noteDeadline: assign({ awaited: ({ context }) => deadlineOf(context.booking) }),
    learnResponse: assign((_, outcome: RespondOutcome) => ({
      trouble: outcome.type === "RESPONDED" ? null : outcome,
    })),
    takeProof: assign((_, proof: string) => ({ proof: proof.trim() })),
    reportFault: assign({
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the booking service failed", status: 0 } },
    }),
    goToPayment: emit(({ context }) => ({ type: "navigate", to: "payment", booking: context.uuid })),
    tellCancellation: sendTo("cancellation", ({ event }) => event),
  },
});
