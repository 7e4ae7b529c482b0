import { isPast } from "../../kernel/deadline.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import { paymentPatience, waitAfterChecksMs } from "./patience.ts";
import type { BillRefusal, Deductions } from "./payment.domain.ts";
import type { BillOutcome, Inquired, OptionsOutcome, ProcessOutcome, TokeniseOutcome } from "./payment.service.ts";
import type { PaymentContext, PaymentInput } from "./payment.types.ts";

type Lesson = Partial<PaymentContext>;

const noDeductions: Deductions = { usePromoCredits: false, voucher: null, useBalance: false };

export const nothingWrong = { fields: {}, trouble: null } as const satisfies Lesson;

const isSignedOut = (problem: Problem): boolean =>
  problem.kind === "refused" && (problem.code === "unauthorised" || problem.code === "token_expired");

export const initialContext = ({ voucher = null, ...input }: PaymentInput): PaymentContext => ({
  patience: paymentPatience,
  ...input,
  ...nothingWrong,
  options: null,
  method: null,
  deductions: { ...noDeductions, voucher },
  bill: null,
  instrument: { kind: "none" },
  attempt: null,
  permitted: null,
  need: null,
  decline: null,
  wantedMobile: null,
  checks: 0,
  nextCheckAt: 0,
  giveUpAt: null,
  end: { type: "LEFT", isUnknown: false },
});

/** A new attempt knows nothing of the one before it. */
export const forgetAttempt = {
  attempt: null,
  permitted: null,
  need: null,
  decline: null,
  wantedMobile: null,
  checks: 0,
  nextCheckAt: 0,
  giveUpAt: null,
} as const satisfies Lesson;

/** A method that is no longer offered is no longer chosen. */
export const learnOptions = ({ method, trouble }: PaymentContext, outcome: OptionsOutcome): Lesson => {
  if (outcome.type === "PROBLEM") return { trouble: outcome };
  const { options } = outcome;
  return {
    options,
    method: options.methods.find(({ code }) => code === method?.code) ?? null,
    // What could not be read before is read now; why an attempt was refused is still news.
    trouble: trouble?.type === "PROBLEM" ? null : trouble,
  };
};

const voucherRefusals: ReadonlySet<BillRefusal> = new Set([
  "voucher_invalid",
  "voucher_expired",
  "voucher_not_applicable",
  "voucher_used",
]);

/** A voucher that was refused is not sent with the payment: the bill is without it. */
export const learnBill = ({ deductions }: PaymentContext, outcome: BillOutcome): Lesson => {
  if (outcome.type === "PROBLEM") return { bill: null, trouble: outcome };
  const { bill } = outcome;
  const isWithout = bill.refused !== null && voucherRefusals.has(bill.refused);
  return { bill, deductions: isWithout ? { ...deductions, voucher: null } : deductions };
};

export const learnToken = (outcome: TokeniseOutcome, save: boolean): Lesson => {
  switch (outcome.type) {
    case "TOKENISED": {
      const { token, masked } = outcome;
      return { ...nothingWrong, instrument: { kind: "token", token, masked, save } };
    }
    case "INVALID":
      return { fields: outcome.fields, trouble: null };
    default:
      return { fields: {}, trouble: outcome };
  }
};

/** A token is good once: whatever came of the attempt, it is gone. */
export const learnProcess = ({ instrument }: PaymentContext, outcome: ProcessOutcome): Lesson => {
  const spent: Lesson = instrument.kind === "token" ? { instrument: { kind: "none" } } : {};
  switch (outcome.type) {
    case "NEEDS":
      return { ...spent, need: outcome.need };
    case "REFUSED":
      return { ...spent, ...forgetAttempt, trouble: outcome };
    // Also a decline is only a reason to ask: what the inquiry says counts.
    default:
      return { ...spent, need: null };
  }
};

/** Whoever is asked to sign in again sees why; any other problem only means asking later. */
const signInNeeded = (inquired: Inquired): Lesson => ({
  trouble: inquired.type === "PROBLEM" && isSignedOut(inquired.problem) ? inquired : null,
});

export const learnInquiry = (context: PaymentContext, inquired: Inquired): Lesson => ({
  ...signInNeeded(inquired),
  ...learnState(context, inquired),
});

const learnState = (context: PaymentContext, inquired: Inquired): Lesson => {
  // Only an inquiry that was due counts. Those that somebody asks for early say nothing of how long there has been no word, and
  // an attempt that is still on its way must not pass for one that was never begun.
  const isDue = isPast(context.nextCheckAt, inquired.now);
  const next = (leastMs: number): { readonly checks: number; readonly nextCheckAt: EpochMs } =>
    isDue
      ? {
          checks: Math.min(context.checks + 1, context.patience.checksBeforeSupport),
          nextCheckAt: inquired.now + Math.max(leastMs, waitAfterChecksMs(context.checks, context.patience)),
        }
      : { checks: context.checks, nextCheckAt: context.nextCheckAt };
  switch (inquired.type) {
    case "LIVE": {
      const { attempt: id, method, need, giveUpAt, now, checkAfterMs } = inquired;
      const attempt = context.attempt?.id === id ? context.attempt : { id, method, since: now };
      return { attempt, need, giveUpAt, ...next(checkAfterMs ?? 0) };
    }
    case "FAILED":
      return { need: null, decline: context.attempt?.id === inquired.attempt ? inquired.reason : null, ...next(0) };
    case "RECEIVED":
      return { need: null, end: { type: "RECEIVED", booking: inquired.booking ?? context.booking } };
    case "REFUNDED":
      return { need: null, end: { type: "REFUNDED" } };
    default:
      return next(0);
  }
};
