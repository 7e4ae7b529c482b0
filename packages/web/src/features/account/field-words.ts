import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { FieldProblem, RegistrationField } from "@safar/engine";
import { dateWords } from "../shell/date-words.ts";
import { phoneWords } from "../shell/phone-words.ts";

/** The fields of the account's forms. */
export type AccountField = RegistrationField | "identifier" | "code" | "gender";

/** In the order in which forms have them. */
export const accountFields = [
  "name",
  "email",
  "identifier",
  "phone",
  "gender",
  "birthDate",
  "code",
  "password",
  "confirmation",
] as const satisfies readonly AccountField[];

/** What may be wrong with one: `taken` is told of an email address or a number, `wrong_code` of a code that was sent. */
export type AccountFieldProblem =
  | FieldProblem
  | { readonly code: "taken" }
  | { readonly code: "wrong_code"; readonly triesLeft: number | null };

const missing: Readonly<Record<Exclude<AccountField, "phone">, MessageDescriptor>> = {
  name: msg`Please enter your name`,
  email: msg`Please enter your email address`,
  birthDate: msg`Please enter your date of birth`,
  password: msg`Please enter a password`,
  confirmation: msg`Please enter the password once more`,
  identifier: msg`Please enter your email address or mobile number`,
  code: msg`Please enter OTP`,
  gender: msg`Please choose a gender`,
};

/** What is wrong with a field and how to put it right. A code without words does not compile. */
export const fieldWords = (field: AccountField, problem: AccountFieldProblem): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return field === "phone" ? phoneWords(problem, true) : missing[field];
    case "too_short":
      if (field === "password")
        return msg`Password must be at least ${plural(problem.min, { one: "# character", other: "# characters" })}`;
      return field === "name"
        ? msg`A name has at least ${plural(problem.min, { one: "# letter", other: "# letters" })}`
        : msg`Please enter at least ${plural(problem.min, { one: "# letter", other: "# letters" })}`;
    case "too_long":
      return msg`Please enter at most ${plural(problem.max, { one: "# character", other: "# characters" })}`;
    case "wrong_length":
      return field === "code"
        ? msg`The code has ${plural(problem.length, { one: "# digit", other: "# digits" })}`
        : msg`Please enter exactly ${plural(problem.length, { one: "# character", other: "# characters" })}`;
    case "digits_only":
      return msg`Please enter digits only`;
    case "digits_refused":
      return msg`A name has no digits`;
    case "symbols_refused":
      return msg`A name has letters only, with spaces, hyphens or apostrophes between them`;
    case "latin_only":
      return msg`Please use Latin letters, as in the passport`;
    case "invalid_email":
      return field === "identifier"
        ? msg`Please enter a valid email address or mobile number`
        : msg`Please enter a valid email address`;
    case "invalid_phone":
    case "phone_too_short":
    case "phone_too_long":
    case "not_mobile":
      return phoneWords(problem, field !== "identifier");
    case "only_spaces":
      return msg`A password cannot be only spaces: use letters, digits or symbols`;
    case "password_mismatch":
      return msg`Password does not match`;
    case "invalid_date":
    case "no_such_day":
    case "too_long_ago":
      return dateWords(problem.code, true);
    case "future_date":
      return msg`The date of birth is in the future`;
    case "under_age":
      return msg`Age should be ${problem.min} or above`;
    case "invalid_saudi_id":
      return msg`Please enter a valid Saudi ID or residence permit number`;
    case "invalid_iban":
      return msg`Please enter a valid IBAN`;
    case "unsupported_country":
      return msg`Please use one of these countries: ${problem.allowed.join(", ")}`;
    case "bank_mismatch":
      return msg`This IBAN belongs to another bank`;
    case "wrong_code":
      return problem.triesLeft === null
        ? msg`This code is not right`
        : msg`This code is not right. ${plural(problem.triesLeft, { one: "One try is left.", other: "# tries are left." })}`;
    case "taken":
      return field === "phone"
        ? msg`This number has an account already`
        : msg`This email address has an account already`;
    default:
      return problem satisfies never;
  }
};
