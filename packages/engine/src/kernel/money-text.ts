import { currencies, isCurrencyCode, type Money } from "./money.ts";
import { fail, ok, type Result } from "./result.ts";

export type MoneyProblem =
  | { readonly code: "unknown_currency"; readonly currency: string }
  | { readonly code: "not_a_decimal"; readonly text: string }
  | { readonly code: "too_many_decimals"; readonly text: string; readonly allowed: number }
  | { readonly code: "too_large"; readonly text: string };

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads a decimal text of a service, such as "12500.50", without a float on the way. */
export const parseMoney = (text: string, currency: string): Result<Money, MoneyProblem> => {
  if (!isCurrencyCode(currency)) return fail({ code: "unknown_currency", currency });
  const parts = decimal.exec(text);
  if (parts === null) return fail({ code: "not_a_decimal", text });
  const [, sign = "", whole = "", fraction = ""] = parts;
  const { wireExponent } = currencies[currency];
  const kept = fraction.slice(0, wireExponent).padEnd(wireExponent, "0");
  if (/[1-9]/.test(fraction.slice(wireExponent))) {
    return fail({ code: "too_many_decimals", text, allowed: wireExponent });
  }
  const minor = Number(`${sign}${whole}${kept}`);
  // `+ 0` turns the −0 of "-0.00" into 0.
  return Number.isSafeInteger(minor) ? ok({ minor: minor + 0, currency }) : fail({ code: "too_large", text });
};

/** Writes an amount as services expect it, with all the decimals of its currency: "12500.50". */
export const moneyToWire = ({ minor, currency }: Money): string => {
  const { wireExponent } = currencies[currency];
  const digits = String(Math.abs(minor)).padStart(wireExponent + 1, "0");
  const whole = digits.slice(0, digits.length - wireExponent);
  const fraction = digits.slice(digits.length - wireExponent);
  return `${minor < 0 ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
};
