import fc from "fast-check";
import { expect, test } from "vitest";
import type { CurrencyCode } from "../../kernel/money.ts";
import { checkPrice, type Price, priceLineKinds } from "../../kernel/price.ts";
import { priceWithExtras } from "./price-with-extras.ts";

fc.configureGlobal({ seed: 20_261_121 });

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

const currencies = fc.constantFrom<CurrencyCode>("PKR", "SAR", "USD", "KWD");
const amounts = fc.integer({ min: -5_000_000, max: 50_000_000 });

const pricesIn = (currency: CurrencyCode): fc.Arbitrary<Price> =>
  fc.array(fc.record({ kind: fc.constantFrom(...priceLineKinds), minor: amounts }), { maxLength: 8 }).map((all) => ({
    lines: all.map(({ kind, minor }) => ({ kind, amount: { minor, currency } })),
    total: { minor: all.reduce((sum, { minor }) => sum + minor, 0), currency },
  }));

test("invariant: the lines make the total, as it is shown and as it is charged, whatever the extras cost and in what", () => {
  const quoted = fc
    .tuple(currencies, currencies)
    .chain(([charged, shown]) => fc.tuple(pricesIn(charged), pricesIn(shown)));
  const extras = fc.record({ minor: fc.integer({ min: 0, max: 50_000_000 }), currency: currencies });
  fc.assert(
    fc.property(quoted, extras, ([charge, display], cost) => {
      const now = priceWithExtras({ charge, display }, cost);
      for (const [before, after] of [
        [charge, now.charge],
        [display, now.display],
      ] as const) {
        expect(checkPrice(after).ok).toBe(true);
        expect(after.total.currency).toBe(before.total.currency);
        const addons = after.lines.filter(({ kind }) => kind === "addon").map(({ amount }) => amount);
        if (before.total.currency !== cost.currency) expect(after).toEqual(before);
        else expect(addons).toEqual(cost.minor === 0 ? [] : [cost]);
      }
    }),
  );
});
