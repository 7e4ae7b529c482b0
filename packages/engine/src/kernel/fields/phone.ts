import { toAsciiDigits } from "../digits.ts";
import { fail, ok } from "../result.ts";
import type { FieldProblem, FieldResult } from "./field.ts";

/** Of a country whose numbers we do not know, counted in the international form. */
export const phoneMinDigits = 11;
const phoneMaxDigits = 15;

/** How a mobile number is written in its own country: its digits, the trunk zero among them where there is one. */
export type MobileForm = { readonly digits: number; readonly hasTrunkZero: boolean; readonly example: string };

/** What a mobile number begins with and how many digits it has, and from how many on it may be a landline, where those are fewer. */
type National = {
  readonly begins: RegExp;
  readonly digits: number;
  readonly landline?: number;
  readonly example: string;
};

/** The countries whose numbers we know, by dial code: what follows it is counted without the trunk zero. */
const national: Readonly<Record<string, National>> = {
  // Mobile numbers and landlines are the same there.
  "1": { begins: /^/, digits: 10, example: "212 555 1234" },
  // Russia and Kazakhstan.
  "7": { begins: /^[79]/, digits: 10, example: "912 345 6789" },
  "44": { begins: /^7/, digits: 10, example: "07400 123456" },
  "91": { begins: /^[6-9]/, digits: 10, example: "81234 56789" },
  "92": { begins: /^3/, digits: 10, landline: 9, example: "0300 1234567" },
  "965": { begins: /^[4569]/, digits: 8, example: "500 12345" },
  "966": { begins: /^5/, digits: 9, example: "050 123 4567" },
  "968": { begins: /^[79]/, digits: 8, example: "9212 3456" },
  "971": { begins: /^5/, digits: 9, landline: 8, example: "050 123 4567" },
  "973": { begins: /^[36]/, digits: 8, example: "3600 1234" },
  "974": { begins: /^[3567]/, digits: 8, example: "3312 3456" },
};

const isMobile = ({ begins, digits }: National, rest: string): boolean => rest.length === digits && begins.test(rest);

const formOf = ({ digits, example }: National): MobileForm => {
  const hasTrunkZero = example.startsWith("0");
  return { digits: hasTrunkZero ? digits + 1 : digits, hasTrunkZero, example };
};

/** How mobile numbers are written after a dial code (without a plus); null where we do not know. */
export const mobileFormOf = (dialCode: string): MobileForm | null => {
  const known = Object.hasOwn(national, dialCode) ? national[dialCode] : undefined;
  return known === undefined ? null : formOf(known);
};

const separators = /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Of a country whose numbers we do not know only the length is held against what a number can have. */
const checkUnknown = (digits: string): FieldResult => {
  if (digits.startsWith("0")) return fail({ code: "invalid_phone" });
  if (digits.length < phoneMinDigits) return fail({ code: "phone_too_short", min: phoneMinDigits });
  return digits.length > phoneMaxDigits ? fail({ code: "phone_too_long", max: phoneMaxDigits }) : ok(`+${digits}`);
};

/** Whether it is a whole mobile number of a country that we know, with its dial code. */
const isInternational = (digits: string): boolean =>
  Object.entries(national).some(
    ([code, known]) => digits.startsWith(code) && isMobile(known, digits.slice(code.length)),
  );

const asDigits = (text: string): string => toAsciiDigits(text).replace(separators, "");

/** Whether it has its country's dial code: after a plus or two zeros, or where it can be nothing else. */
const isDialled = (typed: string, dialCode: string): boolean => {
  if (/^(\+|00)/.test(typed)) return true;
  if (typed.startsWith(dialCode) && typed.length >= phoneMinDigits) return true;
  const own = Object.hasOwn(national, dialCode) ? national[dialCode] : undefined;
  // What begins as a mobile number does here may be one with a digit too many.
  return own !== undefined && !own.begins.test(typed) && isInternational(typed);
};

const internationalDigits = (typed: string, dialCode: string): string =>
  isDialled(typed, dialCode) ? typed.replace(/^(\+|00)/, "") : dialCode + typed.replace(/^0/, "");

/** A number as it was typed, after a plus, where it has its country's dial code itself; null where it has none. */
export const dialledPhone = (text: string, dialCode: string): string | null => {
  if (!isDialled(asDigits(text), dialCode)) return null;
  const number = toAsciiDigits(text)
    .trim()
    .replace(/^(\+|00)/, "");
  // No dial code begins with a zero.
  return number.startsWith("0") ? null : `+${number}`;
};

/** What is wrong with what follows the dial code, where it is no mobile number of its country. */
const problemOf = (known: National, rest: string, hasZero: boolean): FieldProblem => {
  const { digits, hasTrunkZero, example } = formOf(known);
  const isShort = rest.length < known.digits;
  const isLandline = rest.length >= (known.landline ?? known.digits);
  const isAnothers = Object.values(national).some((other) => isMobile(other, rest));
  // Of what begins as a mobile number does here only the length is wrong.
  const isNone = !known.begins.test(rest) && (isLandline || isAnothers);
  if (isNone || isInternational(rest)) return { code: "not_mobile", example };
  if (isShort) return { code: "phone_too_short", min: digits };
  return hasTrunkZero && !hasZero
    ? { code: "phone_too_long", max: known.digits, isWithoutZero: true }
    : { code: "phone_too_long", max: digits };
};

/**
 * A mobile number in E.164 (`+923001234567`) from what a person typed: national or international, with any separators, in any
 * digits. `dialCode` is the country's that the field is set to, without a plus. `min` of a number that is too short and `max` of one
 * that is too long are what its country writes, trunk zero included, `max` only where the number has it; `not_mobile` is a landline, or
 * a mobile number of another country that is not named.
 */
export const checkPhone = (text: string, dialCode: string): FieldResult => {
  const typed = asDigits(text);
  if (typed === "") return fail({ code: "required" });
  if (!/^\+?\d+$/.test(typed)) return fail({ code: "invalid_phone" });
  const digits = internationalDigits(typed, dialCode);
  const found = Object.entries(national).find(([code]) => digits.startsWith(code));
  if (found === undefined) return checkUnknown(digits);
  const [country, known] = found;
  // People write +92 (0)300: the trunk zero does not belong to the international form.
  const written = digits.slice(country.length);
  const rest = written.replace(/^0/, "");
  const hasZero = rest !== written || /^0(?!0)/.test(typed);
  return isMobile(known, rest) ? ok(`+${country}${rest}`) : fail(problemOf(known, rest, hasZero));
};

/** A number as it was typed, where it is the same as `phone`, which is in E.164; `phone` where another one was taken since. */
export const typedOr = (phone: string, typed: string, dialCode: string): string => {
  const checked = checkPhone(typed, dialCode);
  return checked.ok && checked.value === phone ? typed : phone;
};
