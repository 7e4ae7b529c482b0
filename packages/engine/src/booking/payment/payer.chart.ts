import { askAgainAt } from "./patience.ts";
import { paymentSetup } from "./payment.setup.ts";
import { leaveUnknown, withMobile } from "./payment.ways.ts";

/** An attempt is on its way and the payer has to do something for it. */
export const awaitingPayer = paymentSetup.createStateConfig({
  initial: "sorting",
  on: {
    "order.hinted": "inquiring",
    "inquiry.checkNow": "inquiring",
    "attempt.abandon": "givingUp",
    "flow.leave": leaveUnknown,
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
        "number.change": withMobile("#payment.givingUp", "wantMobile"),
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
});

/** What a wallet app said is passed on. */
export const answering = paymentSetup.createStateConfig({
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
});

/** Whether giving up came in time is for the inquiry to say. */
export const givingUp = paymentSetup.createStateConfig({
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
});
