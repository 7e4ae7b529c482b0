import { attemptId, orderRefId } from "../../kernel/ids.ts";
import type { OtpChallenge } from "../../queues/otp/otp.types.ts";
import type { Listed } from "./withdrawal.learn.ts";
import type {
  CancelOutcome,
  OpenOutcome,
  PayoutAccount,
  RequestOutcome,
  Withdrawal,
  WithdrawalInput,
  WithdrawalOptions,
} from "./withdrawal.types.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

export const firstAttempt = attemptId("withdraw-0001");

export const sampleOptions: WithdrawalOptions = {
  currency: "PKR",
  banks: [
    { code: "SCBL", name: { en: "Standard Chartered Pakistan", ar: "ستاندرد تشارترد باكستان" }, country: "PK" },
    { code: "HABB", name: { en: "Habib Bank", ar: "بنك حبيب" }, country: "PK" },
  ],
  accounts: [],
  balance: pkr(6_000_000),
  min: pkr(50_000),
  max: pkr(5_000_000),
  dailyLeft: pkr(10_000_000),
  charges: { fixed: pkr(2500), basisPoints: 50, max: pkr(50_000) },
};

/** One that the person keeps. */
export const keptAccount: PayoutAccount = {
  saved: "0b8a1f6e-2f3b-4f7e-8d15-7f5c2a9d4e22",
  bank: "Habib Bank",
  iban: "PK13 •••• 6788",
  title: "Ayesha Siddiqui",
};

/** A service that says nothing beforehand. */
export const silentOptions: WithdrawalOptions = {
  ...sampleOptions,
  balance: null,
  min: null,
  max: null,
  dailyLeft: null,
  charges: null,
};

export const sampleAccount: PayoutAccount = {
  bank: "SCBL",
  iban: "PK36SCBL0000001123456702",
  title: "Ayesha Siddiqui",
};

export const sampleWithdrawal: Withdrawal = {
  id: orderRefId("W7QW3ZP9MA"),
  attempt: firstAttempt,
  status: "awaitingCode",
  amount: pkr(1_000_000),
  charges: pkr(7500),
  net: pkr(992_500),
  bank: "Standard Chartered Pakistan",
  ibanMasked: "PK36 •••• 6702",
  title: "Ayesha Siddiqui",
  at: 1000,
  reason: null,
};

/** Of another tab: another attempt, another account. */
export const otherWithdrawal: Withdrawal = {
  ...sampleWithdrawal,
  id: orderRefId("W2222222BB"),
  attempt: attemptId("withdraw-0002"),
  status: "pending",
  ibanMasked: "PK24 •••• 0001",
};

/** Costs more than the summary said. */
export const dearerWithdrawal: Withdrawal = { ...sampleWithdrawal, charges: pkr(10_000), net: pkr(990_000) };

export const sampleChallenge: OtpChallenge = {
  requestId: sampleWithdrawal.id,
  length: 6,
  channel: "sms",
  masked: "+92 *** ***4567",
  resendAt: 60_000,
  expiresAt: 600_000,
  triesLeft: 5,
};

export const sampleInput: WithdrawalInput = { phone: "+923001234567", dialCode: "92" };

const offline = { type: "PROBLEM", problem: { kind: "offline" } } as const;

export const openOutcomes = {
  opened: { type: "OPENED", options: sampleOptions, withdrawals: [], challenge: null },
  openedSilent: { type: "OPENED", options: silentOptions, withdrawals: [], challenge: null },
  openedWaiting: {
    type: "OPENED",
    options: sampleOptions,
    withdrawals: [sampleWithdrawal],
    challenge: sampleChallenge,
  },
  signedOut: { type: "SIGNED_OUT" },
  offline,
} as const satisfies Record<string, OpenOutcome>;

const listed = (...withdrawals: readonly Withdrawal[]) =>
  ({ type: "LISTED", withdrawals, challenge: null, now: 1000 }) as const;

export const listOutcomes = {
  none: listed(),
  waiting: { ...listed(sampleWithdrawal), challenge: sampleChallenge },
  dearer: listed(dearerWithdrawal),
  pending: listed({ ...sampleWithdrawal, status: "pending" }),
  paid: listed({ ...sampleWithdrawal, status: "paid" }),
  rejected: listed({ ...sampleWithdrawal, status: "rejected", reason: "account_refused" }),
  cancelled: listed({ ...sampleWithdrawal, status: "cancelled", reason: "expired" }),
  others: listed(otherWithdrawal),
  offline: { ...offline, now: 1000 },
  signedOut: { type: "SIGNED_OUT", now: 1000 },
} as const satisfies Record<string, Listed>;

export const requestOutcomes = {
  requested: { type: "REQUESTED", withdrawal: sampleWithdrawal, challenge: sampleChallenge },
  dearer: { type: "REQUESTED", withdrawal: dearerWithdrawal, challenge: sampleChallenge },
  confirmedBefore: { type: "REQUESTED", withdrawal: { ...sampleWithdrawal, status: "pending" }, challenge: null },
  amountRefused: { type: "INVALID", fields: { amount: { code: "above_max", max: pkr(500_000) } } },
  ibanRefused: { type: "INVALID", fields: { iban: { code: "invalid_iban" } } },
  duplicate: { type: "DUPLICATE" },
  tooSoon: { type: "RATE_LIMITED", retryAt: 60_000 },
  locked: { type: "LOCKED", until: 900_000 },
  unknown: { type: "UNKNOWN" },
  signedOut: { type: "SIGNED_OUT" },
} as const satisfies Record<string, RequestOutcome>;

export const cancelOutcomes = {
  answered: { type: "ANSWERED" },
  unknown: { type: "UNKNOWN" },
} as const satisfies Record<string, CancelOutcome>;
