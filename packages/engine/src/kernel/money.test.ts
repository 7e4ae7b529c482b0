import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addMoney,
  allocateMoney,
  type CurrencyCode,
  compareMoney,
  currencies,
  displayDigitsOf,
  isCurrencyCode,
  type Money,
  sumMoney,
} from "./money.ts";

fc.configureGlobal({ seed: 20_261_121 });

const codes = Object.keys(currencies).filter(isCurrencyCode);
const currency = fc.constantFrom<CurrencyCode>(...codes);
const money: fc.Arbitrary<Money> = fc.record({ minor: fc.maxSafeInteger(), currency });

test("default: nineteen currencies, of zero, two and three decimals", () => {
  expect(codes).toHaveLength(19);
  expect(codes.filter((code) => currencies[code].wireExponent === 3)).toEqual(["KWD", "BHD", "OMR", "JOD"]);
  expect(codes.filter((code) => currencies[code].wireExponent === 0)).toEqual(["JPY"]);
});

test("behavior: a usual whole amount shows no decimals, one with a fraction shows them all", () => {
  expect(displayDigitsOf({ minor: 1_250_000, currency: "PKR" })).toBe(0);
  expect(displayDigitsOf({ minor: 1_250_050, currency: "PKR" })).toBe(2);
  expect(displayDigitsOf({ minor: 10_000, currency: "SAR" })).toBe(0);
  expect(displayDigitsOf({ minor: 10_050, currency: "SAR" })).toBe(2);
  expect(displayDigitsOf({ minor: 1000, currency: "OMR" })).toBe(3);
});

test("behavior: two currencies are never reckoned together", () => {
  const riyals: Money = { minor: 1, currency: "SAR" };
  const rupees: Money = { minor: 1, currency: "PKR" };
  expect(() => addMoney(riyals, rupees)).toThrow("SAR and PKR");
  expect(() => compareMoney(riyals, rupees)).toThrow("SAR and PKR");
});

test("behavior: a sum that cannot be held exactly is not rounded in silence", () => {
  const most: Money = { minor: Number.MAX_SAFE_INTEGER, currency: "IDR" };
  expect(() => addMoney(most, { minor: 1, currency: "IDR" })).toThrow("cannot be held exactly");
});

test("behavior: parts of an allocation add up to the whole and differ from their exact share by less than a unit", () => {
  const weights = fc
    .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((weight) => weight > 0));
  fc.assert(
    fc.property(money, weights, (whole, shares) => {
      const parts = allocateMoney(whole, shares);
      expect(sumMoney(parts, whole.currency)).toEqual(whole);
      const sum = shares.reduce((total, share) => total + BigInt(share), 0n);
      for (const [index, part] of parts.entries()) {
        const scaledError = BigInt(part.minor) * sum - BigInt(whole.minor) * BigInt(shares[index] ?? 0);
        expect(scaledError < sum && scaledError > -sum).toBe(true);
      }
    }),
  );
});

test("behavior: left over units go to the largest remainders, the earlier when they tie", () => {
  const split = (minor: number, weights: number[]) =>
    allocateMoney({ minor, currency: "PKR" }, weights).map((part) => part.minor);
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(split(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(split(10, [1, 6, 3])).toEqual([1, 6, 3]);
  expect(split(5, [3, 0, 4])).toEqual([2, 0, 3]);
  expect(() => split(5, [0, 0])).toThrow("at least one above zero");
});
