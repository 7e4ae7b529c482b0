import { withOutput } from "../../kernel/flow/with-output.ts";
import { savedAccountsSetup } from "./saved-accounts.setup.ts";

/**
 * What a person keeps to pay from. A card goes to the vault and is named by its token; what is kept is of use once the code that
 * was sent for it is entered. Which account comes first is the device's own matter, since the service knows no such thing.
 */
export const savedAccountsMachine = savedAccountsSetup.createMachine({
  id: "savedAccounts",
  context: ({ input }) => ({
    ...input,
    accounts: input.found?.type === "ACCOUNTS" ? input.found.accounts : [],
    preferred: null,
    account: null,
    challenge: null,
    fields: {},
    trouble: null,
    news: null,
  }),
  output: { type: "SIGNED_OUT" },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "read",
        input: ({ context }) => context.found,
        onDone: [
          { guard: withOutput("isRead"), target: "listed", actions: withOutput("learnFound") },
          { guard: withOutput("wasSignedOut"), target: "signedOut" },
          { target: "failed", actions: withOutput("learnFound") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
    },
    failed: {
      tags: "stable",
      meta: { screen: "failed", resume: "stay" },
      on: { "accounts.reload": { target: "reading", actions: "clear" } },
    },
    listed: {
      tags: "stable",
      meta: { screen: "list", resume: "stay" },
      on: {
        "accounts.reload": { target: "reading", actions: ["clear", "clearNews"] },
        "card.add": { target: "entering", actions: ["clear", "clearNews"] },
        "account.verify": {
          guard: { type: "isUnverified", params: ({ event }) => event.id },
          target: "verifying",
          actions: { type: "choose", params: ({ event }) => event.id },
        },
        "account.prefer": {
          guard: { type: "isPreferable", params: ({ event }) => event.id },
          target: "preferring",
          actions: { type: "notePreferred", params: ({ event }) => event.id },
        },
        "account.remove": {
          guard: { type: "isKnown", params: ({ event }) => event.id },
          target: "confirmingRemoval",
          actions: { type: "choose", params: ({ event }) => event.id },
        },
      },
    },
    preferring: {
      tags: "busy",
      meta: { screen: "list", resume: "restart" },
      invoke: {
        src: "prefer",
        input: ({ context }) => context.preferred ?? "",
        onDone: { target: "listed", actions: { type: "say", params: "preferred" } },
        onError: "listed",
      },
    },
    entering: {
      tags: "stable",
      meta: { screen: "card", resume: "stay" },
      on: { "card.submit": "keeping", "step.back": { target: "listed", actions: "clear" } },
    },
    keeping: {
      tags: ["busy", "inflight"],
      // The card is not kept, so after a reload it can only be typed again.
      meta: { screen: "card", resume: "drop" },
      invoke: {
        src: "keepCard",
        input: ({ event }) =>
          event.type === "card.submit" ? event.card : { number: "", expiry: "", securityCode: "", holder: "" },
        onDone: [
          { guard: withOutput("isCodeSent"), target: "verifying", actions: withOutput("learnKept") },
          { guard: withOutput("isKeptByNobody"), target: "signedOut" },
          { target: "entering", actions: withOutput("learnKept") },
        ],
        onError: { target: "entering", actions: "loseCard" },
      },
    },
    verifying: {
      tags: "stable",
      meta: { screen: "code", resume: "stay" },
      invoke: {
        id: "code",
        src: "otp",
        input: ({ context: { account, challenge, dialCode } }) => ({
          purpose: "account-verification",
          channel: "sms",
          // The service sends it to the number it knows.
          phone: account?.masked ?? "",
          dialCode,
          challenge,
          reference: account?.id ?? null,
        }),
        onDone: [
          {
            guard: withOutput("isVerified"),
            target: "reading",
            actions: ["clear", { type: "say", params: "verified" }],
          },
          { guard: withOutput("isCodeGone"), target: "listed", actions: ["clear", withOutput("loseCode")] },
          { target: "reading", actions: "clear" },
        ],
        onError: { target: "listed", actions: ["clear", "reportFault"] },
      },
    },
    confirmingRemoval: {
      tags: "stable",
      meta: { screen: "removal", resume: "stay" },
      on: { "removal.confirm": "removing", "step.back": { target: "listed", actions: "clear" } },
    },
    removing: {
      tags: ["busy", "inflight"],
      // Removing what is gone is removing it.
      meta: { screen: "removal", resume: "restart" },
      invoke: {
        src: "remove",
        input: ({ context }) => context.account?.id ?? "",
        onDone: [
          { guard: withOutput("isRemoved"), target: "reading", actions: ["clear", { type: "say", params: "removed" }] },
          { guard: withOutput("isRemovedByNobody"), target: "signedOut" },
          { target: "confirmingRemoval", actions: withOutput("learnRemoval") },
        ],
        onError: { target: "confirmingRemoval", actions: "reportFault" },
      },
    },
    signedOut: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
