import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, knownCurrency, rateOn, ratesSetAt, rateToWire, toWire } from "./currencies.ts";

test("default: 19 currencies with nought, two and three decimals", () => {
  expect(currencies).toHaveLength(19);
  expect(new Set(currencies.map(({ exponent }) => exponent))).toEqual(new Set([0, 2, 3]));
});

test.each([
  [123_456, "PKR", "1234.56"],
  [5, "PKR", "0.05"],
  [-5, "KWD", "-0.005"],
  [12_345, "KWD", "12.345"],
  [1_234, "JPY", "1234"],
  [0, "SAR", "0.00"],
])("default: %s of %s is %s", (minor, code, wire) => {
  expect(toWire(minor, knownCurrency(code))).toBe(wire);
});

test("behavior: what is written reads back as the same minor units", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...currencies), (minor, currency) => {
      expect(Math.round(Number(toWire(minor, currency)) * 10 ** currency.exponent)).toBe(minor === 0 ? 0 : minor);
    }),
  );
});

test("behavior: pegged rates stand still, others keep within half a percent and change at midnight UTC", () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(rateOn(knownCurrency("SAR"), noon, 1)).toBe(3.75);
  const rupee = knownCurrency("PKR");
  const [now, later, tomorrow] = [noon, noon + 3_600_000, noon + 86_400_000].map((at) => rateOn(rupee, at, 1));
  expect(later).toBe(now);
  expect(tomorrow).not.toBe(now);
  expect(Math.abs((now ?? 0) / rupee.perDollar - 1)).toBeLessThan(0.005);
  expect(new Date(ratesSetAt(noon)).toISOString()).toBe("2026-11-21T00:00:00.000Z");
});

test("behavior: rates are written to eight significant digits", () => {
  expect(rateToWire(281.5)).toBe("281.50000");
  expect(rateToWire(0.0133)).toBe("0.01330000");
});
