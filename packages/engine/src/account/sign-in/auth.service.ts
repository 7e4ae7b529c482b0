import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { Account } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge, OtpChannel, OtpService, Taken } from "../../queues/otp/otp.types.ts";

export type SocialProvider = "google" | "apple";

export type FieldProblems<Name extends string> = { readonly [Field in Name]?: FieldProblem };

export type Credentials =
  | {
      readonly kind: "password";
      /** An e-mail address, or a phone number in international form. */
      readonly identifier: string;
      readonly password: string;
      readonly remember: boolean;
    }
  | {
      readonly kind: "social";
      readonly provider: SocialProvider;
      readonly idToken: string;
      readonly remember: boolean;
    };

type Refused =
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type SignInOutcome =
  | { readonly type: "SIGNED_IN"; readonly account: Account }
  | { readonly type: "NEEDS_OTP"; readonly challenge: OtpChallenge }
  /** A social account without a number; the ticket stands for it until the number is verified. */
  | { readonly type: "NEEDS_PHONE"; readonly ticket: string }
  /** The same for a wrong password and for nobody of that name. */
  | { readonly type: "INVALID_CREDENTIALS" }
  | { readonly type: "INVALID"; readonly fields: FieldProblems<"identifier" | "password"> }
  | Refused;

export type Registration = {
  readonly name: string;
  readonly email: string;
  /** International form. */
  readonly phone: string;
  readonly birthDate: CalendarDate;
  readonly channel: OtpChannel;
  readonly password: string;
  readonly confirmation: string;
  /**
   * The request whose code was sent before, or null. While that code counts and goes the same way to the same number, the request goes on
   * with what is registered now, and nothing is sent.
   */
  readonly requestId: string | null;
};

export type RegistrationField = Exclude<keyof Registration, "channel" | "requestId">;

/** Where what was entered may be wrong, or may have an account. */
export type RegistrationProblems = {
  readonly [Field in RegistrationField]?: FieldProblem | { readonly code: "taken" };
};

/** What is left of a sign-up that was found taken: the rest, with its password, is the service's under the ticket. */
export type Completion = Pick<Registration, "email" | "phone" | "channel"> & { readonly ticket: string };

export type RegisterOutcome =
  | { readonly type: "CODE_SENT"; readonly challenge: OtpChallenge }
  | { readonly type: "INVALID"; readonly fields: FieldProblems<RegistrationField> }
  | Refused;

export type CompletionOutcome =
  | Exclude<RegisterOutcome, { readonly type: "INVALID" }>
  | { readonly type: "INVALID"; readonly fields: RegistrationProblems }
  | { readonly type: "SIGNED_IN"; readonly account: Account }
  | ({ readonly type: "TAKEN" } & Taken)
  /** It is used or too old: the sign-up must be sent again. */
  | { readonly type: "TICKET_EXPIRED" };

export type PasswordReset = { readonly ticket: string; readonly password: string; readonly confirmation: string };

export type PasswordResetOutcome =
  | { readonly type: "PASSWORD_RESET" }
  | { readonly type: "INVALID"; readonly fields: FieldProblems<"password" | "confirmation"> }
  /** The ticket is used or too old: the phone must be proved again. */
  | { readonly type: "TICKET_EXPIRED" }
  | Refused;

/** The purposes that the account's own service sends codes for. */
export type AuthPurpose = "sign-in" | "sign-up" | "account-verification" | "phone-change" | "password-reset";

/**
 * Who a person is, in the engine's words. No outcome holds a token: whoever implements this keeps the session where the
 * person's device cannot read it. No method rejects.
 */
export interface AuthService {
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<SignInOutcome>;
  register(registration: Registration, signal?: AbortSignal): Promise<RegisterOutcome>;
  /** Signs up with another email address or number. A number that was proved with the ticket is not proved again. */
  completeRegistration(completion: Completion, signal?: AbortSignal): Promise<CompletionOutcome>;
  resetPassword(reset: PasswordReset, signal?: AbortSignal): Promise<PasswordResetOutcome>;
  readonly codes: Readonly<Record<AuthPurpose, OtpService>>;
}
