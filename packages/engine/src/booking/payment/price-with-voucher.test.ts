import { expect, test } from "vitest";
import type { Price } from "../../kernel/price.ts";
import { priceWithVoucher } from "./price-with-voucher.ts";

const of = (minor: number, currency: "PKR" | "USD"): Price => ({
  lines: [{ kind: "base", amount: { minor, currency } }],
  total: { minor, currency },
});
const discount = { minor: 500_000, currency: "PKR" } as const;

test("invariant: a voucher is a line of the price, and the lines come to what is paid", () => {
  const { charge, display } = priceWithVoucher(
    { charge: of(10_382_000, "PKR"), display: of(10_382_000, "PKR") },
    "EID10",
    discount,
  );
  expect(display).toEqual(charge);
  expect(charge.total).toEqual({ minor: 9_882_000, currency: "PKR" });
  expect(charge.lines.at(-1)).toEqual({ kind: "voucher", code: "EID10", amount: { minor: -500_000, currency: "PKR" } });
});

test("behavior: in another currency it takes off the same share", () => {
  const { display } = priceWithVoucher(
    { charge: of(10_000_000, "PKR"), display: of(36_000, "USD") },
    "EID10",
    discount,
  );
  expect(display.total).toEqual({ minor: 34_200, currency: "USD" });
});
