import {
  billOutcomes,
  firstAttempt,
  inquiries,
  keepOutcomes,
  optionsOutcomes,
  processOutcomes,
  renewalOutcomes,
  sampleCard,
  sampleInput,
  tokeniseOutcomes,
} from "./payment.fixtures.ts";
import { paymentMachine } from "./payment.machine.ts";
import type { PaymentEvent } from "./payment.types.ts";

/** The same flow with the fewest checks that still tell soon, later and hopeless apart. */
const impatient = {
  ...sampleInput,
  patience: { fastChecksMs: [2000], slowCheckMs: 60_000, checksBeforeSupport: 2, graceMs: 60_000 },
};

const events = {
  "options.reload": [{ type: "options.reload" }],
  "method.choose": [
    { type: "method.choose", code: "card" },
    { type: "method.choose", code: "jazzcash" },
    { type: "method.choose", code: "wallet_balance" },
    { type: "method.choose", code: "bank_transfer" },
    { type: "method.choose", code: "mada" },
  ],
  "hold.renew": [{ type: "hold.renew" }],
  "method.change": [{ type: "method.change" }],
  "deductions.change": [{ type: "deductions.change", deductions: { voucher: "EID10" } }],
  "card.submit": [{ type: "card.submit", card: sampleCard, save: true }],
  "account.submit": [
    { type: "account.submit", accountId: "account-1" },
    { type: "account.submit", accountId: "account-2" },
  ],
  "mobile.submit": [
    { type: "mobile.submit", mobile: "0300 1234567" },
    { type: "mobile.submit", mobile: "12" },
  ],
  "payment.submit": [{ type: "payment.submit" }],
  "permit.asked": [{ type: "permit.asked" }],
  "permit.granted": [
    { type: "permit.granted", attempt: firstAttempt, now: 1000 },
    { type: "permit.granted", attempt: firstAttempt, now: 900_000 },
    { type: "permit.granted", attempt: firstAttempt, now: 1_800_000 },
  ],
  "permit.denied": [{ type: "permit.denied" }],
  "number.change": [
    { type: "number.change", mobile: "0300 7654321" },
    { type: "number.change", mobile: "12" },
  ],
  "redirect.follow": [{ type: "redirect.follow" }],
  "redirect.returned": [{ type: "redirect.returned" }],
  "sdk.finished": [{ type: "sdk.finished", result: "ok" }],
  "attempt.abandon": [{ type: "attempt.abandon" }],
  "attempt.retry": [{ type: "attempt.retry" }],
  "inquiry.checkNow": [{ type: "inquiry.checkNow" }],
  "visibility.changed": [
    { type: "visibility.changed", isVisible: false, now: 1000 },
    { type: "visibility.changed", isVisible: true, now: 1000 },
  ],
  "flow.leave": [{ type: "flow.leave" }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 1_800_000 },
  ],
} as const satisfies { readonly [Type in PaymentEvent["type"]]: readonly Extract<PaymentEvent, { type: Type }>[] };

const outcomes = {
  inquire: inquiries,
  readOptions: optionsOutcomes,
  renewHold: renewalOutcomes,
  bill: billOutcomes,
  tokenise: tokeniseOutcomes,
  permit: [],
  process: processOutcomes,
  answer: { pending: processOutcomes.pending, unknown: processOutcomes.unknown },
  keepFlow: keepOutcomes,
  otp: {
    verified: { type: "VERIFIED", proof: { kind: "accepted" }, phone: null },
    cancelled: { type: "CANCELLED", challenge: null, phone: null },
    requestExpired: { type: "REQUEST_EXPIRED" },
    failed: { type: "FAILED", problem: { kind: "offline" } },
  },
  waitUntil: { reached: undefined },
} as const;

/** Paying for path generation: every event and every outcome as data. */
export const paymentModel = { id: "payment", machine: paymentMachine, input: impatient, events, outcomes } as const;
