import fc from "fast-check";
import { expect, test } from "vitest";
import { type CurrencyCode, currencies, isCurrencyCode, type Money, subtractMoney } from "./money.ts";
import { moneyToWire, parseMoney } from "./money-text.ts";

fc.configureGlobal({ seed: 20_261_121 });

const codes = Object.keys(currencies).filter(isCurrencyCode);
const currency = fc.constantFrom<CurrencyCode>(...codes);
const money: fc.Arbitrary<Money> = fc.record({ minor: fc.maxSafeInteger(), currency });

test.each([
  ["12500.50", "PKR", 1_250_050],
  ["0.150", "KWD", 150],
  ["9", "KWD", 9000],
  ["980", "JPY", 980],
  ["980.00", "JPY", 980],
  ["-0.01", "SAR", -1],
  ["1.10000", "USD", 110],
])("default: %s %s is %i minor units", (text, code, minor) => {
  expect(parseMoney(text, code)).toEqual({ ok: true, value: { minor, currency: code } });
});

test.each([
  ["12.345", "USD", "too_many_decimals"],
  ["0.5", "JPY", "too_many_decimals"],
  ["1e3", "USD", "not_a_decimal"],
  [" 1", "USD", "not_a_decimal"],
  ["1,000", "USD", "not_a_decimal"],
  ["", "USD", "not_a_decimal"],
  ["٣", "USD", "not_a_decimal"],
  ["90071992547409.92", "USD", "too_large"],
  ["1", "BTC", "unknown_currency"],
  ["1", "toString", "unknown_currency"],
])("behavior: refuses %s %s as %s", (text, code, problem) => {
  expect(parseMoney(text, code)).toMatchObject({ ok: false, error: { code: problem } });
});

test("behavior: what is written on the wire reads back as the same amount", () => {
  fc.assert(
    fc.property(money, (amount) => {
      expect(parseMoney(moneyToWire(amount), amount.currency)).toEqual({ ok: true, value: amount });
    }),
  );
});

test("behavior: any text in any currency is an amount or a problem", () => {
  fc.assert(
    fc.property(fc.string(), fc.oneof(currency, fc.string()), (text, code) => {
      expect(parseMoney(text, code).ok).toBeTypeOf("boolean");
    }),
  );
});

test("behavior: zero is never negative", () => {
  expect(parseMoney("-0.00", "SAR")).toEqual({ ok: true, value: { minor: 0, currency: "SAR" } });
  expect(moneyToWire(subtractMoney({ minor: 5, currency: "SAR" }, { minor: 5, currency: "SAR" }))).toBe("0.00");
});
