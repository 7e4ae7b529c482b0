import { withOutput } from "../../kernel/flow/with-output.ts";
import { quoteSetup } from "./quote.setup.ts";

/**
 * A price, from asking for it to a yes or a no. A price that is not what the person saw is shown line by line and asked about;
 * a yes counts only for the price that was on the screen, and a price that changed again is asked about again.
 */
export const quoteMachine = quoteSetup.createMachine({
  id: "quote",
  context: ({ input }) => ({ ...input, quote: null, problem: null, end: { type: "DECLINED" } }),
  output: ({ context }) => context.end,
  initial: "quoting",
  states: {
    quoting: {
      tags: "busy",
      meta: { screen: "quoting", resume: "restart" },
      invoke: {
        src: "quote",
        input: ({ context }) => context.request,
        onDone: [
          { guard: withOutput("isAsSeen"), target: "accepted", actions: [withOutput("learn"), "accept"] },
          { guard: withOutput("isQuoted"), target: "awaitingDecision", actions: withOutput("learn") },
          { guard: withOutput("isSoldOut"), target: "soldOut" },
          { guard: withOutput("isSessionExpired"), target: "sessionExpired" },
          { guard: withOutput("isQuoteExpired"), target: "expired" },
          { target: "failed", actions: withOutput("learn") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
      // Asking for a price binds nobody.
      on: { "quote.decline": "declined" },
    },

    awaitingDecision: {
      tags: "stable",
      meta: { screen: "priceChanged", resume: "inquire" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.quote?.expiresAt ?? 0 }),
        onDone: "expired",
      },
      on: {
        "quote.accept": {
          guard: { type: "isShown", params: ({ event }) => event.acknowledged },
          target: "accepted",
          actions: "accept",
        },
        "quote.decline": "declined",
        RESUME: [
          { guard: { type: "isOver", params: ({ event }) => event.now }, target: "expired" },
          { target: "quoting", actions: { type: "planRead", params: false } },
        ],
      },
    },

    expired: {
      tags: "stable",
      meta: { screen: "quoteExpired", resume: "stay" },
      on: {
        "quote.refresh": { target: "quoting", actions: { type: "planRead", params: true } },
        "quote.decline": "declined",
      },
    },

    failed: {
      tags: "stable",
      meta: { screen: "quoteFailed", resume: "stay" },
      on: { "quote.refresh": "quoting", "quote.decline": "declined" },
    },

    accepted: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    declined: {
      type: "final",
      tags: "terminal",
      meta: { screen: "done", resume: "drop" },
      entry: { type: "endAs", params: { type: "DECLINED" } },
    },
    soldOut: {
      type: "final",
      tags: "terminal",
      meta: { screen: "done", resume: "drop" },
      entry: { type: "endAs", params: { type: "SOLD_OUT" } },
    },
    sessionExpired: {
      type: "final",
      tags: "terminal",
      meta: { screen: "done", resume: "drop" },
      entry: { type: "endAs", params: { type: "SESSION_EXPIRED" } },
    },
  },
});
