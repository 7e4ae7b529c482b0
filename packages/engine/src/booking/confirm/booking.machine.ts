import { withOutput } from "../../kernel/flow/with-output.ts";
import { bookingSetup, deadlineOf } from "./booking.setup.ts";

/**
 * A booking's own page. What it shows is always what was read last: whatever is done, and whatever the service hints at, ends in
 * reading again.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: "booking",
  context: ({ input }) => ({
    uuid: input.booking,
    proof: null,
    booking: null,
    trouble: null,
    found: input.found ?? null,
    awaited: null,
  }),
  initial: "opening",
  states: {
    /** What was read before the flow began counts as read. */
    opening: {
      always: [
        { guard: "wasNotRead", target: "reading" },
        { guard: "wasFound", target: "shown", actions: "learnFound" },
        { guard: "wasMissing", target: "missing" },
        { target: "failed", actions: "learnFound" },
      ],
    },

    reading: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "read",
        input: ({ context: { proof, uuid } }) => ({ booking: uuid, proof }),
        onDone: [
          { guard: withOutput("isRead"), target: "shown", actions: withOutput("learn") },
          { guard: withOutput("isMissing"), target: "missing" },
          { guard: "hasBooking", target: "shown", actions: withOutput("learn") },
          { target: "failed", actions: withOutput("learn") },
        ],
        onError: [
          { guard: "hasBooking", target: "shown", actions: "reportFault" },
          { target: "failed", actions: "reportFault" },
        ],
      },
      // What is being read may have been written before what is hinted at.
      on: { "order.hinted": { target: "reading", reenter: true } },
    },

    shown: {
      tags: "stable",
      meta: { screen: "booking", resume: "inquire" },
      // A hold that runs out is over for the service too, and it says what came of it.
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: deadlineOf(context.booking) ?? Number.MAX_SAFE_INTEGER }),
        onDone: { guard: "isNewDeadline", target: "reading", actions: "noteDeadline" },
      },
      on: {
        "booking.reload": "reading",
        "order.hinted": "reading",
        RESUME: "reading",
        "proof.submit": { target: "reading", actions: { type: "takeProof", params: ({ event }) => event.proof } },
        "change.respond": {
          guard: { type: "mayRespond", params: ({ event }) => event.changeId },
          target: "responding",
        },
        "cancellation.start": { guard: "mayCancel", target: "cancelling" },
        "payment.resume": { guard: "mayPay", actions: "goToPayment" },
      },
    },

    responding: {
      tags: ["busy", "inflight"],
      // What became of the answer is on the booking itself.
      meta: { screen: "booking", resume: "inquire" },
      invoke: {
        src: "respond",
        input: ({ context: { proof, uuid }, event }) =>
          event.type === "change.respond"
            ? { booking: uuid, proof, changeId: event.changeId, decision: event.decision }
            : { booking: uuid, proof, changeId: "", decision: "decline" },
        onDone: { target: "reading", actions: withOutput("learnResponse") },
        onError: "reading",
      },
    },

    cancelling: {
      tags: "stable",
      meta: { screen: "cancellation", resume: "stay" },
      invoke: {
        id: "cancellation",
        src: "cancellation",
        input: ({ context: { booking, uuid } }) => ({ booking: uuid, divisible: booking?.divisible ?? [] }),
        onDone: "reading",
        onError: "reading",
      },
      on: { RESUME: { actions: "tellCancellation" }, "order.hinted": { actions: "tellCancellation" } },
    },

    missing: {
      tags: "stable",
      meta: { screen: "missing", resume: "stay" },
      on: { "booking.reload": "reading" },
    },

    failed: {
      tags: "stable",
      meta: { screen: "failed", resume: "restart" },
      on: { "booking.reload": "reading", "order.hinted": "reading", RESUME: "reading" },
    },
  },
});
