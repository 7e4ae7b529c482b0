import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderRefId } from "../../kernel/ids.ts";
import { figuresOf } from "./figures.ts";
import { isAsAccepted, ownWithdrawalIn } from "./own-withdrawal.ts";
import {
  firstAttempt,
  otherWithdrawal,
  sampleAccount,
  sampleOptions,
  sampleWithdrawal,
} from "./withdrawal.fixtures.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const sent = { attempt: firstAttempt, amount: pkr(1_000_000), account: sampleAccount, seen: [] };
const unnamed = { ...sampleWithdrawal, attempt: null };

describe("the request that an attempt has become", () => {
  test("default: is the one that has its name, whatever else is alike", () => {
    const twin = { ...otherWithdrawal, ibanMasked: sampleWithdrawal.ibanMasked };
    expect(ownWithdrawalIn([twin, sampleWithdrawal], sent)).toBe(sampleWithdrawal);
    expect(ownWithdrawalIn([twin], sent)).toBeNull();
  });

  test("default: without names it is the new one over the same amount to the same account", () => {
    expect(ownWithdrawalIn([unnamed], sent)).toBe(unnamed);
    expect(ownWithdrawalIn([{ ...unnamed, amount: pkr(999_999) }], sent)).toBeNull();
    expect(ownWithdrawalIn([{ ...unnamed, ibanMasked: "PK36 •••• 6703" }], sent)).toBeNull();
  });

  test("behavior: last week's withdrawal, alike in everything, is not taken for today's", () => {
    const lastWeek = { ...unnamed, id: orderRefId("W-LASTWEEK"), status: "paid" as const };
    expect(ownWithdrawalIn([lastWeek], { ...sent, seen: [lastWeek.id] })).toBeNull();
    expect(ownWithdrawalIn([unnamed, lastWeek], { ...sent, seen: [lastWeek.id] })).toBe(unnamed);
  });

  test("behavior: before anything was sent there is none", () => {
    expect(ownWithdrawalIn([sampleWithdrawal], { ...sent, attempt: null })).toBeNull();
  });

  test.each([
    [{}, true],
    [{ charges: pkr(7600), net: pkr(992_400) }, false],
    [{ ibanMasked: "PK36 •••• 9999" }, false],
    [{ title: "Somebody Else" }, false],
  ])("behavior: with %j, is it what was agreed to: %s", (change, isAgreed) => {
    expect(
      isAsAccepted({ ...sampleWithdrawal, ...change }, { accepted: sampleWithdrawal, account: sampleAccount }),
    ).toBe(isAgreed);
  });
});

describe("expected figures", () => {
  test.each([
    [1_000_000, 7500],
    [50_100, 2751],
    [50_099, 2750],
    [10_000_000, 50_000],
  ])("default: %i costs %i, halves rounded up, never above the cap", (amount, charges) => {
    expect(figuresOf(pkr(amount), sampleOptions)).toEqual({
      amount: pkr(amount),
      charges: pkr(charges),
      net: pkr(amount - charges),
    });
  });

  test("default: net and charges are the amount, for every amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.integer({ min: 0, max: 10_000 }), (minor, basisPoints) => {
        const charges = { fixed: pkr(2500), basisPoints, max: null };
        const figures = figuresOf(pkr(minor), { charges });
        expect((figures?.net.minor ?? 0) + (figures?.charges.minor ?? 0)).toBe(minor);
      }),
    );
  });

  test("behavior: charges in another currency tell nothing", () => {
    expect(figuresOf({ minor: 1000, currency: "SAR" }, sampleOptions)).toBeNull();
  });
});
