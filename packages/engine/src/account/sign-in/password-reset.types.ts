import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChannel, TypedNumber } from "../../queues/otp/otp.types.ts";
import type { FieldProblems } from "./auth.service.ts";

export type PasswordResetInput = {
  /** Of the edition's country, without a plus. */
  readonly dialCode: string;
  readonly channel: OtpChannel;
};

export type PasswordResetTrouble =
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  /** The proof of the phone is used or too old: it starts again. */
  | { readonly type: "PROOF_LOST" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type PasswordResetOutput = { readonly type: "PASSWORD_RESET" } | { readonly type: "CANCELLED" };

export type PasswordResetContext = PasswordResetInput & {
  /** The number that a code went to which was left. */
  readonly typed: TypedNumber | null;
  readonly ticket: string | null;
  readonly fields: FieldProblems<"password" | "confirmation">;
  readonly trouble: PasswordResetTrouble | null;
  readonly end: PasswordResetOutput;
};

export type PasswordResetEvent =
  | { readonly type: "password.submit"; readonly password: string; readonly confirmation: string }
  /** Whoever comes back later is told nothing of what was wrong before. */
  | { readonly type: "problems.forget" }
  | { readonly type: "flow.cancel" };

export type PasswordResetScreen = "phone" | "password" | "success" | "done";
