import { withOutput } from "../../kernel/flow/with-output.ts";
import { otpSetup } from "./otp.setup.ts";
import type { OtpEvent } from "./otp.types.ts";
import { readCode } from "./read-code.ts";

type NumberChange = { readonly event: Extract<OtpEvent, { type: "number.change" }> };

/** Another number once a code was asked for, or none. */
const numberChanges = {
  "number.change": [
    {
      guard: { type: "isNumberAccepted", params: ({ event }: NumberChange) => event.phone },
      target: "#otp.requesting",
      actions: [
        { type: "chooseChannel", params: ({ event }: NumberChange) => event.channel },
        { type: "takeNumber", params: ({ event }: NumberChange) => event.phone },
        { type: "keepTyped", params: ({ event }: NumberChange) => event },
      ],
    },
    {
      guard: "isNumberChangeable",
      actions: { type: "refuseNumber", params: ({ event }: NumberChange) => event.phone },
    },
  ],
  // The code went to another number, which stays the one to change.
  "number.keep": { actions: "forgetFields" },
  "flow.cancel": "#otp.cancelled",
} as const;

/**
 * One one-time code, whatever it is for: it is sent, awaited, verified. Deadlines are absolute and come from the service; the
 * code passes through and is never kept.
 */
export const otpMachine = otpSetup.createMachine({
  id: "otp",
  context: ({
    input: { challenge = null, reference = null, canChangeNumber = false, remember = false, typed = null, ...input },
  }) => ({
    ...input,
    channel: challenge?.channel ?? input.channel,
    challenge,
    reference,
    remember,
    canChangeNumber: canChangeNumber || (input.phone === null && challenge === null),
    typed,
    requestId: challenge?.requestId ?? null,
    resendAt: challenge?.resendAt ?? 0,
    resendOpen: false,
    lockedUntil: null,
    fields: {},
    trouble: null,
    end: { type: "CANCELLED", challenge: null, phone: null },
  }),
  output: ({ context: { challenge, end, phone } }) => (end.type === "CANCELLED" ? { ...end, challenge, phone } : end),
  initial: "starting",
  states: {
    starting: {
      meta: { screen: "sending", resume: "restart" },
      always: [
        { guard: "hasChallenge", target: "open.awaitingCode" },
        { guard: "hasPhone", target: "requesting" },
        { target: "choosingNumber" },
      ],
    },

    choosingNumber: {
      tags: "stable",
      meta: { screen: "number", resume: "stay" },
      on: {
        "number.change": [
          {
            guard: { type: "isNumberAccepted", params: ({ event }) => event.phone },
            target: "requesting",
            actions: [
              { type: "chooseChannel", params: ({ event }) => event.channel },
              { type: "takeNumber", params: ({ event }) => event.phone },
              { type: "keepTyped", params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: "refuseNumber", params: ({ event }) => event.phone },
              { type: "keepTyped", params: ({ event }) => event },
            ],
          },
        ],
        "number.keep": { actions: ["forgetFields", { type: "keepTyped", params: ({ event }) => event }] },
        "flow.cancel": "cancelled",
      },
    },

    requesting: {
      tags: ["busy", "inflight"],
      // The service refuses a second request within the cool-down, so one repeated by a reload sends no second code.
      meta: { screen: "sending", resume: "restart" },
      invoke: {
        src: "requestCode",
        input: ({ context: { phone, channel, requestId, reference } }) => ({ phone, channel, requestId, reference }),
        onDone: [
          { guard: withOutput("isCodeSent"), target: "open.awaitingCode", actions: withOutput("learn") },
          { guard: withOutput("isPhoneInvalid"), target: "choosingNumber", actions: withOutput("learn") },
          { guard: withOutput("isLocked"), target: "locked", actions: withOutput("learn") },
          { guard: withOutput("isRequestExpired"), target: "requestExpired", actions: withOutput("learn") },
          // Too soon, or no answer: a code that was sent before still counts.
          { guard: "hasChallenge", target: "open.awaitingCode", actions: withOutput("learn") },
          { target: "open.undelivered", actions: withOutput("learn") },
        ],
        onError: { target: "failed", actions: { type: "breakOff", params: ({ event }) => ({ error: event.error }) } },
      },
      on: { "flow.cancel": "cancelled" },
    },

    open: {
      initial: "awaitingCode",
      invoke: {
        id: "cooldown",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.resendAt }),
        onDone: { actions: "openResend" },
      },
      on: {
        "code.resend": {
          guard: "isResendOpen",
          target: "requesting",
          actions: { type: "chooseChannel", params: ({ event }) => event.channel },
        },
        ...numberChanges,
      },
      states: {
        awaitingCode: {
          tags: "stable",
          meta: { screen: "code", resume: "stay" },
          invoke: {
            id: "expiry",
            src: "waitUntil",
            input: ({ context }) => ({ at: context.challenge?.expiresAt ?? 0 }),
            onDone: { target: "expired", actions: "dropChallenge" },
          },
          on: {
            "code.submit": [
              { guard: { type: "isCodeComplete", params: ({ event }) => event.code }, target: "#otp.verifying" },
              { actions: { type: "refuseCode", params: ({ event }) => event.code } },
            ],
          },
        },
        expired: { tags: "stable", meta: { screen: "expired", resume: "stay" } },
        undelivered: { tags: "stable", meta: { screen: "undelivered", resume: "stay" } },
      },
    },

    verifying: {
      tags: ["busy", "inflight"],
      // The code is not kept, so after a reload it can only be typed again.
      meta: { screen: "code", resume: "drop" },
      invoke: {
        src: "verifyCode",
        input: ({ context: { challenge, remember }, event }) => {
          const code = readCode(event.type === "code.submit" ? event.code : "", challenge?.length ?? 0);
          return { requestId: challenge?.requestId ?? "", code: code.ok ? code.value : "", remember };
        },
        onDone: [
          { guard: withOutput("isVerified"), target: "verified", actions: withOutput("learn") },
          { guard: withOutput("isLocked"), target: "locked", actions: withOutput("learn") },
          { guard: withOutput("isCodeExpired"), target: "open.expired", actions: withOutput("learn") },
          { guard: withOutput("isRequestExpired"), target: "requestExpired", actions: withOutput("learn") },
          // Wrong, too fast, or no answer: the person decides whether to send it again.
          { target: "open.awaitingCode", actions: withOutput("learn") },
        ],
        onError: { target: "failed", actions: { type: "breakOff", params: ({ event }) => ({ error: event.error }) } },
      },
    },

    locked: {
      tags: "stable",
      meta: { screen: "locked", resume: "stay" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.lockedUntil ?? 0 }),
        onDone: { target: "open.expired", actions: "unlock" },
      },
      on: {
        // It is the number that is locked.
        ...numberChanges,
      },
    },

    verified: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    cancelled: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    requestExpired: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    failed: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
