import { attemptId, imbalancesIn, orderRefId } from "@safar/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createRewardsService } from "./rewards.adapter.ts";
import { createWalletService } from "./wallet.adapter.ts";
import {
  banksGolden,
  packagesGolden,
  topUpGolden,
  transactionsGolden,
  vouchersGolden,
  walletHomeGolden,
  withdrawalGolden,
} from "./wallet.fixtures.ts";
import { createWithdrawalService } from "./withdrawal.adapter.ts";

const sar = (minor: number) => ({ minor, currency: "SAR" }) as const;
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const paths = {
  home: "users/profile/dashboard",
  history: "transaction-history/index",
  payment: "wallet/v2/payment",
  withdrawal: "wallet/withdrawal/request",
  verify: "wallet/withdrawal/otpVerify",
  banks: "wallet/bank/list",
  vouchers: "vouchers/list",
  redeemVoucher: "vouchers/redeem",
  packages: "packages/list",
  redeemPackage: "packages/redeem",
} as const;

const begin = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  return {
    calls,
    wallet: createWalletService(options),
    withdrawals: createWithdrawalService(options),
    rewards: createRewardsService(options),
  };
};

const attempt = attemptId("withdraw-0001");
const account = { bank: "MEZN", iban: "PK36SCBL0000001123456702", title: "Ayesha Siddiqui" };
const wish = { attempt, amount: pkr(1_000_000), account };

const saudiTerms = {
  currency: "SAR",
  min: "60.00",
  max: "4000.00",
  fee: { fixed: "5.00", percent: "0.00", cap: null },
};

const listWith = (limits: unknown) => answered({ ...withdrawalGolden, withdrawal: null, otp: null, items: [], limits });

describe("the wallet", () => {
  test("default: amounts are minor units, instants by the reader's clock, the credits that end first first", async () => {
    const { calls, wallet } = begin({ [paths.home]: answered(walletHomeGolden) });
    expect(await wallet.home()).toEqual({
      type: "WALLET",
      wallet: {
        balance: sar(185_000),
        points: { count: 9600, worth: sar(9600) },
        promoCredits: [
          { amount: sar(10_050), expiresAt: Date.parse("2026-12-01T00:00:00Z") - 1000 },
          { amount: sar(2000), expiresAt: Date.parse("2027-02-01T00:00:00Z") - 1000 },
        ],
        limits: {
          min: sar(5000),
          max: sar(500_000),
          daily: sar(1_000_000),
          dailyLeft: null,
          topUpMin: sar(1000),
          topUpMax: null,
        },
      },
    });
    expect(calls).toEqual([{ method: "GET", path: paths.home, body: {} }]);
  });

  test("default: the history's first page is asked for when none is named", async () => {
    const { calls, wallet } = begin({ [paths.history]: answered(transactionsGolden) });
    const page = await wallet.transactions();
    expect(page).toMatchObject({
      type: "PAGE",
      page: 1,
      lastPage: 1,
      transactions: [{ kind: "spend", amount: pkr(-2_380_000), balanceAfter: pkr(6_000_000), reference: "K7QW3ZP9MA" }],
    });
    if (page.type === "PAGE") expect(imbalancesIn(page.transactions, pkr(6_000_000))).toEqual([]);
    await wallet.transactions(7);
    expect(calls).toMatchObject([
      { path: paths.history, body: { page: "1" } },
      { path: paths.history, body: { page: "7" } },
    ]);
  });

  test("default: adding cash names its attempt", async () => {
    const { calls, wallet } = begin({ [paths.payment]: answered(topUpGolden) });
    expect(await wallet.openTopUp({ amount: sar(25_000), attempt })).toEqual({
      type: "OPENED",
      order: {
        order: "K7QW3ZP9MA",
        booking: topUpGolden.uuid,
        quoteHash: topUpGolden.quote_hash,
        amount: sar(25_000),
        payBy: wireTime + 1_800_000 - 1000,
      },
    });
    expect(calls[0]?.body).toEqual({
      action: "topup",
      amount: { amount: "250.00", currency: "SAR" },
      attempt_id: attempt,
    });
  });

  test("behavior: an amount in a currency that nobody knows makes the answer unreadable", async () => {
    const { wallet } = begin({
      [paths.home]: answered({ ...walletHomeGolden, balance: { amount: "1.00", currency: "XXX" } }),
    });
    expect(await wallet.home()).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
  });
});

describe("withdrawing", () => {
  test.each([
    ["the wallet's limits, with the charges of its withdrawals", saudiTerms, walletHomeGolden.limits, sar(5000), 0],
    ["the withdrawals' limits when the wallet names none", saudiTerms, null, sar(6000), 0],
    ["a share of the amount", { ...saudiTerms, fee: { ...saudiTerms.fee, percent: "0.29" } }, null, sar(6000), 29],
    [
      "no charges that nobody can reckon",
      { ...saudiTerms, fee: { ...saudiTerms.fee, percent: "0.505" } },
      null,
      sar(6000),
      null,
    ],
    ["no terms of another currency", { ...saudiTerms, currency: "PKR" }, null, null, null],
  ])("behavior: %s", async (_, terms, limits, min, basisPoints) => {
    const { withdrawals } = begin({
      [paths.banks]: answered(banksGolden),
      [paths.home]: answered({ ...walletHomeGolden, limits }),
      [paths.withdrawal]: listWith(terms),
    });
    const told = await withdrawals.options();
    if (told.type !== "OPTIONS") throw new Error(told.type);
    expect(told.options).toMatchObject({ currency: "SAR", balance: sar(185_000), min });
    expect(told.options.charges?.basisPoints ?? null).toBe(basisPoints);
    expect(told.options.banks).toEqual([
      { code: "80", name: { en: "Al Rajhi Bank", ar: "مصرف الراجحي" }, country: "SA" },
    ]);
  });

  test("behavior: without its list withdrawing still works", async () => {
    const { withdrawals } = begin({ [paths.banks]: answered(banksGolden), [paths.home]: answered(walletHomeGolden) });
    expect(await withdrawals.options()).toMatchObject({ type: "OPTIONS", options: { charges: null, min: sar(5000) } });
  });

  test("default: a request is decoded, and its code belongs to it", async () => {
    const { calls, withdrawals } = begin({ [paths.withdrawal]: answered(withdrawalGolden) });
    const requested = await withdrawals.request(wish);
    const withdrawal = {
      id: "W7QW3ZP9MA",
      attempt: null,
      status: "awaitingCode",
      amount: pkr(1_000_000),
      charges: pkr(7500),
      net: pkr(992_500),
      bank: "Meezan Bank",
      ibanMasked: "PK36 •••• 6702",
      title: "Ayesha Siddiqui",
      at: wireTime - 1000,
      reason: null,
    };
    const challenge = {
      requestId: "W7QW3ZP9MA",
      length: 6,
      channel: "sms",
      masked: "+92 *** ***4567",
      resendAt: wireTime + 60_000,
      expiresAt: wireTime - 1000,
      triesLeft: 5,
    };
    expect(requested).toEqual({ type: "REQUESTED", withdrawal, challenge });
    expect(calls[0]?.body).toEqual({
      action: "request",
      ...account,
      amount: { amount: "10000.00", currency: "PKR" },
      attempt_id: attempt,
    });
    expect(await withdrawals.list()).toEqual({ type: "LISTED", withdrawals: [withdrawal], challenge });
    expect(calls[1]?.body).toEqual({ action: "list" });
  });

  const dailyLeft = { daily_left: "400.00", currency: "PKR" };
  test.each([
    ["a timeout of the gateway", refused(504, { code: "supplier_timeout" }), { type: "UNKNOWN" }],
    ["maintenance", refused(503, { code: "maintenance" }), { type: "UNKNOWN" }],
    ["an answer nobody can read", { status: 200, body: "<html>" }, { type: "UNKNOWN" }],
    ["an answer without a request", answered({ ...withdrawalGolden, withdrawal: null }), { type: "UNKNOWN" }],
    ["one under way", refused(409, { code: "duplicate_order" }), { type: "DUPLICATE" }],
    ["signed out", refused(401, { code: "unauthorised" }), { type: "SIGNED_OUT" }],
    ["too many codes", refused(429, { code: "rate_limited" }), { type: "RATE_LIMITED", retryAt: wireTime + 60_000 }],
    ["a locked phone", refused(429, { code: "otp_locked" }), { type: "LOCKED", until: wireTime + 900_000 }],
    [
      "a wrong IBAN",
      refused(422, { code: "validation_failed", field: "iban" }),
      { type: "INVALID", fields: { iban: { code: "invalid_iban" } } },
    ],
    [
      "a field nobody knows",
      refused(422, { code: "validation_failed", field: "constructor" }),
      { type: "PROBLEM", problem: expect.objectContaining({ code: "validation_failed" }) },
    ],
    [
      "a day's limit",
      refused(422, { code: "limit_exceeded", meta: dailyLeft }),
      { type: "INVALID", fields: { amount: { code: "above_daily", left: pkr(40_000) } } },
    ],
    [
      "a limit it does not name",
      refused(422, { code: "limit_exceeded" }),
      { type: "INVALID", fields: { amount: { code: "refused" } } },
    ],
    [
      "too little money",
      refused(409, { code: "insufficient_funds" }),
      { type: "INVALID", fields: { amount: { code: "above_balance", balance: null } } },
    ],
  ])("behavior: %s", async (_, reply, expected) => {
    const { withdrawals } = begin({ [paths.withdrawal]: reply });
    expect(await withdrawals.request(wish)).toEqual(expected);
  });

  test("behavior: a connection that breaks leaves both the request and its cancellation open", async () => {
    const { withdrawals } = begin({});
    expect(await withdrawals.request(wish)).toEqual({ type: "UNKNOWN" });
    expect(await withdrawals.cancel(orderRefId("W7QW3ZP9MA"))).toEqual({ type: "UNKNOWN" });
    expect(await withdrawals.list()).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
  });

  test("behavior: a code goes to the request it is for; one that waits no more has no code", async () => {
    const { calls, withdrawals } = begin({
      [paths.withdrawal]: answered({ ...withdrawalGolden, otp: null }),
      [paths.verify]: refused(422, { code: "otp_invalid", meta: { tries_left: 2 } }),
    });
    const { codes } = withdrawals;
    const request = { phone: null, channel: "sms", requestId: null, reference: "W7QW3ZP9MA" } as const;
    expect(await codes.requestCode(request)).toEqual({ type: "REQUEST_EXPIRED" });
    expect(await codes.requestCode({ ...request, reference: null })).toEqual({ type: "REQUEST_EXPIRED" });
    expect(await codes.verifyCode({ requestId: "W7QW3ZP9MA", code: "123456", remember: false })).toEqual({
      type: "WRONG_CODE",
      triesLeft: 2,
    });
    expect(calls.map(({ body }) => body)).toEqual([
      { action: "resend", order_ref_id: "W7QW3ZP9MA" },
      { order_ref_id: "W7QW3ZP9MA", otp: "123456" },
    ]);
  });
});

describe("rewards", () => {
  test("default: vouchers and packages in the engine's words, a newer state as unknown", async () => {
    const { rewards } = begin({
      [paths.vouchers]: answered(vouchersGolden),
      [paths.packages]: answered(packagesGolden),
    });
    expect(await rewards.vouchers()).toMatchObject({
      type: "VOUCHERS",
      vouchers: [
        { code: "GIFT500", promoCredits: sar(1500), minOrder: null, verticals: ["airline"], state: "available" },
        { code: "NEW", promoCredits: null, minOrder: sar(5000), validUntil: null, state: "unknown" },
      ],
    });
    expect(await rewards.packages()).toMatchObject({
      type: "PACKAGES",
      points: 9600,
      redeemed: [{ attempt: "redeem-0001", packageId: "cash-1000" }],
      packages: [
        { gives: { kind: "cash", amount: sar(1000) } },
        { title: { en: "Credits", ar: "رصيد سفر" }, gives: { kind: "promoCredits", amount: sar(2500), lastsDays: 60 } },
      ],
    });
  });

  test.each([
    [refused(409, { code: "insufficient_funds" }), { type: "REFUSED", reason: "not_enough_points" }],
    [refused(409, { code: "price_changed" }), { type: "REFUSED", reason: "points_changed" }],
    [refused(404, { code: "not_found" }), { type: "REFUSED", reason: "not_offered" }],
    [refused(500, { code: "supplier_error" }), { type: "UNKNOWN" }],
    [answered({ attempt_id: "redeem-0001", package_id: "cash-1000" }), { type: "UNKNOWN" }],
    [refused(401, { code: "token_expired" }), { type: "SIGNED_OUT" }],
  ])("behavior: a redemption answered by %j", async (reply, expected) => {
    const { calls, rewards } = begin({ [paths.redeemPackage]: reply });
    const redemption = { packageId: "cash-1000", attempt: attemptId("redeem-0001"), pointsSeen: 9600 };
    expect(await rewards.redeemPackage(redemption)).toEqual(expected);
    expect(calls[0]?.body).toEqual({ package_id: "cash-1000", attempt_id: "redeem-0001", points_seen: 9600 });
  });
});

test("behavior: whatever the service answers, every method comes to an outcome", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 401, 409, 422, 500), async (data, status) => {
      const body = {
        statusCode: status,
        Data: data,
        error: data,
        request_id: "r",
        server_time: "2026-11-21T09:00:00Z",
      };
      const reply = { status, body };
      const { rewards, wallet, withdrawals } = begin(
        Object.fromEntries(Object.values(paths).map((path) => [path, reply])),
      );
      const code = { requestId: "W7QW3ZP9MA", code: "123456", remember: false };
      const outcomes = await Promise.all([
        wallet.home(),
        wallet.transactions(),
        wallet.openTopUp({ amount: sar(25_000), attempt }),
        withdrawals.options(),
        withdrawals.list(),
        withdrawals.request(wish),
        withdrawals.cancel(orderRefId("W7QW3ZP9MA")),
        withdrawals.codes.verifyCode(code),
        rewards.vouchers(),
        rewards.packages(),
        rewards.redeemVoucher({ code: "GIFT500", attempt }),
        rewards.redeemPackage({ packageId: "cash-1000", attempt, pointsSeen: 1 }),
      ]);
      for (const { type } of outcomes) expect(type).toMatch(/^[A-Z_]+$/);
    }),
    { numRuns: 60 },
  );
});
