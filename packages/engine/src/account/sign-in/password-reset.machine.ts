import { withOutput } from "../../kernel/flow/with-output.ts";
import { passwordResetSetup } from "./password-reset.setup.ts";

/** A forgotten password: the phone is proved by a code, then a new password is set. The first half is the code's own flow. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: "passwordReset",
  context: ({ input }) => ({
    ...input,
    typed: null,
    ticket: null,
    fields: {},
    trouble: null,
    end: { type: "CANCELLED" },
  }),
  output: ({ context }) => context.end,
  on: { "problems.forget": { actions: "clearTrouble" } },
  initial: "provingPhone",
  states: {
    provingPhone: {
      tags: "stable",
      meta: { screen: "phone", resume: "stay" },
      invoke: {
        id: "code",
        src: "otp",
        input: ({ context: { channel, dialCode, typed } }) => ({
          purpose: "password-reset",
          phone: null,
          channel,
          dialCode,
          typed,
        }),
        onDone: [
          { guard: withOutput("isProved"), target: "choosingPassword", actions: withOutput("takeTicket") },
          { guard: withOutput("isLeft"), target: "provingPhone", reenter: true, actions: withOutput("keepNumber") },
          { guard: withOutput("isCancelled"), target: "cancelled" },
          { target: "provingPhone", reenter: true, actions: "loseProof" },
        ],
        onError: { target: "cancelled" },
      },
    },

    choosingPassword: {
      tags: "stable",
      meta: { screen: "password", resume: "stay" },
      on: {
        "password.submit": [
          { guard: { type: "isPasswordGood", params: ({ event }) => event }, target: "resetting" },
          { actions: { type: "check", params: ({ event }) => event } },
        ],
        "flow.cancel": "cancelled",
      },
    },

    resetting: {
      tags: ["busy", "inflight"],
      // The password is not kept, so after a reload it can only be typed again.
      meta: { screen: "password", resume: "drop" },
      invoke: {
        src: "resetPassword",
        input: ({ context, event }) => ({
          ticket: context.ticket ?? "",
          password: event.type === "password.submit" ? event.password : "",
          confirmation: event.type === "password.submit" ? event.confirmation : "",
        }),
        onDone: [
          { guard: withOutput("isReset"), target: "reset", actions: withOutput("learn") },
          { guard: withOutput("isTicketExpired"), target: "provingPhone", actions: withOutput("learn") },
          { target: "choosingPassword", actions: withOutput("learn") },
        ],
        onError: { target: "choosingPassword", actions: "reportFault" },
      },
    },

    reset: { type: "final", tags: "terminal", meta: { screen: "success", resume: "drop" } },
    cancelled: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
