import { toAsciiDigits } from "../digits.ts";
import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

const cnicDigits = 13;
const saudiIdDigits = 10;

const digitsOf = (text: string, length: number): FieldResult => {
  const digits = toAsciiDigits(text).replace(/[\s-]/g, "");
  if (digits === "") return fail({ code: "required" });
  if (!/^\d+$/.test(digits)) return fail({ code: "digits_only" });
  return digits.length === length ? ok(digits) : fail({ code: "wrong_length", length });
};

/** Whether the last digit is the check digit of the others (ISO/IEC 7812). */
export const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .reduce((total, digit, place) => {
      const counted = place % 2 === 1 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
};

/** A Pakistani CNIC: 13 digits, written 35202-1234567-1. Canonical without dashes. */
export const checkCnic = (text: string): FieldResult => digitsOf(text, cnicDigits);

/** A Saudi national id (starts with 1) or residence permit (starts with 2): 10 digits with a check digit. */
export const checkSaudiId = (text: string): FieldResult => {
  const digits = digitsOf(text, saudiIdDigits);
  return digits.ok && !(/^[12]/.test(digits.value) && passesLuhn(digits.value))
    ? fail({ code: "invalid_saudi_id" })
    : digits;
};
