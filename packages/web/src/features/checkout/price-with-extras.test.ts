import { checkPrice, type Price } from "@safar/engine";
import { expect, test } from "vitest";
import { priceWithExtras } from "./price-with-extras.ts";

const rupees = (minor: number) => ({ minor, currency: "PKR" }) as const;
const charge: Price = {
  lines: [
    { kind: "base", amount: rupees(20_000_000) },
    { kind: "addon", amount: rupees(500_000), label: "Seat 12A" },
  ],
  total: rupees(20_500_000),
};

test("default: what is being chosen stands in the place of what was, and the lines still add up", () => {
  const { charge: now, display } = priceWithExtras({ charge, display: charge }, rupees(700_000));
  expect(now.total).toEqual(rupees(20_700_000));
  expect(checkPrice(now).ok).toBe(true);
  expect(display).toEqual(now);
});

test("behavior: without extras there is no line for them", () => {
  const { charge: now } = priceWithExtras({ charge, display: charge }, rupees(0));
  expect(now).toEqual({ lines: [charge.lines[0]], total: rupees(20_000_000) });
});

test("behavior: a price in another currency is left alone", () => {
  const display: Price = {
    lines: [{ kind: "base", amount: { minor: 70_000, currency: "USD" } }],
    total: { minor: 70_000, currency: "USD" },
  };
  expect(priceWithExtras({ charge, display }, rupees(700_000)).display).toEqual(display);
});
