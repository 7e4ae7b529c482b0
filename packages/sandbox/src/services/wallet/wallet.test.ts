import { financialEndpoints, walletEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import {
  ayesha,
  cards,
  dayMs,
  hourMs,
  minuteMs,
  noura,
  type OrderBench,
  openOrders,
} from "../../testing/orders.fixture.ts";
import { approveMs, confirmMs, payMs } from "../payouts/withdrawals.ts";
import { cashAccount, promoAccount } from "./wallets.ts";

const as = { userId: ayesha.id };
const { withdrawal, verifyWithdrawal, transactions, walletPayment, banks } = walletEndpoints;

const wish = {
  action: "request" as const,
  bank: "SCBL",
  iban: "pk36 SCBL 0000 0011 2345 6702",
  title: "Ayesha Siddiqui",
  amount: { amount: "10000.00", currency: "PKR" },
  attempt_id: "withdraw-0001",
};

const cash = (bench: OrderBench) => bench.ledger.balance(cashAccount(ayesha.id), "PKR");

/** The check digits make the remainder by 97 come to 1. */
const ibanOf = (bban: string): string => {
  const digits = Array.from(`${bban}PK00`, (sign) => Number.parseInt(sign, 36)).join("");
  const check = 98n - (BigInt(digits) % 97n);
  return `PK${String(check).padStart(2, "0")}${bban}`;
};

describe("withdrawal", () => {
  test("default: held at once, confirmed by a code, approved, and paid less its charges", async () => {
    const bench = openOrders();
    const { data } = await bench.ask(withdrawal, wish, as);
    expect(data).toMatchObject({
      withdrawal: {
        status: "awaiting_otp",
        charges: "75.00",
        net: "9925.00",
        iban_masked: "PK36 •••• 6702",
        bank: "Standard Chartered Pakistan",
      },
      otp: { length: 6, tries_left: 5 },
      limits: { min: "500.00", max: "50000.00", fee: { fixed: "25.00", percent: "0.50", cap: "500.00" } },
    });
    expect(cash(bench)).toBe(5_000_000);
    const order_ref_id = data?.withdrawal?.order_ref_id ?? "";
    const confirm = { order_ref_id, otp: bench.codeFor(ayesha.phone) };
    expect((await bench.ask(verifyWithdrawal, { ...confirm, otp: "000000" }, as)).error).toMatchObject({
      code: "otp_invalid",
    });
    expect(await bench.ask(verifyWithdrawal, confirm, { userId: noura.id })).toMatchObject({ status: 404 });
    expect((await bench.ask(verifyWithdrawal, confirm, as)).data).toMatchObject({
      status: "submitted",
      withdrawal: { status: "pending" },
    });
    expect((await bench.ask(verifyWithdrawal, confirm, as)).data).toMatchObject({ status: "submitted" });
    bench.clock.advance(approveMs);
    expect((await bench.ask(withdrawal, { action: "list" }, as)).data?.items).toMatchObject([{ status: "approved" }]);
    bench.clock.advance(payMs);
    expect((await bench.ask(withdrawal, { action: "list" }, as)).data?.items).toMatchObject([{ status: "paid" }]);
    expect(bench.ledger.movements({ order: order_ref_id }).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["hold", 1_000_000],
      ["charge", 7_500],
      ["withdraw", 992_500],
    ]);
    expect((await bench.ask(transactions, {}, as)).data?.items[0]).toMatchObject({
      kind: "withdraw",
      amount: "-10000.00",
      balance_after: "50000.00",
    });
  });

  test("behavior: two tabs and a retry withdraw once", async () => {
    const bench = openOrders();
    const [one, other, retry] = await Promise.all([
      bench.ask(withdrawal, wish, as),
      bench.ask(withdrawal, { ...wish, attempt_id: "withdraw-0002" }, as),
      bench.ask(withdrawal, wish, as),
    ]);
    const order_ref_id = one.data?.withdrawal?.order_ref_id;
    expect(other.error).toMatchObject({ code: "duplicate_order", meta: { order_ref_id, status: "awaiting_otp" } });
    expect(retry.data?.withdrawal?.order_ref_id).toBe(order_ref_id);
    expect(cash(bench)).toBe(5_000_000);
  });

  test("behavior: an IBAN ending 99 is rejected by the bank, and the money comes back", async () => {
    const bench = openOrders();
    const { data } = await bench.ask(withdrawal, { ...wish, iban: ibanOf("SCBL0000001123456799") }, as);
    await bench.ask(
      verifyWithdrawal,
      { order_ref_id: data?.withdrawal?.order_ref_id ?? "", otp: bench.codeFor(ayesha.phone) },
      as,
    );
    bench.clock.advance(approveMs);
    expect((await bench.ask(withdrawal, { action: "list" }, as)).data?.items).toMatchObject([
      { status: "rejected", reason: "account_refused" },
    ]);
    expect(cash(bench)).toBe(6_000_000);
  });

  test("behavior: given up, or left without its code, nothing stays held", async () => {
    const bench = openOrders();
    const first = await bench.ask(withdrawal, wish, as);
    const order_ref_id = first.data?.withdrawal?.order_ref_id ?? "";
    expect((await bench.ask(withdrawal, { action: "cancel", order_ref_id }, as)).data).toMatchObject({
      withdrawal: { status: "cancelled" },
      otp: null,
    });
    expect(cash(bench)).toBe(6_000_000);
    bench.clock.advance(minuteMs);
    await bench.ask(withdrawal, { ...wish, attempt_id: "withdraw-0002" }, as);
    bench.clock.advance(confirmMs);
    expect((await bench.ask(withdrawal, { action: "list" }, as)).data?.items).toMatchObject([
      { reason: "expired" },
      { reason: null },
    ]);
    expect(cash(bench)).toBe(6_000_000);
  });

  test.each([
    [{ amount: { amount: "499.99", currency: "PKR" } }, "limit_exceeded", "amount"],
    [{ amount: { amount: "50000.01", currency: "PKR" } }, "limit_exceeded", "amount"],
    [{ amount: { amount: "1000.00", currency: "SAR" } }, "validation_failed", "amount"],
    [{ amount: { amount: "1000.001", currency: "PKR" } }, "validation_failed", "amount"],
    [{ iban: "PK36SCBL0000001123456703" }, "validation_failed", "iban"],
    [{ iban: "SA0380000000608010167519" }, "validation_failed", "iban"],
    [{ iban: "PK36SCBL000000112345670" }, "validation_failed", "iban"],
    [{ bank: "HABB" }, "validation_failed", "iban"],
    [{ bank: "80" }, "validation_failed", "bank"],
    [{ title: " " }, "validation_failed", "title"],
  ])("behavior: %j is refused and holds nothing", async (change, code, field) => {
    const bench = openOrders();
    expect((await bench.ask(withdrawal, { ...wish, ...change }, as)).error).toMatchObject({ code, field });
    expect(cash(bench)).toBe(6_000_000);
  });

  test("behavior: cash that a payment took cannot be withdrawn too", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id });
    await bench.pay(order, { method: "wallet_balance" }, as);
    const { data } = await bench.ask(
      walletPayment,
      { action: "topup", amount: { amount: "200.00", currency: "PKR" }, attempt_id: "topup-0001" },
      as,
    );
    expect(data).toMatchObject({ action: "topup" });
    const most = { ...wish, amount: { amount: "50000.00", currency: "PKR" } };
    expect((await bench.ask(withdrawal, most, as)).data).toMatchObject({
      withdrawal: { charges: "275.00", net: "49725.00" },
    });
    expect(cash(bench)).toBe(0);
    const next = await bench.reserve({ userId: ayesha.id });
    expect((await bench.pay(next, { method: "wallet_balance" }, as)).error).toMatchObject({
      code: "insufficient_funds",
    });
    expect(bench.ledger.audit()).toEqual([]);
  });
});

describe("adding cash", () => {
  const amount = { amount: "2500.00", currency: "PKR" };
  const ask = { action: "topup" as const, amount, attempt_id: "topup-0001" };

  test("default: one order for one intention, paid by card, and the cash is there", async () => {
    const bench = openOrders();
    const { data } = await bench.ask(walletPayment, ask, as);
    expect((await bench.ask(walletPayment, ask, as)).data).toEqual(data);
    if (data?.action !== "topup") throw new Error("A top-up was asked for.");
    const order = bench.orderOf(data.order_ref_id);
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) }, as);
    expect((await bench.ask(walletPayment, { action: "pay", ...request }, as)).data).toMatchObject({
      action: "pay",
      payment: { state: "received" },
    });
    bench.clock.advance(minuteMs);
    expect(bench.orderOf(order.id).status).toBe("Confirmed");
    expect(cash(bench)).toBe(6_250_000);
    expect((await bench.ask(transactions, {}, as)).data?.items[0]).toMatchObject({
      kind: "topup",
      amount: "2500.00",
      balance_after: "62500.00",
    });
    expect(bench.events).toContainEqual({ channel: `private-user.${ayesha.id}`, event: "wallet.updated" });
  });

  test("behavior: not from the wallet itself, nor with its credits or a voucher, nor beyond the limits", async () => {
    const bench = openOrders();
    const { data } = await bench.ask(walletPayment, ask, as);
    if (data?.action !== "topup") throw new Error("A top-up was asked for.");
    const order = bench.orderOf(data.order_ref_id);
    const check = { order_ref_id: order.id, use_balance: true, use_promo_credits: true, voucher: "EID10" };
    expect((await bench.ask(financialEndpoints.checkDiscount, check, as)).data).toMatchObject({
      total: "2500.00",
      reason: "voucher_not_applicable",
    });
    expect((await bench.pay(order, { method: "wallet_balance" }, as)).error).toMatchObject({
      code: "insufficient_funds",
    });
    const tooMuch = { ...ask, attempt_id: "topup-0002", amount: { amount: "200000.01", currency: "PKR" } };
    expect((await bench.ask(walletPayment, tooMuch, as)).error).toMatchObject({ code: "limit_exceeded" });
  });
});

test("behavior: promo credits end with their lot, the ones spent first being those that end first", async () => {
  const bench = openOrders();
  const order = await bench.reserve({
    userId: ayesha.id,
    amountDue: { minor: 100_000, currency: "PKR" },
    lines: [{ kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 100_000 }],
  });
  await bench.pay(order, { method: "wallet_balance", use_promo_credits: true }, as);
  expect(bench.ledger.balance(promoAccount(ayesha.id), "PKR")).toBe(150_000);
  bench.clock.advance(60 * dayMs + hourMs);
  expect(bench.ledger.balance(promoAccount(ayesha.id), "PKR")).toBe(0);
  expect(bench.ledger.audit()).toEqual([]);
});

test.each([
  [ayesha, "PK", 21, "MEZN"],
  [noura, "SA", 14, "80"],
] as const)("default: the banks of the user's country", async (user, country, count, code) => {
  const { data } = await openOrders().ask(banks, {}, { userId: user.id, country });
  expect(data?.banks).toHaveLength(count);
  expect(data?.banks.find((bank) => bank.code === code)).toMatchObject({ country });
  for (const bank of data?.banks ?? []) expect(bank.name_ar).toMatch(/\p{Script=Arabic}/u);
});
