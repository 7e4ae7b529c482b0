import { withOutput } from "../../kernel/flow/with-output.ts";
import { attempting } from "./attempt.chart.ts";
import { inquiring } from "./inquiry.chart.ts";
import { payable, renewing } from "./payable.chart.ts";
import { answering, awaitingPayer, givingUp } from "./payer.chart.ts";
import { initialContext } from "./payment.learn.ts";
import { paymentSetup } from "./payment.setup.ts";
import { leave, leaveUnknown, offered, settled } from "./payment.ways.ts";

/**
 * Paying for an order. An attempt is begun at most once, under the order's lock, and only right after an inquiry found the order
 * free. Whatever then happens, what became of the money is asked and never guessed: every way out of an attempt leads through
 * `inquiring`, and only its answer says received, failed or cancelled.
 *
 * This is the money's part of the chart; each part that is about something else stands in a file of its own.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: "payment",
  context: ({ input }) => initialContext(input),
  output: ({ context }) => context.end,
  initial: "opening",
  states: {
    /** An order that is paid, overdue or being paid is not offered for payment. */
    opening: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        id: "opening",
        src: "inquire",
        input: ({ context }) => context.order,
        onDone: [
          ...settled,
          { guard: withOutput("isExpired"), target: "overdue" },
          { guard: withOutput("isLiveAndNeedsPayer"), target: "awaitingPayer", actions: withOutput("learnInquiry") },
          { guard: withOutput("isLive"), target: "inquiring.waiting", actions: withOutput("learnInquiry") },
          { guard: withOutput("isFree"), target: "loadingMethods" },
          { target: "unavailable", actions: withOutput("reportInquiry") },
        ],
        onError: { target: "unavailable", actions: { type: "reportFault", params: "the inquiry failed" } },
      },
      on: { "flow.leave": leave },
    },

    loadingMethods: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "readOptions",
        input: ({ context }) => context.order,
        onDone: offered,
        onError: { target: "unavailable", actions: { type: "reportFault", params: "the methods failed" } },
      },
      on: { "flow.leave": leave },
    },

    /** The booking is fine; how to pay for it could not be read. */
    unavailable: {
      tags: "stable",
      meta: { screen: "unavailable", resume: "stay" },
      on: {
        "options.reload": { target: "opening", actions: "clearTrouble" },
        "order.hinted": "opening",
        RESUME: "opening",
        "flow.leave": leave,
      },
    },

    payable,
    renewing,
    attempting,
    awaitingPayer,
    answering,
    givingUp,
    inquiring,

    /** Definite, and still not the end: an answer that comes late and says received wins. */
    unpaid: {
      initial: "failed",
      on: {
        "attempt.retry": [
          { guard: "hasMethod", target: "payable.billing", actions: ["forgetAttempt", "clearTrouble"] },
          { target: "opening", actions: ["forgetAttempt", "clearTrouble"] },
        ],
        "method.change": { target: "opening", actions: ["forgetAttempt", "forgetMethod"] },
        "order.hinted": "inquiring",
        RESUME: "inquiring",
        "flow.leave": leave,
      },
      states: {
        failed: { tags: "stable", meta: { screen: "failed", resume: "inquire" } },
        cancelled: { tags: "stable", meta: { screen: "cancelled", resume: "inquire" } },
      },
    },

    /** Nobody knows after all this time. A person looks at it, by the order's reference; it can still be asked about. */
    supportNeeded: {
      tags: ["stable", "money"],
      meta: { screen: "support", resume: "inquire" },
      on: {
        "inquiry.checkNow": "inquiring",
        "order.hinted": "inquiring",
        RESUME: "inquiring",
        "flow.leave": leaveUnknown,
      },
    },

    /** The time to pay is over. What was paid in spite of it comes back. */
    overdue: {
      tags: "stable",
      meta: { screen: "expired", resume: "inquire" },
      on: {
        "options.reload": "opening",
        "order.hinted": "opening",
        RESUME: "opening",
        "flow.leave": { target: "left", actions: "noteExpired" },
      },
    },

    received: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    refunded: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
