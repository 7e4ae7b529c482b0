import {
  createRewardsService,
  createSavedAccountsService,
  createServiceClient,
  createWalletService,
  createWithdrawalService,
} from "@safar/api-clients";
import { rewardsEndpoints, walletEndpoints } from "@safar/api-clients/wire";
import { attemptId, figuresOf, imbalancesIn, spendableCredits } from "@safar/engine";
import { describe, expect, test } from "vitest";
import {
  ayesha,
  cards,
  dayMs,
  hourMs,
  minuteMs,
  noura,
  openOrders,
  orderRooms,
  startAt,
} from "../../testing/orders.fixture.ts";
import type { sampleUsers } from "../accounts/sample-users.ts";
import { approveMs, payMs } from "../payouts/withdrawals.ts";
import { promoAccount } from "../wallet/wallets.ts";
import { rewardsService } from "./rewards.service.ts";
import { settingsService } from "./settings.service.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

/** The real client and adapters against the bench's sandbox, in the same process. */
const begin = async (user: (typeof sampleUsers)["PK" | "SA"] = ayesha) => {
  const bench = openOrders({ services: [...orderRooms, rewardsService, settingsService] });
  const country = user === noura ? "SA" : "PK";
  // The bench opens a session, good for a day, for whoever asks.
  const signIn = () => bench.ask(rewardsEndpoints.walletHome, {}, { userId: user.id });
  await signIn();
  const clock = { now: bench.clock.now, setTimeout: () => 0, clearTimeout: () => undefined };
  const clientOf = (apiToken?: string) =>
    createServiceClient({
      service: "app",
      baseUrl: "http://sandbox/app",
      fetch: (input, init) => bench.fetch(new Request(input, init)),
      clock,
      locale: "en",
      country,
      apiKey: bench.credentials.apiKey,
      apiToken,
    });
  const portsOf = (apiToken?: string) => {
    const options = { client: clientOf(apiToken), clock };
    return {
      wallet: createWalletService(options),
      withdrawals: createWithdrawalService(options),
      rewards: createRewardsService(options),
      accounts: createSavedAccountsService(options),
    };
  };
  return { bench, signIn, nobody: portsOf(), ...portsOf(`bench-${user.id}`) };
};

const account = { bank: "SCBL", iban: "PK36SCBL0000001123456702", title: "Ayesha Siddiqui" };
const refusedAccount = { ...account, iban: "PK36SCBL0000001123456799" };
const wish = { attempt: attemptId("withdraw-0001"), amount: pkr(1_000_000), account };

const requested = async ({ withdrawals }: Awaited<ReturnType<typeof begin>>, change: Partial<typeof wish> = {}) => {
  const outcome = await withdrawals.request({ ...wish, ...change });
  if (outcome.type !== "REQUESTED") throw new Error(JSON.stringify(outcome));
  return outcome;
};

describe("the wallet", () => {
  test.each([
    [ayesha, { balance: pkr(6_000_000), points: { count: 4200, worth: pkr(42_000) } }, 250_000],
    [noura, { balance: { minor: 185_000, currency: "SAR" }, points: { count: 9600 } }, 12_000],
  ] as const)("default: cash, points, credits and limits", async (user, wallet, credits) => {
    const run = await begin(user);
    const home = await run.wallet.home();
    expect(home).toMatchObject({ type: "WALLET", wallet });
    if (home.type !== "WALLET") return;
    const [credit, ...others] = spendableCredits(home.wallet.promoCredits, startAt);
    expect(credit).toMatchObject({ amount: { minor: credits }, expiresAt: startAt + 60 * dayMs });
    expect(others).toEqual([]);
    expect(home.wallet.limits?.daily).toEqual(home.wallet.limits?.dailyLeft);
  });

  test("default: its movements add up to the balance, a page at a time", async () => {
    const { bench, signIn, wallet, withdrawals } = await begin();
    for (let index = 0; index < 24; index += 1) {
      const request = await withdrawals.request({
        ...wish,
        attempt: attemptId(`withdraw-${1000 + index}`),
        amount: pkr(50_000),
      });
      if (request.type !== "REQUESTED") throw new Error(JSON.stringify(request));
      await withdrawals.cancel(request.withdrawal.id);
      bench.clock.advance(hourMs);
    }
    await signIn();
    const [first, last] = [await wallet.transactions(), await wallet.transactions(3)];
    if (first.type !== "PAGE" || last.type !== "PAGE") throw new Error("A page was asked for.");
    expect(first).toMatchObject({ page: 1, lastPage: 3 });
    expect(first.transactions).toHaveLength(20);
    expect(last).toMatchObject({ page: 3, lastPage: 3 });
    expect(imbalancesIn(first.transactions, pkr(6_000_000))).toEqual([]);
    const all = [first, await wallet.transactions(2), last].flatMap((page) =>
      page.type === "PAGE" ? page.transactions : [],
    );
    expect(imbalancesIn(all, pkr(6_000_000))).toEqual([]);
    expect(all.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(6_000_000);
  });

  test("default: adding cash opens one order for one intention", async () => {
    const { bench, wallet } = await begin();
    const topUp = { amount: pkr(250_000), attempt: attemptId("topup-0001") };
    const opened = await wallet.openTopUp(topUp);
    expect(opened).toMatchObject({
      type: "OPENED",
      order: { amount: pkr(250_000), payBy: startAt + 30 * minuteMs },
    });
    expect(await wallet.openTopUp(topUp)).toEqual(opened);
    if (opened.type !== "OPENED") return;
    const order = bench.orderOf(opened.order.order);
    await bench.pay(order, { token: await bench.card(cards.good) }, { userId: ayesha.id });
    bench.clock.advance(minuteMs);
    expect(await wallet.home()).toMatchObject({ wallet: { balance: pkr(6_250_000) } });
  });

  test("behavior: a top-up beyond the limits names them, and in another currency it is refused", async () => {
    const { wallet } = await begin();
    const attempt = attemptId("topup-0001");
    expect(await wallet.openTopUp({ amount: pkr(9999), attempt })).toEqual({
      type: "LIMIT_EXCEEDED",
      min: pkr(10_000),
      max: pkr(20_000_000),
    });
    expect(await wallet.openTopUp({ amount: { minor: 100_000, currency: "SAR" }, attempt })).toEqual({
      type: "INVALID_AMOUNT",
    });
  });

  test("behavior: nobody's wallet is signed out everywhere", async () => {
    const { nobody } = await begin();
    const out = { type: "SIGNED_OUT" };
    const attempt = attemptId("attempt-0001");
    expect(await nobody.wallet.home()).toEqual(out);
    expect(await nobody.wallet.transactions()).toEqual(out);
    expect(await nobody.wallet.openTopUp({ amount: pkr(250_000), attempt })).toEqual(out);
    expect(await nobody.withdrawals.options()).toEqual(out);
    expect(await nobody.withdrawals.list()).toEqual(out);
    expect(await nobody.withdrawals.request(wish)).toEqual(out);
    expect(await nobody.rewards.vouchers()).toEqual(out);
    expect(await nobody.rewards.packages()).toEqual(out);
    expect(await nobody.rewards.redeemVoucher({ code: "GIFT500", attempt })).toEqual(out);
    expect(await nobody.rewards.redeemPackage({ packageId: "cash-1000", attempt, pointsSeen: 1 })).toEqual(out);
    expect(await nobody.accounts.list()).toEqual(out);
    expect(await nobody.accounts.remove(ayesha.id)).toEqual(out);
  });
});

describe("withdrawing", () => {
  test("default: what is expected beforehand is what the service charges", async () => {
    const run = await begin();
    const told = await run.withdrawals.options();
    if (told.type !== "OPTIONS") throw new Error(told.type);
    expect(told.options).toMatchObject({
      currency: "PKR",
      balance: pkr(6_000_000),
      min: pkr(50_000),
      max: pkr(5_000_000),
      dailyLeft: pkr(10_000_000),
    });
    expect(told.options.banks).toContainEqual({
      code: "SCBL",
      name: { en: "Standard Chartered Pakistan", ar: "ستاندرد تشارترد باكستان" },
      country: "PK",
    });
    for (const minor of [50_000, 50_001, 123_499, 123_500, 1_000_000, 5_000_000]) {
      const attempt = attemptId(`withdraw-${minor}`);
      const { withdrawal } = await requested(run, { attempt, amount: pkr(minor) });
      const { amount, charges, net } = withdrawal;
      expect({ amount, charges, net }).toEqual(figuresOf(pkr(minor), told.options));
      await run.withdrawals.cancel(withdrawal.id);
      run.bench.clock.advance(hourMs);
    }
  });

  test("default: requested, listed, confirmed by its code, paid", async () => {
    const run = await begin();
    const { withdrawal, challenge } = await requested(run);
    expect(withdrawal).toMatchObject({
      attempt: "withdraw-0001",
      status: "awaitingCode",
      charges: pkr(7500),
      net: pkr(992_500),
      ibanMasked: "PK36 •••• 6702",
      at: startAt,
    });
    expect(challenge).toMatchObject({
      requestId: withdrawal.id,
      length: 6,
      resendAt: startAt + minuteMs,
      triesLeft: 5,
    });
    expect(await run.withdrawals.list()).toEqual({ type: "LISTED", withdrawals: [withdrawal], challenge });
    const { codes } = run.withdrawals;
    const attempt = { requestId: withdrawal.id, remember: false };
    expect(await codes.verifyCode({ ...attempt, code: "000000" })).toEqual({ type: "WRONG_CODE", triesLeft: 4 });
    run.bench.clock.advance(minuteMs);
    const resent = { phone: ayesha.phone, channel: "sms", requestId: null, reference: withdrawal.id } as const;
    expect(await codes.requestCode(resent)).toMatchObject({
      type: "CODE_SENT",
      challenge: { requestId: withdrawal.id, expiresAt: startAt + 11 * minuteMs },
    });
    expect(await codes.requestCode(resent)).toMatchObject({ type: "RATE_LIMITED" });
    const code = run.bench.codeFor(ayesha.phone);
    expect(await codes.verifyCode({ ...attempt, code })).toEqual({ type: "VERIFIED", proof: { kind: "accepted" } });
    expect(await codes.requestCode(resent)).toEqual({ type: "REQUEST_EXPIRED" });
    run.bench.clock.advance(approveMs);
    run.bench.clock.advance(payMs);
    expect(await run.withdrawals.list()).toMatchObject({ withdrawals: [{ status: "paid" }], challenge: null });
    expect(run.bench.ledger.audit()).toEqual([]);
  });

  test("behavior: the same attempt is one request, another one beside it is a duplicate", async () => {
    const run = await begin();
    const first = await requested(run);
    expect(await requested(run)).toEqual(first);
    expect(await run.withdrawals.request({ ...wish, attempt: attemptId("withdraw-0002") })).toEqual({
      type: "DUPLICATE",
    });
    expect(await run.wallet.home()).toMatchObject({ wallet: { balance: pkr(5_000_000) } });
  });

  test("behavior: an answer that breaks off is unknown, and the list shows the request", async () => {
    const run = await begin();
    run.bench.admin.faults.add({ point: "afterCommit", match: { call: "C094" }, fail: { drop: true }, times: 1 });
    expect(await run.withdrawals.request(wish)).toEqual({ type: "UNKNOWN" });
    expect(await run.withdrawals.list()).toMatchObject({ withdrawals: [{ attempt: "withdraw-0001" }] });
  });

  test("behavior: an IBAN ending 99 is rejected with its reason, and the money is back", async () => {
    const run = await begin();
    const { withdrawal } = await requested(run, { account: refusedAccount });
    const code = run.bench.codeFor(ayesha.phone);
    await run.withdrawals.codes.verifyCode({ requestId: withdrawal.id, code, remember: false });
    run.bench.clock.advance(approveMs);
    expect(await run.withdrawals.list()).toMatchObject({
      withdrawals: [{ status: "rejected", reason: "account_refused" }],
    });
    expect(await run.wallet.home()).toMatchObject({ wallet: { balance: pkr(6_000_000) } });
  });

  test("behavior: what came back the same day is no part of the day's limit", async () => {
    const run = await begin();
    const limitLeft = async () => {
      const home = await run.wallet.home();
      return home.type === "WALLET" ? home.wallet.limits?.dailyLeft : null;
    };
    const whole = await limitLeft();
    const { withdrawal } = await requested(run, { account: refusedAccount });
    expect(await limitLeft()).not.toEqual(whole);
    const code = run.bench.codeFor(ayesha.phone);
    await run.withdrawals.codes.verifyCode({ requestId: withdrawal.id, code, remember: false });
    run.bench.clock.advance(approveMs);
    expect(await run.withdrawals.list()).toMatchObject({ withdrawals: [{ status: "rejected" }] });
    expect(await limitLeft()).toEqual(whole);
  });

  test("behavior: a day's limit counts what was withdrawn today, and is told beforehand", async () => {
    const run = await begin();
    const { bench, wallet, withdrawals } = run;
    const { data } = await bench.ask(
      walletEndpoints.walletPayment,
      { action: "topup", amount: { amount: "100000.00", currency: "PKR" }, attempt_id: "topup-0001" },
      { userId: ayesha.id },
    );
    if (data?.action !== "topup") throw new Error("A top-up was asked for.");
    await bench.pay(bench.orderOf(data.order_ref_id), { token: await bench.card(cards.good) }, { userId: ayesha.id });
    bench.clock.advance(minuteMs);
    for (const attempt of ["withdraw-0001", "withdraw-0002"]) {
      const { withdrawal } = await requested(run, { attempt: attemptId(attempt), amount: pkr(4_900_000) });
      const code = bench.codeFor(ayesha.phone);
      await withdrawals.codes.verifyCode({ requestId: withdrawal.id, code, remember: false });
      bench.clock.advance(hourMs);
    }
    const limits = await wallet.home();
    expect(limits).toMatchObject({ wallet: { limits: { daily: pkr(10_000_000), dailyLeft: pkr(200_000) } } });
    const over = { ...wish, attempt: attemptId("withdraw-0003"), amount: pkr(200_001) };
    expect(await withdrawals.request(over)).toEqual({
      type: "INVALID",
      fields: { amount: { code: "above_daily", left: pkr(200_000) } },
    });
    bench.clock.advance(dayMs);
    await run.signIn();
    expect(await withdrawals.request(over)).toMatchObject({ type: "REQUESTED" });
  });

  test.each([
    [{ amount: pkr(49_999) }, { amount: { code: "below_min", min: pkr(50_000) } }],
    [{ amount: pkr(5_000_001) }, { amount: { code: "above_max", max: pkr(5_000_000) } }],
    [{ account: { ...account, iban: "PK37SCBL0000001123456702" } }, { iban: { code: "invalid_iban" } }],
    [{ account: { ...account, bank: "80" } }, { bank: { code: "required" } }],
    [{ account: { ...account, title: " " } }, { title: { code: "required" } }],
  ])("behavior: %j is refused by its field", async (change, fields) => {
    const { withdrawals } = await begin();
    expect(await withdrawals.request({ ...wish, ...change })).toEqual({ type: "INVALID", fields });
  });

  test("behavior: more than there is is refused as such", async () => {
    const run = await begin();
    const order = await run.bench.reserve({
      userId: ayesha.id,
      amountDue: pkr(5_900_000),
      lines: [{ kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 5_900_000 }],
    });
    await run.bench.pay(order, { method: "wallet_balance" }, { userId: ayesha.id });
    expect(await run.withdrawals.request(wish)).toEqual({
      type: "INVALID",
      fields: { amount: { code: "above_balance", balance: null } },
    });
  });
});

describe("rewards", () => {
  test("default: points become cash or credits, once for an attempt", async () => {
    const { bench, rewards, wallet } = await begin();
    const offered = await rewards.packages();
    expect(offered).toMatchObject({
      type: "PACKAGES",
      points: 4200,
      redeemed: [],
      packages: [
        { id: "cash-1000", points: 1000, gives: { kind: "cash", amount: pkr(10_000) } },
        { id: "credits-2000", points: 2000, gives: { kind: "promoCredits", amount: pkr(25_000), lastsDays: 60 } },
        { id: "credits-5000" },
      ],
    });
    const cash = { packageId: "cash-1000", attempt: attemptId("redeem-0001"), pointsSeen: 4200 };
    const redeemed = await rewards.redeemPackage(cash);
    expect(redeemed).toMatchObject({ type: "REDEEMED", wallet: { points: { count: 3200 }, balance: pkr(6_010_000) } });
    expect(await rewards.redeemPackage({ ...cash, packageId: "credits-5000" })).toEqual(redeemed);
    expect(await rewards.packages()).toMatchObject({
      points: 3200,
      redeemed: [{ attempt: "redeem-0001", packageId: "cash-1000" }],
    });
    expect(await wallet.transactions()).toMatchObject({
      transactions: [{ kind: "redeem", amount: pkr(10_000) }, {}, {}],
    });

    const credits = { packageId: "credits-2000", attempt: attemptId("redeem-0002"), pointsSeen: 3200 };
    expect(await rewards.redeemPackage(credits)).toMatchObject({
      wallet: { points: { count: 1200 }, promoCredits: [{ amount: pkr(25_000) }, { amount: pkr(250_000) }] },
    });
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: two tabs that saw the same points redeem once; too few points or no such package do nothing", async () => {
    const { rewards } = await begin();
    const redeem = (packageId: string, attempt: string, pointsSeen: number) =>
      rewards.redeemPackage({ packageId, attempt: attemptId(attempt), pointsSeen });
    const [one, other] = await Promise.all([
      redeem("cash-1000", "redeem-0001", 4200),
      redeem("cash-1000", "redeem-0002", 4200),
    ]);
    expect(one.type).toBe("REDEEMED");
    expect(other).toEqual({ type: "REFUSED", reason: "points_changed" });
    expect(await redeem("credits-5000", "redeem-0003", 3200)).toEqual({ type: "REFUSED", reason: "not_enough_points" });
    expect(await redeem("gold", "redeem-0004", 3200)).toEqual({ type: "REFUSED", reason: "not_offered" });
    expect(await rewards.packages()).toMatchObject({ points: 3200 });
  });

  test("behavior: an answer that breaks off is unknown, and the packages tell that it happened", async () => {
    const { bench, rewards } = await begin();
    bench.admin.faults.add({ point: "afterCommit", match: { call: "C101" }, fail: { drop: true }, times: 1 });
    const wish = { packageId: "cash-1000", attempt: attemptId("redeem-0001"), pointsSeen: 4200 };
    expect(await rewards.redeemPackage(wish)).toEqual({ type: "UNKNOWN" });
    expect(await rewards.packages()).toMatchObject({
      points: 3200,
      redeemed: [{ attempt: "redeem-0001", packageId: "cash-1000" }],
    });
  });

  test("default: a voucher gives its credits once, and they end in time", async () => {
    const { bench, rewards } = await begin();
    const redeem = (code: string, attempt: string) => rewards.redeemVoucher({ code, attempt: attemptId(attempt) });
    expect(await redeem(" gift500 ", "voucher-0001")).toMatchObject({
      type: "REDEEMED",
      wallet: { promoCredits: [{ amount: pkr(50_000), expiresAt: startAt + 30 * dayMs }, { amount: pkr(250_000) }] },
    });
    expect(await redeem("GIFT500", "voucher-0001")).toMatchObject({ type: "REDEEMED" });
    expect(await redeem("GIFT500", "voucher-0002")).toEqual({ type: "REFUSED", reason: "used" });
    expect(await redeem("GIFTOVER", "voucher-0003")).toEqual({ type: "REFUSED", reason: "expired" });
    expect(await redeem("EID10", "voucher-0004")).toEqual({ type: "REFUSED", reason: "not_applicable" });
    expect(await redeem("NOPE", "voucher-0005")).toEqual({ type: "REFUSED", reason: "invalid" });
    expect(await rewards.vouchers()).toMatchObject({
      vouchers: [
        { code: "GIFT500", state: "redeemed", promoCredits: pkr(50_000) },
        { code: "GIFTOVER", state: "expired" },
        { code: "EID10", state: "available", promoCredits: null, minOrder: pkr(200_000) },
        { code: "EXPIRED1", state: "expired" },
        { code: "USED1", state: "used" },
      ],
    });
    bench.clock.advance(30 * dayMs);
    expect(bench.ledger.balance(promoAccount(ayesha.id), "PKR")).toBe(250_000);
    expect(bench.ledger.audit()).toEqual([]);
  });
});

describe("saved accounts", () => {
  test("default: a bank account is saved, verified by its code, listed and removed", async () => {
    const { accounts, bench, withdrawals } = await begin();
    const before = await accounts.list();
    if (before.type !== "ACCOUNTS") throw new Error(before.type);
    const saved = await accounts.save({ kind: "bank", ...account });
    if (saved.type !== "CODE_SENT") throw new Error(saved.type);
    expect(saved.account).toMatchObject({ kind: "bank", masked: "PK36 •••• 6702", isVerified: false });
    const { id } = saved.account;
    expect(saved.challenge).toMatchObject({ requestId: id, channel: "sms" });
    bench.clock.advance(minuteMs);
    const again = { phone: null, channel: "sms", requestId: id, reference: null } as const;
    expect(await accounts.codes.requestCode(again)).toMatchObject({ type: "CODE_SENT" });
    const toIt = {
      ...wish,
      account: { saved: id, bank: "Standard Chartered Pakistan", iban: "PK36 •••• 6702", title: account.title },
    };
    expect(await withdrawals.request(toIt)).toEqual({ type: "INVALID", fields: { iban: { code: "invalid_iban" } } });
    const attempt = { requestId: id, remember: false };
    expect(await accounts.codes.verifyCode({ ...attempt, code: "1" })).toMatchObject({ type: "WRONG_CODE" });
    expect(await accounts.codes.verifyCode({ ...attempt, code: bench.codeFor(ayesha.phone) })).toMatchObject({
      type: "VERIFIED",
    });
    expect(await accounts.list()).toMatchObject({ accounts: [...before.accounts, { id, isVerified: true }] });
    const told = await withdrawals.options();
    expect(told.type === "OPTIONS" && told.options.accounts.at(-1)).toEqual(toIt.account);
    expect(await withdrawals.request(toIt)).toMatchObject({
      type: "REQUESTED",
      withdrawal: { ibanMasked: "PK36 •••• 6702", title: account.title },
    });
    expect(await accounts.remove(id)).toEqual({ type: "REMOVED" });
    expect(await accounts.remove(id)).toEqual({ type: "REMOVED" });
    expect(await accounts.list()).toEqual(before);
  });

  test.each([
    [{ kind: "bank", ...account, bank: "HABB" }, { iban: { code: "invalid_iban" } }],
    [{ kind: "mobile", method: "card", mobile: "+923001234567" }, { method: { code: "required" } }],
    [{ kind: "mobile", method: "jazzcash", mobile: "12" }, { mobile: { code: "invalid_phone" } }],
    [{ kind: "card", token: "tok_unknown" }, { token: { code: "required" } }],
  ] as const)("behavior: %j is refused by its field", async (wrong, fields) => {
    const { accounts } = await begin();
    expect(await accounts.save(wrong)).toEqual({ type: "INVALID", fields });
  });
});
