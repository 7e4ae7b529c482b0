import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { accountMinAge, checkBirthDate } from "../../kernel/fields/birth-date.ts";
import { checkEmail } from "../../kernel/fields/email.ts";
import { checkSpokenName } from "../../kernel/fields/name.ts";
import { checkPhone } from "../../kernel/fields/phone.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { FieldProblems } from "./auth.service.ts";
import type { SignUpDetails } from "./sign-up.types.ts";

type Edition = { readonly dialCode: string; readonly today: CalendarDate };

/** Who signs up, in canonical form, or what is wrong with each of the fields. */
export const checkDetails = (
  typed: SignUpDetails,
  { dialCode, today }: Edition,
): Result<SignUpDetails, FieldProblems<keyof SignUpDetails>> => {
  const name = checkSpokenName(typed.name);
  const email = checkEmail(typed.email);
  const phone = checkPhone(typed.phone, dialCode);
  const birthDate = checkBirthDate(typed.birthDate, today, accountMinAge);
  if (name.ok && email.ok && phone.ok && birthDate.ok) {
    return ok({ name: name.value, email: email.value, phone: phone.value, birthDate: birthDate.value });
  }
  return fail({
    ...(name.ok ? {} : { name: name.error }),
    ...(email.ok ? {} : { email: email.error }),
    ...(phone.ok ? {} : { phone: phone.error }),
    ...(birthDate.ok ? {} : { birthDate: birthDate.error }),
  });
};
