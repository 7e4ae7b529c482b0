import { withOutput } from "../../kernel/flow/with-output.ts";
import { askAgainAt } from "./patience.ts";
import { initialContext } from "./payment.learn.ts";
import { paymentSetup } from "./payment.setup.ts";

/**
 * Paying for an order. An attempt is begun at most once, under the order's lock, and only right after an inquiry found the order
 * free. Whatever then happens, what became of the money is asked and never guessed: every way out of an attempt leads through
 * `inquiring`, and only its answer says received, failed or cancelled.
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
          { guard: withOutput("isReceived"), target: "received", actions: withOutput("learnInquiry") },
          { guard: withOutput("isRefunded"), target: "refunded", actions: withOutput("learnInquiry") },
          { guard: withOutput("isExpired"), target: "overdue" },
          { guard: withOutput("isLiveAndNeedsPayer"), target: "awaitingPayer", actions: withOutput("learnInquiry") },
          { guard: withOutput("isLive"), target: "inquiring.waiting", actions: withOutput("learnInquiry") },
          { guard: withOutput("isFree"), target: "loadingMethods" },
          { target: "unavailable", actions: withOutput("reportInquiry") },
        ],
        onError: { target: "unavailable", actions: { type: "reportFault", params: "the inquiry failed" } },
      },
      on: { "flow.leave": { target: "left", actions: { type: "noteLeft", params: false } } },
    },

    loadingMethods: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "readOptions",
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: ({ event }) => event.output.type === "OPTIONS" && event.output.options.methods.length > 0,
            target: "payable",
            actions: withOutput("learnOptions"),
          },
          { target: "unavailable", actions: withOutput("learnOptions") },
        ],
        onError: { target: "unavailable", actions: { type: "reportFault", params: "the methods failed" } },
      },
      on: { "flow.leave": { target: "left", actions: { type: "noteLeft", params: false } } },
    },

    /** The booking is fine; how to pay for it could not be read. */
    unavailable: {
      tags: "stable",
      meta: { screen: "unavailable", resume: "stay" },
      on: {
        "options.reload": { target: "opening", actions: "clearTrouble" },
        "order.hinted": "opening",
        RESUME: "opening",
        "flow.leave": { target: "left", actions: { type: "noteLeft", params: false } },
      },
    },

    // Nothing typed is lost when the page is left and seen again: before anything is charged, the order is inquired about anyway.
    payable: {
      initial: "choosing",
      invoke: {
        id: "payBy",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.options?.payBy ?? 0 }),
        onDone: "overdue",
      },
      on: {
        "method.choose": {
          guard: { type: "isChoosable", params: ({ event }) => event.code },
          target: ".billing",
          actions: { type: "chooseMethod", params: ({ event }) => event.code },
        },
        "method.change": { target: ".choosing", actions: "forgetMethod" },
        // As after somebody has signed in: what they hold and may use is another.
        "options.reload": { target: "opening", actions: "clearTrouble" },
        RESUME: { guard: { type: "isOverdue", params: ({ event }) => event.now }, target: "overdue" },
        "flow.leave": { target: "left", actions: { type: "noteLeft", params: false } },
      },
      states: {
        choosing: {
          tags: "stable",
          meta: { screen: "methods", resume: "stay" },
          // Once something is typed a hint waits: the order is inquired about before it is charged anyway.
          on: { "order.hinted": "#payment.opening" },
        },
        billing: {
          tags: "busy",
          meta: { screen: "methods", resume: "restart" },
          invoke: {
            src: "bill",
            input: ({ context: { order, method, deductions } }) => ({
              ...deductions,
              order,
              method: method?.code ?? "",
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.type === "BILLED",
                target: "entering",
                actions: withOutput("learnBill"),
              },
              { target: "choosing", actions: withOutput("learnBill") },
            ],
            onError: { target: "choosing", actions: { type: "reportFault", params: "the bill failed" } },
          },
        },
        entering: {
          initial: "sorting",
          on: {
            "deductions.change": {
              target: "billing",
              actions: { type: "changeDeductions", params: ({ event }) => event.deductions },
            },
          },
          states: {
            sorting: {
              meta: { screen: "methods", resume: "stay" },
              always: [
                { guard: "isByCard", target: "enteringCard" },
                { guard: "isByMobile", target: "enteringMobile" },
                { guard: "isByBalance", target: "confirmingBalance" },
                { target: "confirmingMethod" },
              ],
            },
            enteringCard: {
              tags: "stable",
              meta: { screen: "card", resume: "stay" },
              on: {
                "card.submit": "tokenising",
                "account.submit": {
                  guard: { type: "isOwnAccount", params: ({ event }) => event.accountId },
                  target: "#payment.attempting",
                  actions: { type: "payBy", params: ({ event }) => ({ kind: "account", accountId: event.accountId }) },
                },
              },
            },
            tokenising: {
              tags: "busy",
              // The card is not kept, so after a reload it can only be typed again.
              meta: { screen: "card", resume: "drop" },
              invoke: {
                src: "tokenise",
                input: ({ event }) =>
                  event.type === "card.submit"
                    ? { card: event.card, save: event.save }
                    : { card: { number: "", expiry: "", securityCode: "", holder: "" }, save: false },
                onDone: [
                  {
                    guard: ({ event }) => event.output.type === "TOKENISED",
                    target: "#payment.attempting",
                    actions: withOutput("learnToken"),
                  },
                  { target: "enteringCard", actions: withOutput("learnToken") },
                ],
                onError: { target: "enteringCard", actions: "loseCard" },
              },
            },
            enteringMobile: {
              tags: "stable",
              meta: { screen: "mobile", resume: "stay" },
              on: {
                "mobile.submit": [
                  {
                    guard: { type: "isMobile", params: ({ event }) => event.mobile },
                    target: "#payment.attempting",
                    actions: { type: "payByMobile", params: ({ event }) => event.mobile },
                  },
                  { actions: { type: "payByMobile", params: ({ event }) => event.mobile } },
                ],
                "account.submit": {
                  guard: { type: "isOwnAccount", params: ({ event }) => event.accountId },
                  target: "#payment.attempting",
                  actions: { type: "payBy", params: ({ event }) => ({ kind: "account", accountId: event.accountId }) },
                },
              },
            },
            confirmingBalance: {
              tags: "stable",
              meta: { screen: "balance", resume: "stay" },
              on: { "payment.submit": "#payment.attempting" },
            },
            confirmingMethod: {
              tags: "stable",
              meta: { screen: "confirm", resume: "stay" },
              on: {
                "payment.submit": {
                  target: "#payment.attempting",
                  actions: { type: "payBy", params: { kind: "none" } },
                },
                "account.submit": {
                  guard: { type: "isOwnAccount", params: ({ event }) => event.accountId },
                  target: "#payment.attempting",
                  actions: { type: "payBy", params: ({ event }) => ({ kind: "account", accountId: event.accountId }) },
                },
              },
            },
          },
        },
      },
    },

    /** The lock is held from here until the service has answered. */
    attempting: {
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
              { guard: withOutput("isReceived"), target: "#payment.received", actions: withOutput("learnInquiry") },
              { guard: withOutput("isRefunded"), target: "#payment.refunded", actions: withOutput("learnInquiry") },
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
            input: ({ context: { order, method, deductions, attempt, bill, options, instrument } }) => {
              if (attempt === null || method === null || bill === null || options === null) {
                throw new Error(
                  "An attempt needs a permit, a method and a bill; the chart leads here only with all three.",
                );
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
            },
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
              {
                guard: withOutput("isRefused"),
                target: "#payment.payable.entering",
                actions: withOutput("learnProcess"),
              },
              { target: "#payment.inquiring", actions: withOutput("learnProcess") },
            ],
            onError: "#payment.inquiring",
          },
        },
      },
    },

    /** An attempt is on its way and the payer has to do something for it. */
    awaitingPayer: {
      initial: "sorting",
      on: {
        "order.hinted": "inquiring",
        "inquiry.checkNow": "inquiring",
        "attempt.abandon": "givingUp",
        "flow.leave": { target: "left", actions: { type: "noteLeft", params: true } },
      },
      states: {
        sorting: {
          meta: { screen: "processing", resume: "inquire" },
          always: [
            { guard: "isCodeNeeded", target: "needsOtp" },
            { guard: "isRedirectNeeded", target: "needsRedirect" },
            { guard: "isSdkNeeded", target: "needsSdk" },
            { guard: "isVoucherNeeded", target: "needsVoucherPayment" },
            // It would lead to a place that payers are not sent to.
            { target: "#payment.givingUp" },
          ],
        },
        needsOtp: {
          tags: "stable",
          // Whoever looks for the code in another app comes back to the field as it was.
          meta: { screen: "code", resume: "stay" },
          invoke: {
            id: "code",
            src: "otp",
            input: ({ context: { dialCode, need, order } }) => ({
              purpose: "payment",
              channel: "sms",
              phone: null,
              dialCode,
              challenge: need?.type === "OTP" ? need.challenge : null,
              reference: order,
            }),
            onDone: [
              { guard: ({ event }) => event.output.type === "CANCELLED", target: "#payment.givingUp" },
              { target: "#payment.inquiring", actions: "restartChecks" },
            ],
            onError: "#payment.inquiring",
          },
          on: {
            "number.change": [
              {
                guard: { type: "isMobile", params: ({ event }) => event.mobile },
                target: "#payment.givingUp",
                actions: { type: "wantMobile", params: ({ event }) => event.mobile },
              },
              { actions: { type: "wantMobile", params: ({ event }) => event.mobile } },
            ],
          },
        },
        needsRedirect: {
          initial: "offering",
          on: {
            "redirect.returned": { target: "#payment.inquiring", actions: "restartChecks" },
            RESUME: "#payment.inquiring",
          },
          states: {
            /** What is known is put where the way back finds it; only then is the payer sent away. */
            keeping: {
              tags: ["busy", "inflight"],
              on: { RESUME: {} },
              meta: { screen: "redirect", resume: "inquire" },
              invoke: {
                src: "keepFlow",
                input: ({ context }) => context.order,
                onDone: [
                  { guard: ({ event }) => event.output.type === "RELOADED", target: "#payment.inquiring" },
                  // The order's reference is in the address that comes back, so a full device does not keep anybody from paying.
                  { target: "away", actions: "sendAway" },
                ],
                onError: { target: "away", actions: "sendAway" },
              },
            },
            away: {
              tags: "stable",
              meta: { screen: "redirect", resume: "inquire" },
              on: { "redirect.follow": "keeping" },
            },
            /** Found by an inquiry: nobody is sent away without asking. */
            offering: {
              tags: "stable",
              meta: { screen: "redirect", resume: "inquire" },
              invoke: {
                src: "waitUntil",
                input: ({ context }) => ({ at: context.nextCheckAt }),
                onDone: "#payment.inquiring",
              },
              on: { "redirect.follow": "keeping" },
            },
          },
        },
        needsSdk: {
          tags: "stable",
          meta: { screen: "sdk", resume: "stay" },
          invoke: {
            src: "waitUntil",
            input: ({ context: { need, nextCheckAt } }) => ({
              at: askAgainAt(need?.type === "SDK" ? need.expiresAt : 0, nextCheckAt),
            }),
            onDone: { target: "#payment.inquiring", actions: "restartChecks" },
          },
          on: {
            "sdk.finished": "#payment.answering",
            RESUME: { guard: { type: "isSdkOver", params: ({ event }) => event.now }, target: "#payment.inquiring" },
          },
        },
        needsVoucherPayment: {
          tags: "stable",
          meta: { screen: "voucher", resume: "inquire" },
          invoke: {
            src: "waitUntil",
            input: ({ context: { need, nextCheckAt } }) => ({
              at: askAgainAt(need?.type === "VOUCHER" ? need.slip.payBefore : 0, nextCheckAt),
            }),
            onDone: "#payment.inquiring",
          },
          on: { RESUME: "#payment.inquiring" },
        },
      },
    },

    answering: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "processing", resume: "inquire" },
      invoke: {
        id: "answering",
        src: "answer",
        input: ({ context: { attempt }, event }) => {
          if (attempt === null) throw new Error("Only an attempt that was begun can be answered.");
          return { kind: "sdk", attempt: attempt.id, result: event.type === "sdk.finished" ? event.result : "" };
        },
        onDone: { target: "inquiring", actions: "restartChecks" },
        onError: "inquiring",
      },
    },

    /** Whether giving up came in time is for the inquiry to say. */
    givingUp: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "processing", resume: "inquire" },
      invoke: {
        id: "givingUp",
        src: "answer",
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error("Only an attempt that was begun can be given up.");
          return { kind: "cancel", attempt: attempt.id };
        },
        onDone: { target: "inquiring", actions: "restartChecks" },
        onError: "inquiring",
      },
    },

    /** The outcome is unknown. No screen says failed and nothing new is begun until the service has spoken. */
    inquiring: {
      initial: "asking",
      tags: "money",
      on: {
        "flow.leave": { target: "left", actions: { type: "noteLeft", params: true } },
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
              { guard: withOutput("isReceived"), target: "#payment.received", actions: withOutput("learnInquiry") },
              { guard: withOutput("isRefunded"), target: "#payment.refunded", actions: withOutput("learnInquiry") },
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
    },

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
        "flow.leave": { target: "left", actions: { type: "noteLeft", params: false } },
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
        "flow.leave": { target: "left", actions: { type: "noteLeft", params: true } },
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
