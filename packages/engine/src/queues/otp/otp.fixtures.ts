import type { Account } from "../../kernel/person.ts";
import type { OtpChallenge, OtpRequestOutcome, OtpVerifyOutcome } from "./otp.types.ts";

export const sampleAccount: Account = {
  id: "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01",
  name: "Ayesha Siddiqui",
  email: "ayesha@safar.example",
  phone: "+923001234567",
  gender: "female",
  birthDate: "1993-04-18",
  deletesAt: null,
};

/** Sent at instant 0: another after a minute, good for ten. */
export const sampleChallenge: OtpChallenge = {
  requestId: "request-1",
  length: 6,
  channel: "whatsapp",
  masked: "+92 *** ***4567",
  resendAt: 60_000,
  expiresAt: 600_000,
  triesLeft: 5,
};

export const requestOutcomes = {
  sent: { type: "CODE_SENT", challenge: sampleChallenge },
  tooSoon: { type: "RATE_LIMITED", retryAt: 120_000 },
  locked: { type: "LOCKED", until: 900_000 },
  invalidPhone: { type: "INVALID_PHONE" },
  requestExpired: { type: "REQUEST_EXPIRED" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, OtpRequestOutcome>;

export const verifyOutcomes = {
  verified: { type: "VERIFIED", proof: { kind: "session", account: sampleAccount } },
  wrong: { type: "WRONG_CODE", triesLeft: 4 },
  expired: { type: "CODE_EXPIRED" },
  tooFast: { type: "RATE_LIMITED", retryAt: 120_000 },
  locked: { type: "LOCKED", until: 900_000 },
  requestExpired: { type: "REQUEST_EXPIRED" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, OtpVerifyOutcome>;
