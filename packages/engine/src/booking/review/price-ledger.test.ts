import fc from "fast-check";
import { expect, test } from "vitest";
import { sumMoney } from "../../kernel/money.ts";
import { checkPrice, type Price, priceLineKinds } from "../../kernel/price.ts";
import { isApproximate, ledgerOf, withOwnMeans } from "./price-ledger.ts";

fc.configureGlobal({ seed: 20_261_121 });

const pkr = (minor: number) => ({ minor, currency: "PKR" as const });

const lines = fc.array(
  fc.record({ kind: fc.constantFrom(...priceLineKinds), amount: fc.integer({ min: 0, max: 10_000_000 }).map(pkr) }),
  { maxLength: 15 },
);

const priceOf = (given: Price["lines"]): Price => ({
  lines: given,
  total: sumMoney(
    given.map(({ amount }) => amount),
    "PKR",
  ),
});

test("default: lines are read by kind, and what is due at the property is told apart", () => {
  const price = priceOf([
    { kind: "tax", amount: pkr(500) },
    { kind: "base", amount: pkr(9000) },
    { kind: "base", amount: pkr(1000) },
    { kind: "due_at_property", amount: pkr(300) },
  ]);
  expect(ledgerOf(price)).toMatchObject({
    groups: [{ kind: "base", sum: pkr(10_000) }, { kind: "tax", sum: pkr(500) }, { kind: "due_at_property" }],
    dueAtProperty: pkr(300),
    dueNow: pkr(10_500),
  });
});

test("behavior: credits go first, then the voucher, then the balance, and none beyond what is due", () => {
  const price = priceOf([{ kind: "base", amount: pkr(1000) }]);
  const means = { promoCredits: pkr(300), voucher: { code: "EID10", worth: pkr(500) }, balance: pkr(9000) };
  expect(withOwnMeans(price, means)).toEqual({
    lines: [
      { kind: "base", amount: pkr(1000) },
      { kind: "promo_credit", amount: pkr(-300) },
      { kind: "voucher", amount: pkr(-500), code: "EID10" },
      { kind: "balance", amount: pkr(-200) },
    ],
    total: pkr(0),
  });
  expect(withOwnMeans(price, { balance: { minor: 9000, currency: "SAR" } })).toEqual(price);
});

test("behavior: the sum of the lines is the total, always", () => {
  const means = fc.record({
    promoCredits: fc.integer({ min: -5, max: 20_000_000 }).map(pkr),
    voucher: fc.record({ code: fc.string(), worth: fc.integer({ min: 0, max: 20_000_000 }).map(pkr) }),
    balance: fc.integer({ min: 0, max: 20_000_000 }).map(pkr),
  });
  fc.assert(
    fc.property(lines, means, (given, own) => {
      const reduced = withOwnMeans(priceOf(given), own);
      expect(checkPrice(reduced).ok).toBe(true);
      const { groups, total, dueNow } = ledgerOf(reduced);
      expect(
        sumMoney(
          groups.map(({ sum }) => sum),
          "PKR",
        ),
      ).toEqual(total);
      expect(dueNow.minor).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("behavior: what is shown in another currency is approximate", () => {
  const price = priceOf([{ kind: "base", amount: pkr(1000) }]);
  const riyals = { lines: [], total: { minor: 10, currency: "SAR" } } as const;
  expect(isApproximate({ display: price, charge: price })).toBe(false);
  expect(isApproximate({ display: riyals, charge: price })).toBe(true);
});
