import { sampleAccount, sampleChallenge } from "../../queues/otp/otp.fixtures.ts";
import type { OtpOutput } from "../../queues/otp/otp.types.ts";
import type { CompletionOutcome, PasswordResetOutcome, RegisterOutcome, SignInOutcome } from "./auth.service.ts";

export const signInOutcomes = {
  signedIn: { type: "SIGNED_IN", account: sampleAccount },
  needsOtp: { type: "NEEDS_OTP", challenge: sampleChallenge },
  needsPhone: { type: "NEEDS_PHONE", ticket: "ticket-1" },
  invalidCredentials: { type: "INVALID_CREDENTIALS" },
  invalid: { type: "INVALID", fields: { identifier: { code: "invalid_email" } } },
  locked: { type: "LOCKED", until: 900_000 },
  tooMany: { type: "RATE_LIMITED", retryAt: 60_000 },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, SignInOutcome>;

export const registerOutcomes = {
  sent: { type: "CODE_SENT", challenge: sampleChallenge },
  invalid: { type: "INVALID", fields: { email: { code: "invalid_email" } } },
  tooMany: { type: "RATE_LIMITED", retryAt: 60_000 },
  locked: { type: "LOCKED", until: 900_000 },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, RegisterOutcome>;

export const completionOutcomes = {
  ...registerOutcomes,
  signedIn: { type: "SIGNED_IN", account: sampleAccount },
  taken: { type: "TAKEN", fields: ["email"], ticket: "ticket-4" },
  ticketExpired: { type: "TICKET_EXPIRED" },
} as const satisfies Record<string, CompletionOutcome>;

export const resetOutcomes = {
  reset: { type: "PASSWORD_RESET" },
  invalid: { type: "INVALID", fields: { password: { code: "too_short", min: 6 } } },
  ticketExpired: { type: "TICKET_EXPIRED" },
  tooMany: { type: "RATE_LIMITED", retryAt: 60_000 },
  locked: { type: "LOCKED", until: 900_000 },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, PasswordResetOutcome>;

/** What the code's own flow may come to, whatever it was for. */
export const codeOutputs = {
  session: { type: "VERIFIED", proof: { kind: "session", account: sampleAccount }, phone: "+923001234567" },
  alreadyRegistered: { type: "VERIFIED", proof: { kind: "alreadyRegistered" }, phone: "+923001234567" },
  taken: {
    type: "VERIFIED",
    proof: { kind: "taken", fields: ["email"], ticket: "ticket-3" },
    phone: "+923001234567",
  },
  resetTicket: { type: "VERIFIED", proof: { kind: "resetTicket", ticket: "ticket-2" }, phone: "+923001234567" },
  deletion: { type: "VERIFIED", proof: { kind: "deletion", deletesAt: 2_592_000_000 }, phone: null },
  cancelled: { type: "CANCELLED", challenge: null, phone: null },
  left: { type: "CANCELLED", challenge: { ...sampleChallenge, channel: "sms", triesLeft: 3 }, phone: "+923215550101" },
  requestExpired: { type: "REQUEST_EXPIRED" },
  failed: { type: "FAILED", problem: { kind: "malformed", detail: "a bug", status: 0 } },
} as const satisfies Record<string, OtpOutput>;
