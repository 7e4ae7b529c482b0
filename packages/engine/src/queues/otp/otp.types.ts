import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { Account } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";

/** Everything a one-time code is ever asked for. */
export type OtpPurpose =
  | "sign-in"
  | "sign-up"
  | "account-verification"
  | "phone-change"
  | "password-reset"
  | "account-deletion"
  | "payment"
  | "withdrawal";

export type OtpChannel = "whatsapp" | "sms";

/** A code on its way. The instants are by the clock of the device that reads them. */
export type OtpChallenge = {
  /** The code counts for this request alone. */
  readonly requestId: string;
  /** How many digits the service says the code has. */
  readonly length: number;
  readonly channel: OtpChannel;
  /** The number it went to, hidden but for its ends. */
  readonly masked: string;
  readonly resendAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly triesLeft: number;
  /** Whether a wrong code was entered for it. */
  readonly isTried?: true;
};

export type OtpRequest = {
  /** International form; null when the service knows it and the person need not say. */
  readonly phone: string | null;
  readonly channel: OtpChannel;
  /** The request to send another code for, or null for the first one. */
  readonly requestId: string | null;
  /** What the code is for upstream, where its purpose alone does not say: a ticket, an attempt, an order. */
  readonly reference: string | null;
};

export type OtpAttempt = {
  readonly requestId: string;
  readonly code: string;
  /** Whether the device stays signed in, where the code signs in. */
  readonly remember: boolean;
};

/** What of a sign-up has an account already, and what the rest of it is kept under. */
export type Taken = { readonly fields: readonly ("email" | "phone")[]; readonly ticket: string };

/** What a verified code comes to. */
export type OtpProof =
  | { readonly kind: "session"; readonly account: Account }
  | { readonly kind: "alreadyRegistered" }
  | ({ readonly kind: "taken" } & Taken)
  | { readonly kind: "resetTicket"; readonly ticket: string }
  | { readonly kind: "phone"; readonly account: Account }
  | { readonly kind: "deletion"; readonly deletesAt: EpochMs }
  /** The caller reads what became of its payment or withdrawal for itself. */
  | { readonly kind: "accepted" };

export type OtpRequestOutcome =
  | { readonly type: "CODE_SENT"; readonly challenge: OtpChallenge }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "INVALID_PHONE" }
  | { readonly type: "REQUEST_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type OtpVerifyOutcome =
  | { readonly type: "VERIFIED"; readonly proof: OtpProof }
  | { readonly type: "WRONG_CODE"; readonly triesLeft: number | null }
  | { readonly type: "CODE_EXPIRED" }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "REQUEST_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What a flow's code needs from outside. One such pair serves each purpose; neither method rejects. */
export interface OtpService {
  requestCode(request: OtpRequest, signal?: AbortSignal): Promise<OtpRequestOutcome>;
  verifyCode(attempt: OtpAttempt, signal?: AbortSignal): Promise<OtpVerifyOutcome>;
}

/** A number as it was typed, and the country that was chosen beside it; empty is the edition's own. */
export type TypedNumber = { readonly phone: string; readonly country: string };

export type OtpInput = {
  readonly purpose: OtpPurpose;
  readonly channel: OtpChannel;
  readonly phone: string | null;
  /** What the number's field begins with, where one is asked for. */
  readonly typed?: TypedNumber | null;
  /** Of the country that a number typed without one belongs to, without a plus. */
  readonly dialCode: string;
  /** Present when the code was already sent by what led here. */
  readonly challenge?: OtpChallenge | null;
  readonly reference?: string | null;
  /** Whether the person may have the code sent to another number. */
  readonly canChangeNumber?: boolean;
  readonly remember?: boolean;
};

export type OtpFields = { readonly code?: FieldProblem; readonly phone?: FieldProblem };

/** Why the last step did not lead on; the person can go on from it. */
export type OtpTrouble =
  | { readonly type: "WRONG_CODE"; readonly triesLeft: number | null }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type OtpOutput =
  | { readonly type: "VERIFIED"; readonly proof: OtpProof; readonly phone: string | null }
  /** The code that was sent still counts: whoever led here may come back to it. Null when there is none. */
  | { readonly type: "CANCELLED"; readonly challenge: OtpChallenge | null; readonly phone: string | null }
  /** The service forgot the request: what led here must be done again. */
  | { readonly type: "REQUEST_EXPIRED" }
  | { readonly type: "FAILED"; readonly problem: Problem };

export type OtpContext = {
  readonly purpose: OtpPurpose;
  readonly dialCode: string;
  readonly canChangeNumber: boolean;
  readonly remember: boolean;
  readonly reference: string | null;
  readonly phone: string | null;
  readonly typed: TypedNumber | null;
  readonly channel: OtpChannel;
  readonly requestId: string | null;
  readonly challenge: OtpChallenge | null;
  /** When another code may be asked for. */
  readonly resendAt: EpochMs;
  /** Whether that instant has come. */
  readonly resendOpen: boolean;
  readonly lockedUntil: EpochMs | null;
  readonly fields: OtpFields;
  readonly trouble: OtpTrouble | null;
  readonly end: OtpOutput;
};

export type OtpEvent =
  | { readonly type: "code.submit"; readonly code: string }
  | { readonly type: "code.resend"; readonly channel?: OtpChannel }
  | { readonly type: "number.change"; readonly phone: string; readonly country?: string; readonly channel?: OtpChannel }
  /** What was typed and not sent: it is there again for whoever comes back, without what was wrong before. */
  | { readonly type: "number.keep"; readonly phone: string; readonly country?: string }
  | { readonly type: "flow.cancel" };

export type OtpScreen = "number" | "sending" | "code" | "undelivered" | "expired" | "locked" | "done";
