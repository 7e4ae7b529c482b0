import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge, OtpChannel } from "../../queues/otp/otp.types.ts";

export type AccountDeletionInput = {
  /** From the profile: when the account goes, or null when it stays. */
  readonly deletesAt: EpochMs | null;
  /** Of the edition's country, without a plus. */
  readonly dialCode: string;
};

export type AccountDeletionTrouble =
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  /** The code's request is over: it starts again. */
  | { readonly type: "CODE_LOST" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type AccountDeletionOutput =
  | { readonly type: "SCHEDULED"; readonly deletesAt: EpochMs }
  | { readonly type: "KEPT" }
  | { readonly type: "SIGNED_OUT" };

export type AccountDeletionContext = {
  readonly dialCode: string;
  readonly channel: OtpChannel;
  readonly deletesAt: EpochMs | null;
  /** How long the account waits after the confirmation, once the service has said so. */
  readonly coolDownDays: number | null;
  readonly challenge: OtpChallenge | null;
  readonly trouble: AccountDeletionTrouble | null;
  readonly end: AccountDeletionOutput;
};

export type AccountDeletionEvent =
  | { readonly type: "deletion.request"; readonly channel: OtpChannel }
  | { readonly type: "account.keep" }
  | { readonly type: "flow.cancel" };

export type AccountDeletionScreen = "warning" | "code" | "coolDown" | "done";
