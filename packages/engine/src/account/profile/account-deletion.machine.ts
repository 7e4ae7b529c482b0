import { withOutput } from "../../kernel/flow/with-output.ts";
import { accountDeletionSetup } from "./account-deletion.setup.ts";

/** Deleting an account: asked for, confirmed by a code, and then waiting for a date until which it can be called off. */
export const accountDeletionMachine = accountDeletionSetup.createMachine({
  id: "accountDeletion",
  context: ({ input }) => ({
    ...input,
    channel: "whatsapp",
    coolDownDays: null,
    challenge: null,
    trouble: null,
    end: input.deletesAt === null ? { type: "KEPT" } : { type: "SCHEDULED", deletesAt: input.deletesAt },
  }),
  output: ({ context }) => context.end,
  initial: "starting",
  states: {
    starting: {
      meta: { screen: "warning", resume: "restart" },
      always: [{ guard: "isScheduled", target: "scheduled" }, { target: "warning" }],
    },

    warning: {
      tags: "stable",
      meta: { screen: "warning", resume: "stay" },
      on: {
        "deletion.request": {
          target: "initiating",
          actions: { type: "choose", params: ({ event }) => event.channel },
        },
        "flow.cancel": "ended",
      },
    },

    initiating: {
      tags: ["busy", "inflight"],
      // The service refuses a second code within the cool-down, so one asked for again by a reload is not sent twice.
      meta: { screen: "warning", resume: "restart" },
      invoke: {
        src: "initiateDeletion",
        input: ({ context }) => ({ channel: context.channel }),
        onDone: [
          { guard: withOutput("isCodeSent"), target: "confirmingCode", actions: withOutput("learn") },
          { guard: withOutput("isSignedOut"), target: "ended", actions: withOutput("learn") },
          { target: "warning", actions: withOutput("learn") },
        ],
        onError: { target: "warning", actions: "reportFault" },
      },
    },

    confirmingCode: {
      tags: "stable",
      meta: { screen: "code", resume: "stay" },
      invoke: {
        id: "code",
        src: "otp",
        input: ({ context: { challenge, channel, dialCode } }) => ({
          purpose: "account-deletion",
          phone: null,
          channel,
          dialCode,
          challenge,
        }),
        onDone: [
          { guard: withOutput("isConfirmed"), target: "scheduled", actions: withOutput("learnFromCode") },
          { target: "warning", actions: withOutput("learnFromCode") },
        ],
        onError: { target: "warning", actions: "reportFault" },
      },
    },

    scheduled: {
      tags: "stable",
      meta: { screen: "coolDown", resume: "stay" },
      on: { "account.keep": { target: "keeping", actions: "clearTrouble" }, "flow.cancel": "ended" },
    },

    keeping: {
      tags: ["busy", "inflight"],
      // Keeping an account twice is keeping it.
      meta: { screen: "coolDown", resume: "restart" },
      invoke: {
        src: "keepAccount",
        onDone: [
          { guard: withOutput("isKept"), target: "ended", actions: withOutput("learn") },
          { guard: withOutput("isSignedOut"), target: "ended", actions: withOutput("learn") },
          { target: "scheduled", actions: withOutput("learn") },
        ],
        onError: { target: "scheduled", actions: "reportFault" },
      },
    },

    ended: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
