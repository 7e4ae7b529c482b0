import { expect, test } from "vitest";
import { answered, openWire, refused } from "../wire/wire.fixtures.ts";
import { checkVoucherGolden } from "./payments.fixtures.ts";
import { createVoucherCheck } from "./voucher-check.adapter.ts";

const path = "financial/checkVoucher";
const amount = { minor: 2_450_000, currency: "PKR" } as const;
const asked = { code: "EID10", amount, email: "hamza@example.com" };

const begin = (answer: object) => {
  const { calls, options } = openWire({ [path]: answered({ ...checkVoucherGolden, ...answer }) });
  return { calls, check: createVoucherCheck(options) };
};

test("default: what a voucher takes off, and its words", async () => {
  const { calls, check } = begin({});
  expect(await check(asked)).toEqual({
    type: "COUNTS",
    discount: { minor: 245_000, currency: "PKR" },
    names: { en: checkVoucherGolden.title, ar: checkVoucherGolden.title_ar },
  });
  expect(calls[0]?.body).toEqual({
    voucher: "EID10",
    amount: { amount: "24500.00", currency: "PKR" },
    email: "hamza@example.com",
  });
});

test("behavior: a refusal says why", async () => {
  const { check } = begin({ reason: "voucher_expired", discount: { amount: "0.00", currency: "PKR" } });
  expect(await check(asked)).toEqual({ type: "REFUSED", reason: "voucher_expired" });
});

test.each([
  ["more than there is to pay", { amount: "24500.01", currency: "PKR" }],
  ["less than nothing", { amount: "-1.00", currency: "PKR" }],
  ["another currency", { amount: "100.00", currency: "SAR" }],
])("boundary: %s is no discount", async (_, discount) => {
  expect(await begin({ discount }).check(asked)).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
});

test("boundary: a service that does not answer is a problem, and no refusal", async () => {
  const { options } = openWire({ [path]: refused(503, { code: "maintenance" }) });
  expect(await createVoucherCheck(options)(asked)).toMatchObject({ type: "PROBLEM" });
});
