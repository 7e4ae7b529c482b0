import { expect, test } from "vitest";
import { ownOriginOf, paymentOriginsOf } from "./payment-origins.ts";

const server = { environment: { EDITIONS: { "safar.sa": "SA" } }, origin: "https://safar.pk" } as const;

test.each([
  ["safar.sa", "https://safar.sa"],
  ["evil.example", "https://safar.pk"],
  ["toString", "https://safar.pk"],
  [null, "https://safar.pk"],
])("default: a request to %s is at %s", (host, origin) => {
  expect(ownOriginOf(host, server)).toBe(origin);
});

test("default: payers go where the deployment says, and beside the sandbox to its bank too", () => {
  const PAYMENT_ORIGINS = ["https://pay.example"];
  const own = "https://safar.pk";
  expect(paymentOriginsOf({ PAYMENT_ORIGINS, SANDBOX: false }, own)).toEqual(PAYMENT_ORIGINS);
  expect(paymentOriginsOf({ PAYMENT_ORIGINS, SANDBOX: true }, own)).toEqual(["https://pay.example", own]);
});
