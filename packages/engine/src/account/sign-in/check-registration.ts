import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { accountMinAge, checkBirthDate } from "../../kernel/fields/birth-date.ts";
import { checkEmail } from "../../kernel/fields/email.ts";
import { checkSpokenName } from "../../kernel/fields/name.ts";
import { checkPassword, checkPasswordConfirmation } from "../../kernel/fields/password.ts";
import { checkPhone } from "../../kernel/fields/phone.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { FieldProblems, Registration, RegistrationField } from "./auth.service.ts";

type Edition = { readonly dialCode: string; readonly today: CalendarDate };

/** A registration in canonical form, or what is wrong with each of its fields. */
export const checkRegistration = (
  typed: Registration,
  { dialCode, today }: Edition,
): Result<Registration, FieldProblems<RegistrationField>> => {
  const name = checkSpokenName(typed.name);
  const email = checkEmail(typed.email);
  const phone = checkPhone(typed.phone, dialCode);
  const birthDate = checkBirthDate(typed.birthDate, today, accountMinAge);
  const password = checkPassword(typed.password);
  const confirmation = checkPasswordConfirmation(typed.password, typed.confirmation);
  if (name.ok && email.ok && phone.ok && birthDate.ok && password.ok && confirmation.ok) {
    return ok({
      ...typed,
      name: name.value,
      email: email.value,
      phone: phone.value,
      birthDate: birthDate.value,
    });
  }
  return fail({
    ...(name.ok ? {} : { name: name.error }),
    ...(email.ok ? {} : { email: email.error }),
    ...(phone.ok ? {} : { phone: phone.error }),
    ...(birthDate.ok ? {} : { birthDate: birthDate.error }),
    ...(password.ok ? {} : { password: password.error }),
    ...(confirmation.ok ? {} : { confirmation: confirmation.error }),
  });
};
