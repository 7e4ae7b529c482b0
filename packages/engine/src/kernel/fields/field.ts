import type { Result } from "../result.ts";

/** What is wrong with a field, as data; each interface has its own words for it. */
export type FieldProblem =
  | { readonly code: "required" }
  | { readonly code: "too_short"; readonly min: number }
  | { readonly code: "too_long"; readonly max: number }
  | { readonly code: "wrong_length"; readonly length: number }
  | { readonly code: "digits_only" }
  | { readonly code: "digits_refused" }
  | { readonly code: "symbols_refused" }
  | { readonly code: "latin_only" }
  | { readonly code: "invalid_email" }
  | { readonly code: "invalid_phone" }
  | { readonly code: "phone_too_short"; readonly min: number }
  /** `isWithoutZero`: `max` leaves the trunk zero out, as the number that was typed does. */
  | { readonly code: "phone_too_long"; readonly max: number; readonly isWithoutZero?: true }
  /** `example` is a mobile number as it is written there. */
  | { readonly code: "not_mobile"; readonly example: string }
  | { readonly code: "only_spaces" }
  | { readonly code: "password_mismatch" }
  /** No whole day: a part is missing, or the year has fewer than four digits. */
  | { readonly code: "invalid_date" }
  | { readonly code: "no_such_day" }
  | { readonly code: "too_long_ago" }
  | { readonly code: "future_date" }
  | { readonly code: "under_age"; readonly min: number }
  | { readonly code: "invalid_saudi_id" }
  | { readonly code: "invalid_iban" }
  | { readonly code: "unsupported_country"; readonly allowed: readonly string[] }
  | { readonly code: "bank_mismatch"; readonly bankCode: string };

export type FieldProblemCode = FieldProblem["code"];

/** What a field holds once it is put in its canonical form, or what is wrong with it. */
export type FieldResult<Value = string> = Result<Value, FieldProblem>;
