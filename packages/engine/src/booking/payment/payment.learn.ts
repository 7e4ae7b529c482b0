import type { EpochMs } from "../../kernel/ports.ts";
import { paymentPatience, waitAfterChecksMs } from "./patience.ts";
import type {
  BillOutcome,
  Deductions,
  Inquired,
  OptionsOutcome,
  PaymentContext,
  PaymentInput,
  ProcessOutcome,
  TokeniseOutcome,
} from "./payment.types.ts";

type Lesson = Partial<PaymentContext>;

const noDeductions: Deductions = { usePromoCredits: false, voucher: null, useBalance: false };

export const nothingWrong = { fields: {}, trouble: null } as const satisfies Lesson;

export const initialContext = (input: PaymentInput): PaymentContext => ({
  patience: paymentPatience,
  ...input,
  ...nothingWrong,
  options: null,
  method: null,
  deductions: noDeductions,
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
  giveUpAt: null,
} as const satisfies Lesson;

/** A method that is no longer offered is no longer chosen. */
export const learnOptions = ({ method }: PaymentContext, outcome: OptionsOutcome): Lesson => {
  if (outcome.type === "PROBLEM") return { trouble: outcome };
  const { options } = outcome;
  return { options, method: options.methods.find(({ code }) => code === method?.code) ?? null };
};

export const learnBill = (outcome: BillOutcome): Lesson =>
  outcome.type === "BILLED" ? { bill: outcome.bill } : { bill: null, trouble: outcome };

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

export const learnInquiry = (context: PaymentContext, inquired: Inquired): Lesson => {
  const next = (leastMs: number): { readonly checks: number; readonly nextCheckAt: EpochMs } => ({
    checks: Math.min(context.checks + 1, context.patience.checksBeforeSupport),
    nextCheckAt: inquired.now + Math.max(leastMs, waitAfterChecksMs(context.checks, context.patience)),
  });
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
