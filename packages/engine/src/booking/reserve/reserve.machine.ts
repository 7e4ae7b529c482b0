import { withOutput } from "../../kernel/flow/with-output.ts";
import { requestOf, reserveSetup } from "./reserve.setup.ts";

/**
 * One reservation at the price that was accepted. A lost answer is looked into by the quote's reference before anything is
 * repeated, and what is repeated has the same name, so that one intention is one booking.
 */
export const reserveMachine = reserveSetup.createMachine({
  id: "reserve",
  context: ({ input }) => ({
    checksMs: [2000, 3000, 5000, 8000],
    ...input,
    checks: 0,
    nextCheckAt: 0,
    tries: 0,
    end: { type: "LEFT" },
  }),
  output: ({ context }) => context.end,
  initial: "starting",
  states: {
    starting: {
      meta: { screen: "reserving", resume: "restart" },
      always: [
        { guard: "isAcknowledged", target: "reserving" },
        { target: "refused", actions: { type: "end", params: { type: "PRICE_CHANGED" } } },
      ],
    },

    reserving: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "reserving", resume: "inquire" },
      invoke: {
        src: "reserve",
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: withOutput("isReserved"), target: "reserved", actions: withOutput("end") },
          { guard: withOutput("isUnknown"), target: "reserveUnknown", actions: "restartChecks" },
          { guard: withOutput("isPostponed"), target: "postponed", actions: withOutput("postpone") },
          { target: "refused", actions: withOutput("end") },
        ],
        onError: { target: "reserveUnknown", actions: "restartChecks" },
      },
    },

    /** The service asked for patience and did nothing. */
    postponed: {
      tags: "stable",
      meta: { screen: "waiting", resume: "stay" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.nextCheckAt }),
        onDone: "reserveUnknown",
      },
      on: { "flow.leave": "left" },
    },

    reserveUnknown: {
      initial: "inquiring",
      tags: "money",
      on: { "flow.leave": "left" },
      states: {
        inquiring: {
          tags: "busy",
          meta: { screen: "waiting", resume: "inquire" },
          invoke: {
            src: "findReservation",
            input: ({ context }) => context.quote.refId,
            onDone: [
              { guard: withOutput("isFound"), target: "#reserve.reserved", actions: withOutput("keepFound") },
              { guard: withOutput("wasPostponedForLong"), target: "#reserve.refused", actions: "endLate" },
              { guard: withOutput("wasPostponed"), target: "#reserve.reserving" },
              { guard: "isNoneYet", target: "waiting", actions: withOutput("countCheck") },
              { guard: withOutput("isNone"), target: "unheardOf" },
              { target: "unsettled" },
            ],
            onError: "unsettled",
          },
        },
        waiting: {
          meta: { screen: "waiting", resume: "inquire" },
          invoke: {
            src: "waitUntil",
            input: ({ context }) => ({ at: context.nextCheckAt }),
            onDone: "inquiring",
          },
          on: { "reservation.check": "inquiring", RESUME: "inquiring" },
        },
        /** The service knows of no reservation: it may be asked for again, under the same name, while the price holds. */
        unheardOf: {
          tags: "stable",
          meta: { screen: "unsettled", resume: "inquire" },
          invoke: {
            src: "waitUntil",
            input: ({ context }) => ({ at: context.quote.expiresAt }),
            onDone: { target: "#reserve.refused", actions: "endLate" },
          },
          on: {
            "reservation.retry": { target: "#reserve.reserving", actions: "restartChecks" },
            "reservation.check": "inquiring",
            RESUME: "inquiring",
          },
        },
        /** Nobody could say. */
        unsettled: {
          tags: "stable",
          meta: { screen: "unsettled", resume: "inquire" },
          on: { "reservation.check": "inquiring", RESUME: "inquiring" },
        },
      },
    },

    reserved: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    refused: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
