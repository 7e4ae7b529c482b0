import type { Account } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge, OtpChannel } from "../../queues/otp/otp.types.ts";
import type { FieldProblems, SocialProvider } from "./auth.service.ts";

/** What is typed and kept; the password goes from the form to the service and is never here. */
export type SignInForm = {
  readonly identifier: string;
  readonly phone: string;
  /** The one that is chosen beside the number; empty is the edition's own. */
  readonly country: string;
  readonly channel: OtpChannel;
  readonly remember: boolean;
};

export type SignInInput = {
  /** Of the edition's country, without a plus. */
  readonly dialCode: string;
  /** The providers that are configured; none leaves the others to sign in by. */
  readonly providers: readonly SocialProvider[];
  readonly form?: Partial<SignInForm>;
};

export type SignInTrouble =
  | { readonly type: "INVALID_CREDENTIALS" }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  /** The code's request is over, or its flow failed: the step before must be done again. */
  | { readonly type: "CODE_LOST" }
  | { readonly type: "ALREADY_REGISTERED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type SignInOutput = { readonly type: "SIGNED_IN"; readonly account: Account } | { readonly type: "CANCELLED" };

export type SignInContext = {
  readonly dialCode: string;
  readonly providers: readonly SocialProvider[];
  readonly form: SignInForm;
  readonly fields: FieldProblems<"identifier" | "password" | "phone">;
  readonly trouble: SignInTrouble | null;
  readonly lockedUntil: EpochMs | null;
  readonly challenge: OtpChallenge | null;
  /** A code that was asked for by number, and left before it was entered. */
  readonly sent: { readonly challenge: OtpChallenge; readonly phone: string } | null;
  readonly ticket: string | null;
  readonly end: SignInOutput;
};

export type SignInEvent =
  | { readonly type: "form.change"; readonly values: Partial<SignInForm> }
  | { readonly type: "method.choose"; readonly method: "password" | "code" }
  | {
      readonly type: "password.submit";
      readonly identifier: string;
      readonly password: string;
      readonly remember: boolean;
    }
  | {
      readonly type: "phone.submit";
      readonly phone: string;
      readonly country?: string;
      readonly channel: OtpChannel;
      readonly remember: boolean;
    }
  /** On to the code that was sent last, as long as its number and its way are those of the form. */
  | { readonly type: "code.enter" }
  | { readonly type: "social.choose"; readonly provider: SocialProvider; readonly idToken: string }
  /** Whoever comes back later is told nothing of what was wrong before. */
  | { readonly type: "problems.forget" }
  | { readonly type: "flow.cancel" };

export type SignInScreen = "password" | "phone" | "code" | "newPhone" | "locked" | "done";
