import { toAsciiDigits } from "../digits.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

/** Counted in the international form, so that a ten-digit Saudi mobile number passes as the twelve digits it is. */
export const phoneMinDigits = 11;
const phoneMaxDigits = 15;

/** What follows the dial code of the countries whose numbers we know, of a mobile number or of a landline; how long the first is there. */
const national: Readonly<Record<string, { readonly pattern: RegExp; readonly mobileDigits: number }>> = {
  "92": { pattern: /^(?:3\d{9}|[124-9]\d{8,9})$/, mobileDigits: 10 },
  "966": { pattern: /^(?:5\d{8}|[1-46-9]\d{7,8})$/, mobileDigits: 9 },
};

/** How many digits a mobile number has after a dial code, written without a plus; null where we do not know. */
export const mobileDigitsAfter = (dialCode: string): number | null =>
  Object.hasOwn(national, dialCode) ? (national[dialCode]?.mobileDigits ?? null) : null;

const separators = /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const internationalDigits = (typed: string, dialCode: string): string => {
  if (typed.startsWith("+")) return typed.slice(1);
  if (typed.startsWith("00")) return typed.slice(2);
  if (typed.startsWith("0")) return dialCode + typed.slice(1);
  const hasDialCode = typed.startsWith(dialCode) && typed.length >= phoneMinDigits;
  return hasDialCode ? typed : dialCode + typed;
};

/**
 * A phone number in E.164 (`+923001234567`) from what a person typed: national or international, with any separators, in any
 * digits. `dialCode` is the country's that the field is set to, without a plus.
 */
export const checkPhone = (text: string, dialCode: string): FieldResult => {
  const typed = toAsciiDigits(text).replace(separators, "");
  if (typed === "") return fail({ code: "required" });
  if (!/^\+?\d+$/.test(typed)) return fail({ code: "invalid_phone" });
  const known = Object.keys(national);
  const digits = internationalDigits(typed, dialCode);
  const country = known.find((code) => digits.startsWith(code));
  // People write +92 (0)300: the trunk zero does not belong to the international form.
  const number = country === undefined ? digits : country + digits.slice(country.length).replace(/^0/, "");
  if (number.length < phoneMinDigits) return fail({ code: "phone_too_short", min: phoneMinDigits });
  const pattern = country === undefined ? undefined : national[country]?.pattern;
  const isValid =
    number.length <= phoneMaxDigits &&
    !number.startsWith("0") &&
    (pattern === undefined || country === undefined || pattern.test(number.slice(country.length)));
  return isValid ? ok(`+${number}`) : fail({ code: "invalid_phone" });
};
