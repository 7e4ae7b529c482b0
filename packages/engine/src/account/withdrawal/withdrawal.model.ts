import {
  cancelOutcomes,
  firstAttempt,
  listOutcomes,
  openOutcomes,
  requestOutcomes,
  sampleAccount,
  sampleInput,
  sampleWithdrawal,
} from "./withdrawal.fixtures.ts";
import { withdrawalMachine } from "./withdrawal.machine.ts";
import type { WithdrawalEvent, WithdrawalInput } from "./withdrawal.types.ts";

/** The same flow with the fewest readings that still tell soon from never. */
const patience = { checksMs: [2000] };

const inputs = {
  fresh: { ...sampleInput, patience },
  byAddress: { ...sampleInput, patience, request: sampleWithdrawal.id },
} as const satisfies Record<string, WithdrawalInput>;

const events = {
  "options.reload": [{ type: "options.reload" }],
  "form.change": [{ type: "form.change", values: { title: "Ayesha" } }],
  "amount.submit": [
    { type: "amount.submit", amount: "10,000" },
    { type: "amount.submit", amount: "10" },
  ],
  "account.submit": [
    { type: "account.submit", account: sampleAccount },
    { type: "account.submit", account: { ...sampleAccount, iban: "PK36" } },
  ],
  "step.back": [{ type: "step.back" }],
  "withdrawal.submit": [{ type: "withdrawal.submit" }],
  "permit.asked": [{ type: "permit.asked" }],
  "permit.granted": [{ type: "permit.granted", attempt: firstAttempt, now: 1000 }],
  "permit.denied": [{ type: "permit.denied" }],
  "figures.accept": [{ type: "figures.accept" }],
  "withdrawal.cancel": [{ type: "withdrawal.cancel" }],
  "status.check": [{ type: "status.check" }],
  "withdrawal.restart": [{ type: "withdrawal.restart" }],
  "flow.leave": [{ type: "flow.leave" }],
  "wallet.hinted": [{ type: "wallet.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} as const satisfies {
  readonly [Type in WithdrawalEvent["type"]]: readonly Extract<WithdrawalEvent, { type: Type }>[];
};

const outcomes = {
  open: openOutcomes,
  list: listOutcomes,
  permit: [],
  request: requestOutcomes,
  cancel: cancelOutcomes,
  otp: {
    verified: { type: "VERIFIED", proof: { kind: "accepted" }, phone: "+923001234567" },
    cancelled: { type: "CANCELLED", challenge: null, phone: null },
    requestExpired: { type: "REQUEST_EXPIRED" },
    failed: { type: "FAILED", problem: { kind: "offline" } },
  },
  waitUntil: { reached: undefined },
} as const;

/** A withdrawal for path generation: every event and every outcome as data. */
export const withdrawalModel = {
  id: "withdrawal",
  machine: withdrawalMachine,
  input: inputs.fresh,
  inputs,
  events,
  outcomes,
} as const;
