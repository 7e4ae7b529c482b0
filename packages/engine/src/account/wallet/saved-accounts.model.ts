import type { SavedAccount } from "../../booking/payment/payment.domain.ts";
import { sampleCard } from "../../booking/payment/payment.fixtures.ts";
import type { OtpChallenge, OtpOutput } from "../../queues/otp/otp.types.ts";
import { savedAccountsMachine } from "./saved-accounts.machine.ts";
import type { RemoveAccountOutcome } from "./saved-accounts.service.ts";
import type {
  KeepCardOutcome,
  SavedAccountsEvent,
  SavedAccountsFound,
  SavedAccountsInput,
} from "./saved-accounts.types.ts";

const card: SavedAccount = {
  id: "account-1",
  kind: "card",
  method: "saved_card",
  masked: "•••• 4242",
  brand: "Visa",
  expiry: "08/29",
  isVerified: true,
};
const unverified: SavedAccount = { ...card, id: "account-2", masked: "•••• 1881", isVerified: false };

const challenge: OtpChallenge = {
  requestId: unverified.id,
  length: 6,
  channel: "sms",
  masked: "+92 *** ***4567",
  resendAt: 60_000,
  expiresAt: 600_000,
  triesLeft: 5,
};

const offline = { type: "PROBLEM", problem: { kind: "offline" } } as const;

export const savedAccountsOutcomes = {
  read: {
    some: { outcome: { type: "ACCOUNTS", accounts: [unverified, card] }, preferred: null },
    none: { outcome: { type: "ACCOUNTS", accounts: [] }, preferred: "account-9" },
    signedOut: { outcome: { type: "SIGNED_OUT" }, preferred: null },
    offline: { outcome: offline, preferred: null },
  },
  keepCard: {
    sent: { type: "CODE_SENT", account: unverified, challenge },
    invalid: { type: "INVALID", fields: { number: { code: "invalid_number" } } },
    limited: { type: "RATE_LIMITED", retryAt: 900_000 },
    signedOut: { type: "SIGNED_OUT" },
    offline,
  },
  remove: { removed: { type: "REMOVED" }, signedOut: { type: "SIGNED_OUT" }, offline },
  prefer: { kept: undefined },
  otp: {
    verified: { type: "VERIFIED", proof: { kind: "accepted" }, phone: null },
    cancelled: { type: "CANCELLED", challenge: null, phone: null },
    requestExpired: { type: "REQUEST_EXPIRED" },
    failed: { type: "FAILED", problem: { kind: "offline" } },
  },
} as const satisfies {
  readonly read: Readonly<Record<string, SavedAccountsFound>>;
  readonly keepCard: Readonly<Record<string, KeepCardOutcome>>;
  readonly remove: Readonly<Record<string, RemoveAccountOutcome>>;
  readonly prefer: unknown;
  readonly otp: Readonly<Record<string, OtpOutput>>;
};

const events = {
  "accounts.reload": [{ type: "accounts.reload" }],
  "card.add": [{ type: "card.add" }],
  "card.submit": [{ type: "card.submit", card: sampleCard }],
  "account.verify": [
    { type: "account.verify", id: unverified.id },
    { type: "account.verify", id: card.id },
  ],
  "account.prefer": [
    { type: "account.prefer", id: card.id },
    { type: "account.prefer", id: unverified.id },
  ],
  "account.remove": [
    { type: "account.remove", id: card.id },
    { type: "account.remove", id: "account-9" },
  ],
  "removal.confirm": [{ type: "removal.confirm" }],
  "step.back": [{ type: "step.back" }],
} as const satisfies {
  readonly [Type in SavedAccountsEvent["type"]]: readonly Extract<SavedAccountsEvent, { type: Type }>[];
};

const input: SavedAccountsInput = { dialCode: "92", found: null };

/** Saved accounts for path generation: every event and every outcome as data. */
export const savedAccountsModel = {
  id: "savedAccounts",
  machine: savedAccountsMachine,
  input,
  inputs: { fresh: input },
  events,
  outcomes: savedAccountsOutcomes,
} as const;
