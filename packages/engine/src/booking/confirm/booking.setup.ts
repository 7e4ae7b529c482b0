import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import { cancellationMachine } from "../cancellation/cancellation.machine.ts";
import { actionsFor, type BookingAction, canBecome } from "../status.ts";
import { outcomeIs, unprovided } from "../unprovided.ts";
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

export const bookingSetup = setup({
  types,
  actors: {
    read: fromPromise<ReadOutcome, ReadRequest>(missing),
    respond: fromPromise<RespondOutcome, RespondRequest>(missing),
    cancellation: cancellationMachine,
  },
  guards: {
    isRead: outcomeIs<ReadOutcome>("BOOKING"),
    isMissing: outcomeIs<ReadOutcome>("NOT_FOUND"),
    hasBooking: ({ context }) => context.booking !== null,
    mayPay: mayAct("pay"),
    mayCancel: mayAct("cancel"),
    mayRespond: ({ context }, changeId: string) =>
      mayAct("respond")({ context }) &&
      context.booking?.changes.some(({ id, state }) => id === changeId && state === "open") === true,
  },
  actions: {
    learn: assign(({ context }, outcome: ReadOutcome) => {
      if (outcome.type === "BOOKING") return { booking: newer(context.booking, outcome.booking), trouble: null };
      return outcome.type === "NOT_FOUND" ? {} : { trouble: outcome };
    }),
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
