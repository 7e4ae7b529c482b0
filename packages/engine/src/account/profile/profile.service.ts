import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { Account, Gender } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge, OtpChannel, OtpService } from "../../queues/otp/otp.types.ts";

/** What is absent stays as it is. The phone changes through its own code (`phone-change`). */
export type ProfileChanges = {
  readonly name?: string;
  readonly email?: string;
  readonly gender?: Gender;
  readonly birthDate?: CalendarDate;
};

/** `taken` is an e-mail address that another account has. */
export type ProfileFields = {
  readonly [Field in keyof ProfileChanges]?: FieldProblem | { readonly code: "taken" };
};

export type ProfileOutcome =
  | { readonly type: "PROFILE"; readonly account: Account }
  | { readonly type: "SIGNED_OUT" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type ProfileUpdateOutcome = ProfileOutcome | { readonly type: "INVALID"; readonly fields: ProfileFields };

export type DeletionOutcome =
  | { readonly type: "CODE_SENT"; readonly challenge: OtpChallenge; readonly coolDownDays: number }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "SIGNED_OUT" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** The signed-in person's own particulars. No method rejects. */
export interface ProfileService {
  read(signal?: AbortSignal): Promise<ProfileOutcome>;
  update(changes: ProfileChanges, signal?: AbortSignal): Promise<ProfileUpdateOutcome>;
  /** Sends the code that a deletion is confirmed with. */
  initiateDeletion(channel: OtpChannel, signal?: AbortSignal): Promise<DeletionOutcome>;
  /** Calls a scheduled deletion off. */
  keepAccount(signal?: AbortSignal): Promise<ProfileOutcome>;
  readonly deletionCodes: OtpService;
}
