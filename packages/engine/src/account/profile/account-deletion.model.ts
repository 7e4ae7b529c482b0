import { sampleAccount, sampleChallenge } from "../../queues/otp/otp.fixtures.ts";
import { codeOutputs } from "../sign-in/sign-in.fixtures.ts";
import { accountDeletionMachine } from "./account-deletion.machine.ts";
import type { AccountDeletionEvent, AccountDeletionInput } from "./account-deletion.types.ts";
import type { DeletionOutcome, ProfileOutcome } from "./profile.service.ts";

const inputs = {
  kept: { dialCode: "92", deletesAt: null },
  scheduled: { dialCode: "92", deletesAt: 2_592_000_000 },
} as const satisfies Record<string, AccountDeletionInput>;

const events = {
  "deletion.request": [{ type: "deletion.request", channel: "sms" }],
  "account.keep": [{ type: "account.keep" }],
  "flow.cancel": [{ type: "flow.cancel" }],
} satisfies {
  readonly [Type in AccountDeletionEvent["type"]]: readonly Extract<AccountDeletionEvent, { type: Type }>[];
};

const initiateDeletion = {
  sent: { type: "CODE_SENT", challenge: sampleChallenge, coolDownDays: 30 },
  tooMany: { type: "RATE_LIMITED", retryAt: 60_000 },
  locked: { type: "LOCKED", until: 900_000 },
  signedOut: { type: "SIGNED_OUT" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, DeletionOutcome>;

const keepAccount = {
  kept: { type: "PROFILE", account: sampleAccount },
  signedOut: { type: "SIGNED_OUT" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, ProfileOutcome>;

const { deletion, cancelled, requestExpired, failed } = codeOutputs;
const outcomes = { initiateDeletion, keepAccount, otp: { deletion, cancelled, requestExpired, failed } };

/** Deleting an account for path generation: every event and every outcome as data. */
export const accountDeletionModel = {
  id: "accountDeletion",
  machine: accountDeletionMachine,
  input: inputs.kept,
  inputs,
  events,
  outcomes,
} as const;
