import { withOutput } from "../../kernel/flow/with-output.ts";
import type { ProcessRequest } from "./payment.service.ts";
import { paymentSetup } from "./payment.setup.ts";
import type { PaymentContext } from "./payment.types.ts";
import { settled } from "./payment.ways.ts";

/** Only what was permitted, chosen and billed is sent. */
const requestOf = ({
  order,
  method,
  deductions,
  attempt,
  bill,
  options,
  instrument,
}: PaymentContext): ProcessRequest => {
  if (attempt === null || method === null || bill === null || options === null) {
    throw new Error("An attempt needs a permit, a method and a bill; the chart leads here only with all three.");
  }
  return {
    ...deductions,
    order,
    instrument,
    method: method.code,
    flow: method.flow,
    attempt: attempt.id,
    quoteHash: bill.quoteHash,
    amount: bill.price.total,
  };
};

/** An attempt is sent under the order's lock, which is held from here until the service has answered. */
export const attempting = paymentSetup.createStateConfig({
  initial: "locking",
  invoke: { id: "permit", src: "permit", input: ({ context }) => context.order },
  states: {
    locking: {
      tags: "busy",
      meta: { screen: "processing", resume: "restart" },
      on: {
        "permit.granted": [
          { guard: { type: "isOverdue", params: ({ event }) => event.now }, target: "#payment.overdue" },
          { guard: { type: "isBillStale", params: ({ event }) => event.now }, target: "#payment.payable.billing" },
          { target: "clearing", actions: { type: "notePermit", params: ({ event }) => event.attempt } },
        ],
        // Another tab is paying: what comes of it is this tab's news too.
        "permit.denied": { target: "#payment.inquiring", actions: "forgetAttempt" },
      },
    },
    clearing: {
      tags: "busy",
      meta: { screen: "processing", resume: "restart" },
      invoke: {
        id: "clearing",
        src: "inquire",
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: withOutput("isFree"),
            target: "submitting",
            actions: { type: "noteAttempt", params: ({ event }) => event.output.now },
          },
          ...settled,
          { guard: withOutput("isExpired"), target: "#payment.overdue" },
          { guard: withOutput("isLive"), target: "#payment.inquiring", actions: withOutput("learnInquiry") },
          { target: "#payment.payable.entering", actions: withOutput("reportInquiry") },
        ],
        onError: {
          target: "#payment.payable.entering",
          actions: { type: "reportFault", params: "the inquiry failed" },
        },
      },
      // After a reload another tab may hold the lock.
      on: { "permit.asked": "locking" },
    },
    submitting: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "processing", resume: "inquire" },
      invoke: {
        id: "process",
        src: "process",
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: withOutput("isPaymentDone"),
            target: "#payment.received",
            actions: [withOutput("learnProcess"), "noteReceived"],
          },
          {
            guard: withOutput("isSentAway"),
            target: "#payment.awaitingPayer.needsRedirect.keeping",
            actions: withOutput("learnProcess"),
          },
          {
            guard: withOutput("isPayerNeeded"),
            target: "#payment.awaitingPayer",
            actions: withOutput("learnProcess"),
          },
          {
            guard: withOutput("isRefusedForPrice"),
            target: "#payment.payable.billing",
            actions: withOutput("learnProcess"),
          },
          { guard: withOutput("isOrderClosed"), target: "#payment.opening", actions: withOutput("learnProcess") },
          { guard: withOutput("isRefused"), target: "#payment.payable.entering", actions: withOutput("learnProcess") },
          { target: "#payment.inquiring", actions: withOutput("learnProcess") },
        ],
        onError: "#payment.inquiring",
      },
    },
  },
});
