import { withOutput } from "../../kernel/flow/with-output.ts";
import { cancellationSetup } from "./cancellation.setup.ts";

type ToldTravellers = { readonly event: { readonly travellers: readonly string[] } };

/** For others something else comes back: it is asked for anew. */
const chooseTravellers = {
  guard: { type: "areDivisible", params: ({ event }: ToldTravellers) => event.travellers },
  target: "quoting",
  actions: { type: "chooseTravellers", params: ({ event }: ToldTravellers) => event.travellers },
} as const;

/**
 * Cancelling a booking: what comes back is quoted before anything is given up, the yes counts for the quote that was shown, and
 * a lost answer is looked into before anybody cancels again. Afterwards the refund is followed.
 */
export const cancellationMachine = cancellationSetup.createMachine({
  id: "cancellation",
  context: ({ input }) => ({
    divisible: [],
    ...input,
    travellers: [],
    quote: null,
    target: "original",
    refund: null,
    problem: null,
    end: { type: "KEPT" },
  }),
  output: ({ context }) => context.end,
  initial: "quoting",
  states: {
    quoting: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "quoteRefund",
        input: ({ context: { booking, travellers } }) => ({ booking, travellers }),
        onDone: [
          { guard: withOutput("isQuoted"), target: "awaitingDecision", actions: withOutput("learn") },
          { guard: withOutput("isCancelledAlready"), target: "tracking", actions: withOutput("learn") },
          { guard: withOutput("isQuoteRefused"), target: "notAllowed" },
          { target: "failed", actions: withOutput("learn") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
      on: { "flow.leave": "kept" },
    },

    awaitingDecision: {
      tags: "stable",
      meta: { screen: "confirm", resume: "stay" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.quote?.expiresAt ?? 0 }),
        onDone: "quoteExpired",
      },
      on: {
        "target.choose": {
          guard: { type: "isTarget", params: ({ event }) => event.target },
          actions: { type: "chooseTarget", params: ({ event }) => event.target },
        },
        "travellers.choose": chooseTravellers,
        "cancellation.confirm": {
          guard: { type: "isShown", params: ({ event }) => event.quoteId },
          target: "cancelling",
        },
        "flow.leave": "kept",
        "order.hinted": "quoting",
        RESUME: { guard: { type: "isOver", params: ({ event }) => event.now }, target: "quoteExpired" },
      },
    },

    /** What comes back may be another sum now: it is asked for again. */
    quoteExpired: {
      tags: "stable",
      meta: { screen: "quoteExpired", resume: "stay" },
      on: { "quote.refresh": "quoting", "flow.leave": "kept" },
    },

    notAllowed: {
      tags: "stable",
      meta: { screen: "notAllowed", resume: "stay" },
      on: { "travellers.choose": chooseTravellers, "flow.leave": "kept", "quote.refresh": "quoting" },
    },

    failed: {
      tags: "stable",
      meta: { screen: "failed", resume: "stay" },
      on: { "quote.refresh": "quoting", "flow.leave": "kept" },
    },

    cancelling: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "cancelling", resume: "inquire" },
      invoke: {
        src: "cancel",
        input: ({ context: { booking, quote, target } }) => ({ booking, quoteId: quote?.id ?? "", target }),
        onDone: [
          { guard: withOutput("isCancelled"), target: "tracking", actions: withOutput("learn") },
          { guard: withOutput("isQuoteExpired"), target: "quoteExpired" },
          { guard: withOutput("isNotAllowed"), target: "notAllowed" },
          { guard: withOutput("isRefused"), target: "failed", actions: withOutput("learn") },
          { target: "cancelUnknown" },
        ],
        onError: "cancelUnknown",
      },
    },

    cancelUnknown: {
      initial: "inquiring",
      tags: "money",
      on: { "flow.leave": "left" },
      states: {
        inquiring: {
          tags: "busy",
          meta: { screen: "cancelling", resume: "restart" },
          invoke: {
            src: "track",
            input: ({ context }) => context.booking,
            onDone: [
              { guard: withOutput("isFoundCancelled"), target: "#cancellation.tracking", actions: withOutput("learn") },
              // It stands: what comes back is quoted anew, and a new yes is given or not.
              { guard: withOutput("isStanding"), target: "#cancellation.quoting" },
              { target: "unsettled", actions: withOutput("learn") },
            ],
            onError: { target: "unsettled", actions: "reportFault" },
          },
        },
        unsettled: {
          tags: "stable",
          meta: { screen: "unsettled", resume: "inquire" },
          on: { "cancellation.check": "inquiring", "order.hinted": "inquiring", RESUME: "inquiring" },
        },
      },
    },

    tracking: {
      initial: "shown",
      on: { "flow.leave": "cancelled" },
      states: {
        shown: {
          tags: "stable",
          meta: { screen: "tracker", resume: "inquire" },
          on: { "cancellation.check": "reading", "order.hinted": "reading", RESUME: "reading" },
        },
        reading: {
          tags: "busy",
          meta: { screen: "tracker", resume: "restart" },
          invoke: {
            id: "tracking",
            src: "track",
            input: ({ context }) => context.booking,
            onDone: { target: "shown", actions: withOutput("learn") },
            onError: { target: "shown", actions: "reportFault" },
          },
        },
      },
    },

    cancelled: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    kept: {
      type: "final",
      tags: "terminal",
      meta: { screen: "done", resume: "drop" },
      entry: { type: "endAs", params: { type: "KEPT" } },
    },
    left: {
      type: "final",
      tags: "terminal",
      meta: { screen: "done", resume: "drop" },
      entry: { type: "endAs", params: { type: "LEFT" } },
    },
  },
});
