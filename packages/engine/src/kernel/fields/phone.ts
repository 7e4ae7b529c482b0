import { toAsciiDigits } from "../digits.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

/** Of a country whose numbers we do not know, counted in the international form. */
export const phoneMinDigits = 11;
const phoneMaxDigits = 15;

/** How a mobile number is written in its own country, trunk zero included. */
export type MobileForm = { readonly digits: number; readonly example: string };

/** Of the countries whose numbers we know: what of a mobile number follows the dial code, and how it is written there. */
const national: Readonly<Record<string, { readonly pattern: RegExp; readonly mobile: MobileForm }>> = {
  "92": { pattern: /^3\d{9}$/, mobile: { digits: 11, example: "0300 1234567" } },
  "966": { pattern: /^5\d{8}$/, mobile: { digits: 10, example: "050 123 4567" } },
};

/** How mobile numbers are written after a dial code (without a plus); null where we do not know. */
export const mobileFormOf = (dialCode: string): MobileForm | null =>
  Object.hasOwn(national, dialCode) ? (national[dialCode]?.mobile ?? null) : null;

const separators = /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const internationalDigits = (typed: string, dialCode: string): string => {
  if (typed.startsWith("+")) return typed.slice(1);
  if (typed.startsWith("00")) return typed.slice(2);
  if (typed.startsWith("0")) return dialCode + typed.slice(1);
  const hasDialCode = typed.startsWith(dialCode) && typed.length >= phoneMinDigits;
  return hasDialCode ? typed : dialCode + typed;
};

/**
 * A mobile number in E.164 (`+923001234567`) from what a person typed: national or international, with any separators, in any
 * digits. `dialCode` is the country's that the field is set to, without a plus. `min` of a number that is too short is what its country
 * writes, trunk zero included; `not_mobile` is a landline, or a mobile number of another country that is not named.
 */
export const checkPhone = (text: string, dialCode: string): FieldResult => {
  const typed = toAsciiDigits(text).replace(separators, "");
  if (typed === "") return fail({ code: "required" });
  if (!/^\+?\d+$/.test(typed)) return fail({ code: "invalid_phone" });
  const digits = internationalDigits(typed, dialCode);
  const country = Object.keys(national).find((code) => digits.startsWith(code));
  const known = country === undefined ? undefined : national[country];
  if (country === undefined || known === undefined) {
    if (digits.length < phoneMinDigits) return fail({ code: "phone_too_short", min: phoneMinDigits });
    const isValid = digits.length <= phoneMaxDigits && !digits.startsWith("0");
    return isValid ? ok(`+${digits}`) : fail({ code: "invalid_phone" });
  }
  // People write +92 (0)300: the trunk zero does not belong to the international form.
  const rest = digits.slice(country.length).replace(/^0/, "");
  if (known.pattern.test(rest)) return ok(`+${country}${rest}`);
  const { digits: min, example } = known.mobile;
  const length = rest.length + 1;
  const isAnothers = Object.values(national).some(({ pattern }) => pattern.test(rest));
  if (isAnothers || length === min) return fail({ code: "not_mobile", example });
  return fail(length < min ? { code: "phone_too_short", min } : { code: "invalid_phone" });
};
