import fc from "fast-check";
import { expect, test } from "vitest";
import { createIds } from "./ids.ts";
import { createLedger, type Posting } from "./ledger.ts";
import { createMemoryStore } from "./memory-store.ts";
import { Refusal } from "./refusal.ts";

const open = () => {
  const store = createMemoryStore();
  return createLedger(
    store,
    createIds(store, () => "seed"),
    () => 1_000,
  );
};

const topup = (amount: number): Posting => ({
  kind: "topup",
  from: "outside:card",
  to: "wallet:u1",
  amount,
  currency: "PKR",
});

const capture = (order: string, attempt: string, amount = 500): Posting => ({
  kind: "capture",
  from: "outside:card",
  to: `order:${order}`,
  amount,
  currency: "PKR",
  order,
  attempt,
});

const refund = (order: string, amount: number): Posting => ({
  kind: "refund",
  from: `order:${order}`,
  to: "outside:card",
  amount,
  currency: "PKR",
  order,
});

test("default: what one account gives another gets", () => {
  const ledger = open();
  expect(ledger.post(topup(900))).toMatchObject({ id: "mov-1", at: 1_000 });
  ledger.post({ kind: "withdraw", from: "wallet:u1", to: "outside:bank", amount: 300, currency: "PKR" });
  expect(ledger.balance("wallet:u1", "PKR")).toBe(600);
  expect(ledger.balance("wallet:u1", "SAR")).toBe(0);
  expect(ledger.balance("outside:card", "PKR")).toBe(-900);
  expect(ledger.movements({ account: "outside:bank" })).toHaveLength(1);
  expect(ledger.audit()).toEqual([]);
});

test("behavior: a seeded past keeps its own time", () => {
  expect(open().post({ ...topup(1), at: 7 }).at).toBe(7);
});

test("behavior: a person's account never goes below zero", () => {
  const ledger = open();
  ledger.post(topup(100));
  const spend = () =>
    ledger.post({ kind: "capture", from: "wallet:u1", to: "order:o1", amount: 101, currency: "PKR", order: "o1" });
  expect(spend).toThrow(Refusal);
  expect(spend).toThrow("The balance is too low.");
  expect(ledger.balance("wallet:u1", "PKR")).toBe(100);
});

test("behavior: sums of an order", () => {
  const ledger = open();
  ledger.post(capture("o1", "a1", 500));
  ledger.post(refund("o1", 200));
  ledger.post(capture("o2", "a2", 70));
  expect(ledger.order("o1", "PKR")).toEqual({ captured: 500, refunded: 200 });
  expect(ledger.movements({ order: "o1" })).toHaveLength(2);
});

test("behavior: one payment may have parts, two payments of one order are a violation", () => {
  const ledger = open();
  ledger.post(topup(100));
  ledger.post({ ...capture("o1", "a1", 100), from: "wallet:u1" });
  ledger.post(capture("o1", "a1", 400));
  expect(ledger.audit()).toEqual([]);
  ledger.post(capture("o1", "a2", 500));
  expect(ledger.audit()).toEqual([{ rule: "one capture per order", subject: "o1", detail: "2 payments: a1, a2" }]);
});

test("behavior: payments that name no attempt are two all the same", () => {
  const ledger = open();
  const unnamed: Posting = {
    kind: "capture",
    from: "outside:card",
    to: "order:o1",
    amount: 5,
    currency: "PKR",
    order: "o1",
  };
  ledger.post(unnamed);
  expect(ledger.audit()).toEqual([]);
  ledger.post(unnamed);
  expect(ledger.audit()).toEqual([expect.objectContaining({ rule: "one capture per order", subject: "o1" })]);
});

test("behavior: refunds over what was captured are a violation", () => {
  const ledger = open();
  ledger.post(capture("o1", "a1", 500));
  ledger.post(refund("o1", 300));
  ledger.post(refund("o1", 201));
  expect(ledger.audit()).toEqual([
    { rule: "refunds within captures", subject: "o1", detail: "501 refunded of 500 PKR" },
  ]);
});

test("behavior: what cannot be booked is an error that names it", () => {
  const ledger = open();
  expect(() => ledger.post(topup(0.5))).toThrow("amount 0.5 must be whole minor units above zero");
  expect(() => ledger.post(topup(-1))).toThrow("amount -1");
  expect(() => ledger.post({ ...topup(1), currency: "rupees" })).toThrow(
    'currency "rupees" must be three capital letters',
  );
  expect(() => ledger.post({ ...topup(1), to: "outside:card" })).toThrow("money moves between two accounts");
  expect(() => ledger.post({ ...topup(1), to: "wallet" })).toThrow('account "wallet" must read class:owner');
});

test("behavior: all accounts together hold nothing, whatever is posted", () => {
  const account = fc.constantFrom("wallet:u1", "wallet:u2", "outside:card", "order:o1", "house:fees");
  const posting = fc.record({ from: account, to: account, amount: fc.integer({ min: 1, max: 1_000 }) });
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 25 }), (postings) => {
      const ledger = open();
      for (const one of postings) {
        try {
          ledger.post({ kind: "adjust", currency: "SAR", ...one });
        } catch {
          // Refused: nothing moved.
        }
      }
      const balances = ["wallet:u1", "wallet:u2", "outside:card", "order:o1", "house:fees"].map((name) =>
        ledger.balance(name, "SAR"),
      );
      expect(balances.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      expect(Math.min(...balances.slice(0, 2))).toBeGreaterThanOrEqual(0);
      expect(ledger.audit()).toEqual([]);
    }),
    { numRuns: 60, seed: 11 },
  );
});
