import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Account } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge, OtpChannel, Taken } from "../../queues/otp/otp.types.ts";
import type { RegistrationProblems } from "./auth.service.ts";

/** Who signs up, as it is typed. */
export type SignUpDetails = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly birthDate: string;
};

/** What is kept; the passwords go from their step to the service and are never here. */
export type SignUpForm = SignUpDetails & {
  /** The one that is chosen beside the number; empty is the edition's own. */
  readonly country: string;
  /** How the first code is sent; its own flow can send another one otherwise. */
  readonly channel: OtpChannel;
};

export type SignUpInput = {
  /** Of the edition's country, without a plus. */
  readonly dialCode: string;
  /** For the minimum age. */
  readonly today: CalendarDate;
};

export type SignUpTrouble =
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  /** The code's request is over: the password must be typed and sent again. */
  | { readonly type: "CODE_LOST" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type SignUpOutput = { readonly type: "SIGNED_IN"; readonly account: Account } | { readonly type: "CANCELLED" };

export type SignUpContext = {
  readonly dialCode: string;
  readonly today: CalendarDate;
  readonly form: SignUpForm;
  readonly fields: RegistrationProblems;
  readonly trouble: SignUpTrouble | null;
  /** Of the code that was sent last, also while one has gone back from it. */
  readonly challenge: OtpChallenge | null;
  /** Whether it is for what the form says now: what was changed since must be sent first. */
  readonly isSent: boolean;
  /** Told only to who has proved to hold the phone. */
  readonly taken: Taken | null;
  readonly end: SignUpOutput;
};

export type SignUpEvent =
  | { readonly type: "form.change"; readonly values: Partial<SignUpForm> }
  | { readonly type: "form.submit"; readonly values: SignUpDetails & Partial<Pick<SignUpForm, "country">> }
  | { readonly type: "password.submit"; readonly password: string; readonly confirmation: string }
  | { readonly type: "step.back" }
  | { readonly type: "code.enter" }
  /** Whoever comes back later is told nothing of what was wrong before. */
  | { readonly type: "problems.forget" }
  | { readonly type: "flow.cancel" };

export type SignUpScreen = "details" | "password" | "code" | "taken" | "done";
