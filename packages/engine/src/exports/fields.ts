/** What people type, each field as a rule: its canonical form, or what is wrong with it. */

// How a rule answers.

export { toAsciiDigits } from "../kernel/digits.ts";
export type { FieldProblem, FieldProblemCode, FieldResult } from "../kernel/fields/field.ts";

// People: names, birth dates, documents.

export { accountMinAge, checkBirthDate } from "../kernel/fields/birth-date.ts";
export { checkDay } from "../kernel/fields/day.ts";
export {
  checkSpokenName,
  checkTravelName,
  checkTravelNames,
  nameMinLetters,
  type TravelNameProblems,
  type TravelNames,
} from "../kernel/fields/name.ts";
export { checkCnic, checkSaudiId, passesLuhn } from "../kernel/fields/national-id.ts";

// Ways to reach and to pay them.

export { checkEmail } from "../kernel/fields/email.ts";
export { bankCodeIn, checkIban, type Iban, ibanLength } from "../kernel/fields/iban.ts";
export { likelyEmail } from "../kernel/fields/likely-email.ts";
export { checkPhone, dialledPhone, type MobileForm, mobileFormOf, phoneMinDigits } from "../kernel/fields/phone.ts";
export { addressMinCharacters, checkAddress, checkText } from "../kernel/fields/text.ts";
export { isSlug, slugPattern } from "../kernel/slug.ts";

// Secrets.

export { checkOtp, otpDefaultLength } from "../kernel/fields/otp.ts";
export {
  checkPassword,
  checkPasswordConfirmation,
  isEmailAsPassword,
  isOfFewCharacters,
  type PasswordStrength,
  passwordMinCharacters,
  passwordStrength,
} from "../kernel/fields/password.ts";
