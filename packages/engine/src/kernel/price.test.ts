import fc from "fast-check";
import { expect, test } from "vitest";
import { allocateMoney, type Money } from "./money.ts";
import { beforeDiscounts, checkPrice, type PriceLine, priceLineKinds } from "./price.ts";

fc.configureGlobal({ seed: 20_261_121 });

const sar = (minor: number): Money => ({ minor, currency: "SAR" });

test("default: a price whose lines add up passes", () => {
  const price = {
    lines: [
      { kind: "base", amount: sar(10_000) },
      { kind: "tax", amount: sar(1500) },
      { kind: "discount", amount: sar(-500) },
    ],
    total: sar(11_000),
  } as const;
  expect(checkPrice(price)).toEqual({ ok: true, value: price });
});

test("default: a price says what it was before its discounts, and nothing where it has none", () => {
  const lines: PriceLine[] = [
    { kind: "base", amount: sar(10_000) },
    { kind: "discount", amount: sar(-500) },
    { kind: "voucher", amount: sar(-200) },
  ];
  expect(beforeDiscounts({ lines, total: sar(9300) })).toEqual(sar(9800));
  expect(beforeDiscounts({ lines: lines.slice(0, 1), total: sar(10_000) })).toBeNull();
});

test("behavior: names the difference between total and lines", () => {
  expect(checkPrice({ lines: [{ kind: "base", amount: sar(100) }], total: sar(101) })).toEqual({
    ok: false,
    error: { code: "lines_differ_from_total", differenceMinor: 1 },
  });
});

test("behavior: refuses lines in several currencies", () => {
  const lines: PriceLine[] = [{ kind: "base", amount: { minor: 100, currency: "PKR" } }];
  expect(checkPrice({ lines, total: sar(100) })).toEqual({
    ok: false,
    error: { code: "mixed_currencies", currencies: ["SAR", "PKR"] },
  });
});

test("behavior: a total allocated to lines of every kind keeps the invariant, a unit more breaks it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
      const parts = allocateMoney(
        sar(minor),
        priceLineKinds.map((_, index) => index + 1),
      );
      const lines = parts.map((amount, index): PriceLine => ({ kind: priceLineKinds[index] ?? "base", amount }));
      expect(checkPrice({ lines, total: sar(minor) }).ok).toBe(true);
      expect(checkPrice({ lines, total: sar(minor + 1) }).ok).toBe(false);
    }),
  );
});
