import { withOutput } from "../../kernel/flow/with-output.ts";
import { paymentSetup } from "./payment.setup.ts";
import { leaveUnknown, settled } from "./payment.ways.ts";

/** The outcome is unknown. No screen says failed and nothing new is begun until the service has spoken. */
export const inquiring = paymentSetup.createStateConfig({
  initial: "asking",
  tags: "money",
  on: {
    "flow.leave": leaveUnknown,
    "redirect.returned": ".asking",
  },
  states: {
    asking: {
      tags: "busy",
      meta: { screen: "waiting", resume: "inquire" },
      invoke: {
        id: "asking",
        src: "inquire",
        input: ({ context }) => context.order,
        onDone: [
          ...settled,
          { guard: withOutput("isExpired"), target: "#payment.overdue", actions: "forgetAttempt" },
          {
            guard: withOutput("isAnotherNumberWanted"),
            target: "#payment.attempting",
            actions: "takeWantedMobile",
          },
          {
            guard: withOutput("isCancelled"),
            target: "#payment.unpaid.cancelled",
            actions: withOutput("learnInquiry"),
          },
          { guard: withOutput("isFailed"), target: "#payment.unpaid.failed", actions: withOutput("learnInquiry") },
          { guard: withOutput("isFreeAgain"), target: "#payment.opening" },
          {
            guard: withOutput("isNeverBegun"),
            target: "#payment.unpaid.failed",
            actions: withOutput("learnInquiry"),
          },
          {
            guard: withOutput("isLiveAndNeedsPayer"),
            target: "#payment.awaitingPayer",
            actions: withOutput("learnInquiry"),
          },
          {
            guard: withOutput("isHopeless"),
            target: "#payment.supportNeeded",
            actions: withOutput("learnInquiry"),
          },
          { guard: "isSoon", target: "waiting", actions: withOutput("learnInquiry") },
          { target: "stillWaiting", actions: withOutput("learnInquiry") },
        ],
        // It never rejects; if it did, only a person may ask again.
        onError: "unseen",
      },
    },
    waiting: {
      meta: { screen: "waiting", resume: "inquire" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.nextCheckAt }),
        onDone: "asking",
      },
      on: { "inquiry.checkNow": "asking", "order.hinted": "asking", RESUME: "asking" },
    },
    /** The seconds in which most payments settle are over: the payer may look again, or leave. */
    stillWaiting: {
      tags: "stable",
      meta: { screen: "stillWaiting", resume: "inquire" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.nextCheckAt }),
        onDone: "asking",
      },
      on: {
        "inquiry.checkNow": "asking",
        "order.hinted": "asking",
        RESUME: "asking",
        "visibility.changed": { guard: ({ event }) => !event.isVisible, target: "unseen" },
      },
    },
    /** Nobody looks on, so nothing is asked until somebody does. */
    unseen: {
      tags: "stable",
      meta: { screen: "stillWaiting", resume: "inquire" },
      on: {
        "inquiry.checkNow": "asking",
        "order.hinted": "asking",
        RESUME: "asking",
        "visibility.changed": { guard: ({ event }) => event.isVisible, target: "asking" },
      },
    },
  },
});
