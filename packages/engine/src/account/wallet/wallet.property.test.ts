import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";
import { nextExpiry, spendableCredits, spendingOf } from "./spending.ts";
import { appendPage, imbalancesIn, kindsIn, transactionsOfKind } from "./transactions.ts";
import { type Transaction, transactionKinds } from "./wallet.types.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const minor = fc.integer({ min: 0, max: 10_000_000 });
const credit = fc.record({ amount: minor.map(pkr), expiresAt: fc.integer({ min: 0, max: 20 }) });
const purse = fc.record({
  promoCredits: fc.array(credit, { maxLength: 6 }),
  voucher: fc.option(minor.map(pkr)),
  balance: fc.option(minor.map(pkr)),
});
const now = 10;

describe("the order of spending", () => {
  test("default: the parts add up, none is below zero or above what there is, and nothing is taken while an earlier source has more", () => {
    fc.assert(
      fc.property(minor.map(pkr), purse, (due, held) => {
        const { credits, promoCredits, voucher, balance, external } = spendingOf(due, held, now);
        const parts = [promoCredits, voucher, balance, external].map((money) => money.minor);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(due.minor);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        const there = [
          spendableCredits(held.promoCredits, now).reduce((sum, { amount }) => sum + amount.minor, 0),
          held.voucher?.minor ?? 0,
          held.balance?.minor ?? 0,
        ];
        there.forEach((available, index) => {
          const taken = parts[index] ?? 0;
          expect(taken).toBeLessThanOrEqual(available);
          const later = parts.slice(index + 1).reduce((sum, part) => sum + part, 0);
          if (taken < available) expect(later).toBe(0);
        });
        expect(credits.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(promoCredits.minor);
      }),
    );
  });

  test("default: what ends first is spent first, and what has ended is never spent", () => {
    fc.assert(
      fc.property(minor.map(pkr), fc.array(credit, { maxLength: 6 }), (due, promoCredits) => {
        const { credits } = spendingOf(due, { promoCredits, voucher: null, balance: null }, now);
        const order = spendableCredits(promoCredits, now);
        const spent = credits.map(({ expiresAt }) => expiresAt);
        expect(spent).toEqual(order.slice(0, credits.length).map(({ expiresAt }) => expiresAt));
        for (const expiresAt of spent) expect(expiresAt).toBeGreaterThan(now);
        // All but the last are spent whole.
        credits.slice(0, -1).forEach(({ amount }, index) => expect(amount).toEqual(order[index]?.amount));
      }),
    );
  });

  test("behavior: what is held in another currency pays nothing", () => {
    const sar = { minor: 500, currency: "SAR" } as const;
    const held = { promoCredits: [{ amount: sar, expiresAt: 99 }], voucher: sar, balance: sar };
    expect(spendingOf(pkr(1000), held, now)).toMatchObject({ credits: [], external: pkr(1000) });
  });

  test("default: what ends next is told with everything that ends with it", () => {
    const credits = [pkr(5), pkr(7), pkr(9), pkr(0), pkr(3)].map((amount, index) => ({
      amount,
      expiresAt: [30, 20, 20, 15, 10][index] ?? 0,
    }));
    expect(nextExpiry(credits, now)).toEqual({ amount: pkr(16), expiresAt: 20 });
    expect(nextExpiry(credits, 30)).toBeNull();
  });

  test("behavior: what ends at the same time in another currency is no part of it", () => {
    const sar = { amount: { minor: 50, currency: "SAR" }, expiresAt: 20 } as const;
    expect(nextExpiry([{ amount: pkr(16), expiresAt: 20 }, sar], now)).toEqual({ amount: pkr(16), expiresAt: 20 });
  });
});

const historyOf = (amounts: readonly number[]): Transaction[] => {
  let balance = 0;
  return amounts
    .map((amount, index): Transaction => {
      balance += amount;
      return {
        id: `mov-${index}`,
        kind: transactionKinds[index % transactionKinds.length] ?? "unknown",
        amount: pkr(amount),
        balanceAfter: pkr(balance),
        at: index,
        reference: null,
        note: "",
      };
    })
    .toReversed();
};

const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 });

describe("transactions", () => {
  test("default: a history that adds up has no imbalance, and one wrong balance is found", () => {
    fc.assert(
      fc.property(amounts, fc.nat(), (list, at) => {
        const history = historyOf(list);
        const sum = list.reduce((total, amount) => total + amount, 0);
        expect(imbalancesIn(history, pkr(sum))).toEqual([]);
        expect(imbalancesIn(history, pkr(sum + 1))).toEqual([history[0]]);
        const index = at % history.length;
        const one = history[index];
        if (one === undefined) return;
        const wrong = history.with(index, { ...one, balanceAfter: pkr(one.balanceAfter.minor + 1) });
        expect(imbalancesIn(wrong, pkr(sum)).length).toBeGreaterThan(0);
      }),
    );
  });

  test("default: kinds are listed in one order, and each movement is of one of them", () => {
    fc.assert(
      fc.property(amounts, (list) => {
        const history = historyOf(list);
        const parts = kindsIn(history).flatMap((kind) => transactionsOfKind(history, kind));
        expect(parts).toHaveLength(history.length);
        expect(new Set(parts)).toEqual(new Set(history));
        expect(transactionsOfKind(history, null)).toBe(history);
      }),
    );
  });

  test("behavior: a movement that slipped onto the next page is there once", () => {
    const history = historyOf([1, 2, 3, 4, 5]);
    const [first, second] = [history.slice(1, 4), history.slice(3)];
    expect(appendPage(first, second)).toEqual(history.slice(1));
  });
});

describe("amounts as they are typed", () => {
  test.each([
    ["1000", 100_000],
    [" 1,000.50 ", 100_050],
    ["١٬٠٠٠٫٥", 100_050],
    ["۱۰۰۰", 100_000],
    ["1 234 567", 123_456_700],
    ["0.01", 1],
  ])("default: %j is read", (typed, expected) => {
    expect(readAmount(typed, "PKR")).toEqual({ ok: true, value: pkr(expected) });
  });

  test.each(["1,00", "1,0000", "12,345,6", "1.000.000", "+5", "1e3", "0x10", "٫5", "Rs 500", "∞"])(
    "behavior: %j is no amount",
    (typed) => {
      expect(readAmount(typed, "PKR")).toEqual({ ok: false, error: { code: "not_an_amount" } });
    },
  );

  test("behavior: decimals and limits are the currency's own", () => {
    expect(readAmount("1.5", "JPY")).toEqual({ ok: false, error: { code: "too_many_decimals", allowed: 0 } });
    expect(readAmount("1.255", "KWD")).toEqual({ ok: true, value: { minor: 1255, currency: "KWD" } });
    expect(readAmount("-5", "PKR")).toEqual({ ok: false, error: { code: "not_above_zero" } });
    const limits = { max: pkr(900), balance: pkr(500), dailyLeft: pkr(400) };
    expect(readAmount("9.01", "PKR", limits)).toMatchObject({ error: { code: "above_daily", left: pkr(400) } });
    expect(readAmount("9.01", "PKR", { ...limits, dailyLeft: pkr(600) })).toMatchObject({
      error: { code: "above_balance", balance: pkr(500) },
    });
    expect(readAmount("4.01", "PKR", limits)).toMatchObject({ error: { code: "above_daily", left: pkr(400) } });
    expect(readAmount("4", "PKR", limits)).toMatchObject({ ok: true });
    expect(readAmount("9999", "SAR", limits)).toMatchObject({ ok: true });
  });

  test("behavior: whatever is typed is an amount above zero or a problem", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const read = readAmount(typed, "PKR");
        if (read.ok) expect(read.value.minor).toBeGreaterThan(0);
        else expect(read.error.code).toMatch(/^[a-z_]+$/);
      }),
    );
  });
});
