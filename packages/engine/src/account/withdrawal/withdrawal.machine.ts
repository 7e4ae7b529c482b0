import { withOutput } from "../../kernel/flow/with-output.ts";
import { initialContext } from "./withdrawal.learn.ts";
import { withdrawalSetup } from "./withdrawal.setup.ts";

/**
 * Cash from the wallet to a bank. A request is sent only under the lock, on the person's word, and right after the list was
 * read; all sendings of one intention carry one attempt id. What became of a sent request is read from the list and never
 * guessed, so that a lost answer, a reload or a second tab withdraws nothing twice.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: "withdrawal",
  context: ({ input }) => initialContext(input),
  output: ({ context: { withdrawal, isLeftUnknown } }) => ({ type: "LEFT", withdrawal, isUnknown: isLeftUnknown }),
  initial: "opening",
  states: {
    opening: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "open",
        onDone: [
          { guard: withOutput("hasOneToResume"), target: "sorting", actions: withOutput("learnOpened") },
          { guard: withOutput("isOpened"), target: "entering", actions: withOutput("learnOpened") },
          { target: "unavailable", actions: withOutput("learnOpened") },
        ],
        onError: { target: "unavailable", actions: { type: "reportFault", params: "the options failed" } },
      },
      on: { "flow.leave": "left" },
    },

    unavailable: {
      tags: "stable",
      meta: { screen: "unavailable", resume: "stay" },
      on: {
        "options.reload": { target: "opening", actions: "clearTrouble" },
        RESUME: "opening",
        "flow.leave": "left",
      },
    },

    entering: {
      initial: "amount",
      on: {
        "form.change": { actions: { type: "keep", params: ({ event }) => event.values } },
        "flow.leave": "left",
      },
      states: {
        amount: {
          tags: "stable",
          meta: { screen: "amount", resume: "stay" },
          on: {
            "amount.submit": [
              {
                guard: { type: "isAmount", params: ({ event }) => event.amount },
                target: "account",
                actions: { type: "learnAmount", params: ({ event }) => event.amount },
              },
              { actions: { type: "learnAmount", params: ({ event }) => event.amount } },
            ],
          },
        },
        account: {
          tags: "stable",
          meta: { screen: "account", resume: "stay" },
          on: {
            "account.submit": [
              {
                guard: { type: "isAccount", params: ({ event }) => event.account },
                target: "#withdrawal.summary",
                actions: { type: "learnAccount", params: ({ event }) => event.account },
              },
              { actions: { type: "learnAccount", params: ({ event }) => event.account } },
            ],
            "step.back": { target: "amount", actions: "clearTrouble" },
          },
        },
      },
    },

    summary: {
      tags: "stable",
      meta: { screen: "summary", resume: "stay" },
      on: {
        "withdrawal.submit": { target: "sending", actions: "learnAccepted" },
        "step.back": { target: "entering.account", actions: "clearTrouble" },
        "flow.leave": "left",
      },
    },

    /** The lock is held from here until it is known whether the service keeps the request. */
    sending: {
      initial: "locking",
      tags: "money",
      invoke: { id: "permit", src: "permit" },
      states: {
        locking: {
          tags: "busy",
          meta: { screen: "sending", resume: "restart" },
          on: {
            "permit.granted": {
              target: "clearing",
              actions: { type: "notePermit", params: ({ event }) => event.attempt },
            },
            "permit.denied": "#withdrawal.elsewhere",
          },
        },
        clearing: {
          tags: "busy",
          meta: { screen: "sending", resume: "restart" },
          invoke: {
            id: "clearing",
            src: "list",
            onDone: [
              // It was sent before, and has arrived after all.
              { guard: withOutput("isOwnListed"), target: "#withdrawal.sorting", actions: withOutput("learnOwn") },
              {
                guard: withOutput("isNewcomerListed"),
                target: "#withdrawal.summary",
                actions: withOutput("learnNewcomer"),
              },
              { guard: withOutput("isListed"), target: "submitting", actions: withOutput("learnClear") },
              { target: "#withdrawal.summary", actions: withOutput("learnStatus") },
            ],
            onError: { target: "#withdrawal.summary", actions: { type: "reportFault", params: "the list failed" } },
          },
          // After a reload another tab may hold the lock.
          on: { "permit.asked": "locking" },
        },
        submitting: {
          tags: ["busy", "inflight"],
          meta: { screen: "sending", resume: "inquire" },
          invoke: {
            id: "submitting",
            src: "request",
            input: ({ context: { attempt, amount, account } }) => {
              if (attempt === null || amount === null || account === null) {
                throw new Error("Only what was entered and permitted is sent; the chart leads here with all of it.");
              }
              return { attempt, amount, account };
            },
            onDone: [
              { guard: withOutput("isRequested"), target: "#withdrawal.sorting", actions: withOutput("learnRequest") },
              { guard: withOutput("isUnknown"), target: "unknown", actions: withOutput("learnRequest") },
              {
                guard: withOutput("isAmountRefused"),
                target: "#withdrawal.entering.amount",
                actions: withOutput("learnRequest"),
              },
              {
                guard: withOutput("isInvalid"),
                target: "#withdrawal.entering.account",
                actions: withOutput("learnRequest"),
              },
              { guard: withOutput("isDuplicate"), target: "#withdrawal.opening", actions: withOutput("learnRequest") },
              { target: "#withdrawal.summary", actions: withOutput("learnRequest") },
            ],
            onError: { target: "unknown", actions: "restartChecks" },
          },
        },
        /** The amount may be held. Nothing is sent until the list has said so or often enough said nothing. */
        unknown: {
          initial: "asking",
          on: { "flow.leave": { target: "#withdrawal.left", actions: "noteLeftUnknown" } },
          states: {
            asking: {
              tags: "busy",
              meta: { screen: "unknown", resume: "inquire" },
              invoke: {
                id: "asking",
                src: "list",
                onDone: [
                  { guard: withOutput("isOwnListed"), target: "#withdrawal.sorting", actions: withOutput("learnOwn") },
                  {
                    guard: withOutput("isNeverArrived"),
                    target: "#withdrawal.unsent",
                    actions: [withOutput("learnOwn"), "noteNotArrived"],
                  },
                  { guard: "isSoon", target: "waiting", actions: withOutput("learnOwn") },
                  { target: "unsettled", actions: withOutput("learnOwn") },
                ],
                onError: { target: "unsettled", actions: { type: "reportFault", params: "the list failed" } },
              },
            },
            waiting: {
              meta: { screen: "unknown", resume: "inquire" },
              invoke: {
                src: "waitUntil",
                input: ({ context }) => ({ at: context.nextCheckAt }),
                onDone: "asking",
              },
              on: { "status.check": "asking", "wallet.hinted": "asking", RESUME: "asking" },
            },
            /** The list cannot be read. Whether the amount is held stays open, and only asking is offered. */
            unsettled: {
              tags: "stable",
              meta: { screen: "unknown", resume: "inquire" },
              on: { "status.check": "asking", "wallet.hinted": "asking", RESUME: "asking" },
            },
          },
        },
      },
    },

    /** The service keeps no such request. It is sent again on the person's word alone, under the same attempt id. */
    unsent: {
      tags: "stable",
      meta: { screen: "unsent", resume: "inquire" },
      on: {
        "withdrawal.submit": { target: "sending", actions: "clearTrouble" },
        "step.back": { target: "entering.account", actions: "clearTrouble" },
        "status.check": "sending.unknown",
        "wallet.hinted": "sending.unknown",
        RESUME: "sending.unknown",
        "flow.leave": "left",
      },
    },

    /** Another tab is withdrawing; what comes of it is this tab's news too. */
    elsewhere: {
      tags: "stable",
      meta: { screen: "elsewhere", resume: "inquire" },
      on: {
        "status.check": "opening",
        "wallet.hinted": "opening",
        RESUME: "opening",
        "step.back": "summary",
        "flow.leave": "left",
      },
    },

    /** A request is known. A code is asked for only when it is what the person said yes to. */
    sorting: {
      meta: { screen: "status", resume: "inquire" },
      always: [
        { guard: "isAgreed", target: "confirming" },
        { guard: "isAwaitingCode", target: "reviewing" },
        { guard: "isRejected", target: "over.rejected" },
        { guard: "isCancelled", target: "over.cancelled" },
        { guard: "isPaid", target: "over.paid" },
        { target: "submitted" },
      ],
    },

    /** The service's figures are shown, and what differs from the summary; they hold only once they are accepted. */
    reviewing: {
      tags: "stable",
      meta: { screen: "review", resume: "inquire" },
      on: {
        "figures.accept": { target: "confirming", actions: "acceptFigures" },
        "withdrawal.cancel": "cancelling",
        "status.check": "reading",
        "wallet.hinted": "reading",
        RESUME: "reading",
        "flow.leave": "left",
      },
    },

    confirming: {
      initial: "typing",
      invoke: {
        id: "code",
        src: "otp",
        input: ({ context: { challenge, dialCode, phone, withdrawal } }) => ({
          purpose: "withdrawal",
          channel: "sms",
          phone,
          dialCode,
          challenge,
          reference: withdrawal?.id ?? null,
        }),
        onDone: [
          { guard: withOutput("isVerified"), target: "reading", actions: "noteSubmitted" },
          { guard: withOutput("isGivenUp"), target: "cancelling" },
          { target: "reading" },
        ],
        onError: { target: "reading", actions: { type: "reportFault", params: "the code failed" } },
      },
      on: {
        "withdrawal.cancel": "cancelling",
        "flow.leave": "left",
      },
      states: {
        typing: {
          tags: "stable",
          // Whoever looks for the code in another app comes back to the field as it was.
          meta: { screen: "code", resume: "stay" },
          on: { "wallet.hinted": "looking", RESUME: "looking" },
        },
        /** Another tab may have confirmed or cancelled it; the code's field is left alone meanwhile. */
        looking: {
          meta: { screen: "code", resume: "stay" },
          invoke: {
            id: "looking",
            src: "list",
            onDone: [
              { guard: withOutput("isStillAwaiting"), target: "typing" },
              { target: "#withdrawal.sorting", actions: withOutput("learnStatus") },
            ],
            onError: "typing",
          },
        },
      },
    },

    cancelling: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "status", resume: "inquire" },
      invoke: {
        src: "cancel",
        input: ({ context: { withdrawal } }) => {
          if (withdrawal === null) throw new Error("Only a request that is known can be given up.");
          return withdrawal.id;
        },
        // Whether giving up came in time is for the list to say.
        onDone: "reading",
        onError: "reading",
      },
    },

    reading: {
      tags: "busy",
      meta: { screen: "status", resume: "restart" },
      invoke: {
        id: "reading",
        src: "list",
        onDone: [
          { guard: withOutput("isUnread"), target: "unread", actions: withOutput("learnStatus") },
          { guard: withOutput("isStillAwaiting"), target: "reviewing", actions: withOutput("learnStatus") },
          { target: "sorting", actions: withOutput("learnStatus") },
        ],
        onError: { target: "unread", actions: { type: "reportFault", params: "the list failed" } },
      },
    },

    unread: {
      tags: "stable",
      meta: { screen: "status", resume: "inquire" },
      on: {
        "status.check": "reading",
        "wallet.hinted": "reading",
        RESUME: "reading",
        "flow.leave": { target: "left", actions: "noteLeftUnknown" },
      },
    },

    /** On its way, in the list of active requests. The bank may still refuse it. */
    submitted: {
      tags: "stable",
      meta: { screen: "submitted", resume: "inquire" },
      on: {
        "status.check": "reading",
        "wallet.hinted": "reading",
        RESUME: "reading",
        "withdrawal.restart": { target: "opening", actions: "forgetWithdrawal" },
        "flow.leave": "left",
      },
    },

    over: {
      initial: "paid",
      on: {
        "withdrawal.restart": { target: "opening", actions: "forgetWithdrawal" },
        "flow.leave": "left",
      },
      states: {
        paid: { tags: "stable", meta: { screen: "paid", resume: "stay" } },
        /** The bank refused it, and the money is in the wallet again. */
        rejected: { tags: "stable", meta: { screen: "rejected", resume: "stay" } },
        /** Given up, or left without its code; the money is in the wallet again. */
        cancelled: { tags: "stable", meta: { screen: "cancelled", resume: "stay" } },
      },
    },

    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
