import type { Movement } from "@safar/sandbox";
import { expect, test } from "vitest";
import { faultsInBooks } from "./double-entry.ts";

const moved = (id: string, values: Partial<Movement>): Movement => ({
  id,
  at: 0,
  kind: "capture",
  from: "outside:card",
  to: "order:1",
  amount: 100,
  currency: "PKR",
  ...values,
});

const captured = moved("m1", { order: "1" });
const topUp = moved("m2", { kind: "topup", to: "wallet:u" });

test("default: books in which all is well have no faults", () => {
  const refund = moved("m3", { kind: "refund", from: "order:1", to: "outside:card", order: "1" });
  const spent = moved("m4", { from: "wallet:u", order: "2", to: "order:2" });
  expect(faultsInBooks([])).toEqual([]);
  expect(faultsInBooks([captured, topUp, refund, spent])).toEqual([]);
});

test.each([
  ["more is returned than was taken", moved("m3", { kind: "refund", amount: 101, order: "1" })],
  ["another currency is returned", moved("m3", { kind: "refund", currency: "SAR", order: "1" })],
  ["a wallet is overdrawn", moved("m3", { kind: "withdraw", from: "wallet:u", to: "outside:bank", amount: 101 })],
  ["an amount is not whole", moved("m3", { kind: "topup", amount: 0.5 })],
  ["an amount is nothing", moved("m3", { kind: "topup", amount: 0 })],
  ["money goes nowhere", moved("m3", { kind: "topup", from: "wallet:u", to: "wallet:u" })],
])("behavior: %s", (_, wrong) => {
  expect(faultsInBooks([captured, topUp, wrong])).toHaveLength(1);
});
