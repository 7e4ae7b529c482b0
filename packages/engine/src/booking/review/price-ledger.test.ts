import fc from "fast-check";
import { expect, test } from "vitest";
import { sumMoney } from "../../kernel/money.ts";
import { type Price, priceLineKinds } from "../../kernel/price.ts";
import { isApproximate, ledgerOf } from "./price-ledger.ts";

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

test("behavior: the sum of the lines is the total, always", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const { groups, total, dueAtProperty, dueNow } = ledgerOf(priceOf(given));
      const sums = groups.map(({ sum }) => sum);
      expect(sumMoney(sums, "PKR")).toEqual(total);
      expect(sumMoney([dueNow, dueAtProperty], "PKR")).toEqual(total);
      expect(groups.flatMap((group) => group.lines)).toHaveLength(given.length);
    }),
  );
});

test("behavior: what is shown in another currency is approximate", () => {
  const price = priceOf([{ kind: "base", amount: pkr(1000) }]);
  const riyals = { lines: [], total: { minor: 10, currency: "SAR" } } as const;
  expect(isApproximate({ display: price, charge: price })).toBe(false);
  expect(isApproximate({ display: riyals, charge: price })).toBe(true);
});
