import { financialEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { ayesha, cards, hourMs, minuteMs, noura, type OrderBench, openOrders } from "../../testing/orders.fixture.ts";
import type { Order } from "../orders/order.ts";
import { promoAccount } from "../wallet/wallets.ts";
import { attemptLifetimeMs } from "./payment.ts";

const { process, continueProcess, inquiry, checkDiscount, checkVoucher, paymentMethods, answerChallenge, challenge } =
  financialEndpoints;

const mobile = "+923214567890";

const asked = (bench: OrderBench, order: Order) => bench.ask(inquiry, { order_ref_id: order.id });
const captures = (bench: OrderBench, { id }: Order) =>
  bench.ledger.movements({ order: id }).filter(({ kind }) => kind === "capture");

describe("card", () => {
  test("default: captured once, and ticketed", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) });
    expect((await bench.ask(process, request)).data).toMatchObject({
      state: "received",
      amount: { amount: "10000.00", currency: "PKR" },
    });
    expect((await bench.ask(process, request)).data).toMatchObject({ state: "received" });
    expect(captures(bench, order)).toMatchObject([
      { from: "outside:card", to: `order:${order.id}`, amount: 1_000_000, attempt: request.attempt_id },
    ]);
    bench.clock.advance(minuteMs);
    expect((await asked(bench, order)).data).toMatchObject({
      state: "received",
      captured_total: { amount: "10000.00" },
      booking: { status: "Confirmed" },
      current: null,
      next_check_after_s: null,
    });
    expect(bench.admin.outbox.messages(order.contact.email)).toHaveLength(1);
  });

  test.each([
    ["declined", cards.declined, "payment_declined"],
    ["without funds", cards.insufficient, "insufficient_funds"],
  ])("behavior: %s, and another attempt may pay", async (_, number, code) => {
    const bench = openOrders();
    const order = await bench.reserve();
    expect((await bench.pay(order, { token: await bench.card(number) })).data).toMatchObject({
      state: "failed",
      decline: { code },
    });
    expect((await asked(bench, order)).data).toMatchObject({
      state: "failed",
      booking: { status: "Pending" },
      captured_total: { amount: "0.00" },
    });
    expect((await bench.pay(order, { token: await bench.card(cards.good) })).data).toMatchObject({ state: "received" });
  });

  test("behavior: the answer is lost, nobody pays twice, and the inquiry finds the payment", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.lost) });
    expect(await bench.ask(process, request)).toMatchObject({ status: 504, error: { code: "payment_unknown" } });
    expect(bench.orderOf(order.id)).toMatchObject({ status: "Pending", flags: { paymentUnknown: true } });
    expect((await asked(bench, order)).data).toMatchObject({
      state: "pending",
      captured_total: { amount: "0.00" },
      next_check_after_s: 5,
    });
    expect((await bench.ask(process, request)).data).toMatchObject({ state: "pending" });
    expect((await bench.pay(order, { token: await bench.card(cards.good) })).error).toMatchObject({
      code: "payment_pending",
    });
    expect((await bench.ask(continueProcess, { attempt_id: request.attempt_id, cancel: 1 })).data).toMatchObject({
      state: "pending",
    });
    bench.clock.advance(5_000);
    expect((await asked(bench, order)).data).toMatchObject({ state: "received", booking: { status: "Processing" } });
    expect(captures(bench, order)).toHaveLength(1);
  });

  test("behavior: a lost answer freezes the deadline and is cleared up by itself", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ payBy: Date.UTC(2026, 10, 21, 9) + 30_000 });
    await bench.pay(order, { token: await bench.card(cards.lost) });
    bench.clock.advance(45_000);
    expect(bench.orderOf(order.id).status).toBe("Pending");
    bench.clock.advance(5 * minuteMs);
    expect(bench.orderOf(order.id).status).toBe("Confirmed");
  });

  test("behavior: pending, received four minutes later, and too late when the deadline came first", async () => {
    const bench = openOrders();
    const [order, short] = [
      await bench.reserve(),
      await bench.reserve({ payBy: Date.UTC(2026, 10, 21, 9) + 2 * minuteMs }),
    ];
    for (const one of [order, short]) {
      expect((await bench.pay(one, { token: await bench.card(cards.late) })).data).toMatchObject({ state: "pending" });
    }
    bench.clock.advance(3 * minuteMs);
    expect((await asked(bench, order)).data).toMatchObject({ state: "pending", booking: { status: "Pending" } });
    expect((await asked(bench, short)).data).toMatchObject({ state: "pending", booking: { status: "Expired" } });
    bench.clock.advance(2 * minuteMs);
    expect((await asked(bench, order)).data).toMatchObject({ state: "received", booking: { status: "Confirmed" } });
    expect((await asked(bench, short)).data).toMatchObject({
      state: "received",
      booking: { status: "Refund In Progress" },
    });
    bench.clock.advance(4 * 24 * hourMs);
    expect((await asked(bench, short)).data).toMatchObject({
      state: "refunded",
      refunded_total: { amount: "10000.00" },
    });
  });

  test.each([
    ["approve", "received", "received"],
    ["decline", "failed", "failed"],
  ] as const)("behavior: the cardholder answers the bank with %s, once", async (decision, state, attemptState) => {
    const bench = openOrders();
    const order = await bench.reserve();
    const { data } = await bench.pay(order, { token: await bench.card(cards.challenged) });
    expect(data).toMatchObject({ state: "needs_redirect", redirect: { return_url: "https://shop.example/back" } });
    const attempt_id = data?.attempt_id ?? "";
    expect((await asked(bench, order)).data).toMatchObject({ state: "pending", current: { state: "needs_redirect" } });
    expect((await bench.ask(challenge, { attempt_id })).data).toMatchObject({ masked: "•••• 3220", open: true });
    await bench.ask(answerChallenge, { attempt_id, decision });
    await bench.ask(answerChallenge, { attempt_id, decision: decision === "approve" ? "decline" : "approve" });
    expect((await asked(bench, order)).data).toMatchObject({ state, attempts: [{ state: attemptState }] });
    expect(captures(bench, order)).toHaveLength(decision === "approve" ? 1 : 0);
  });

  test("behavior: left at the bank's page, given up after a while, and not taken when the answer comes then", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ payBy: Date.UTC(2026, 10, 21, 12) });
    const { data } = await bench.pay(order, { token: await bench.card(cards.challenged) });
    bench.clock.advance(attemptLifetimeMs);
    await bench.ask(answerChallenge, { attempt_id: data?.attempt_id ?? "", decision: "approve" });
    expect((await asked(bench, order)).data).toMatchObject({ state: "failed", attempts: [{ state: "expired" }] });
    expect(captures(bench, order)).toEqual([]);
  });

  test("behavior: forced through the SDK", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.challenged) });
    const { data } = await bench.ask(financialEndpoints.processWithSdk, request);
    expect(data).toMatchObject({ state: "needs_sdk", sdk: { provider: "sandbox-pay" } });
    const { attempt_id } = request;
    expect((await bench.ask(continueProcess, { attempt_id, sdk_result: "nonsense" })).error).toMatchObject({
      field: "sdk_result",
    });
    expect((await bench.ask(continueProcess, { attempt_id, sdk_result: "approved" })).data).toMatchObject({
      state: "received",
    });
    expect((await bench.ask(continueProcess, { attempt_id, sdk_result: "declined" })).data).toMatchObject({
      state: "received",
    });
  });

  test("behavior: a wrong card is refused by field, and no digit but the last four is kept or logged", async () => {
    const bench = openOrders();
    const typed = { number: cards.good, expiry: "08/31", cvc: "739", holder: "Sana Malik" };
    for (const [field, value] of [
      ["number", "4242424242424241"],
      ["expiry", "13/31"],
      ["expiry", "01/20"],
      ["cvc", "1"],
      ["holder", " "],
    ]) {
      const { error } = await bench.ask(financialEndpoints.tokeniseCard, { ...typed, [String(field)]: value });
      expect(error).toMatchObject({ code: "validation_failed", field });
    }
    const { data } = await bench.ask(financialEndpoints.tokeniseCard, typed);
    expect(data).toMatchObject({ masked: "•••• 4242", brand: "Visa", expiry: "08/31" });
    const order = await bench.reserve();
    await bench.pay(order, { token: data?.token ?? "" });
    const kept = JSON.stringify([
      bench.journal.entries(),
      bench.store.names().map((name) => bench.store.collection(name).all()),
    ]);
    expect(kept).not.toContain("4242424242424242");
    expect(kept).not.toContain(cards.good);
    expect(kept).not.toMatch(/\b739\b/);
    expect(JSON.stringify(bench.journal.entries())).not.toContain(data?.token);
  });
});

describe("code by phone", () => {
  const wait = async (bench: OrderBench, order: Order, phone = mobile) =>
    bench.pay(order, { method: "jazzcash", mobile: phone });

  test("default: a code, then the payment with the method's fee", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const { data } = await wait(bench, order);
    expect(data).toMatchObject({
      state: "needs_otp",
      amount: { amount: "10100.00" },
      otp: { length: 6, tries_left: 5, masked: "+92 *** ***7890" },
    });
    const attempt_id = data?.attempt_id ?? "";
    expect((await bench.ask(continueProcess, { attempt_id, otp: "000000" })).error).toMatchObject({
      code: "otp_invalid",
      meta: { tries_left: 4 },
    });
    expect((await asked(bench, order)).data).toMatchObject({
      state: "pending",
      current: { state: "needs_otp", otp: { tries_left: 4 } },
    });
    expect((await bench.ask(continueProcess, { attempt_id, otp: bench.codeFor(mobile) })).data).toMatchObject({
      state: "received",
    });
    expect(bench.ledger.order(order.id, "PKR")).toEqual({ captured: 1_010_000, refunded: 0 });
  });

  test("behavior: five wrong codes fail the payment", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const attempt_id = (await wait(bench, order)).data?.attempt_id ?? "";
    for (let count = 0; count < 4; count += 1) await bench.ask(continueProcess, { attempt_id, otp: "000000" });
    expect((await bench.ask(continueProcess, { attempt_id, otp: "000000" })).data).toMatchObject({
      state: "failed",
      decline: { code: "otp_locked" },
    });
    expect((await wait(bench, order)).error).toMatchObject({ code: "otp_locked" });
    expect((await bench.pay(order, { token: await bench.card(cards.good) })).data).toMatchObject({ state: "received" });
  });

  test("behavior: wrong once, dead on arrival and sent again, paid after four minutes, by the number's ending", async () => {
    const bench = openOrders();
    const stumbling = await bench.reserve();
    const first = (await wait(bench, stumbling, "+923214560000")).data?.attempt_id ?? "";
    const code = bench.codeFor("+923214560000");
    expect((await bench.ask(continueProcess, { attempt_id: first, otp: code })).error).toMatchObject({
      code: "otp_invalid",
    });
    expect((await bench.ask(continueProcess, { attempt_id: first, otp: code })).data).toMatchObject({
      state: "received",
    });

    const dead = await bench.reserve();
    const request = await bench.paymentOf(dead, { method: "jazzcash", mobile: "+923214561111" });
    const { attempt_id } = request;
    await bench.ask(process, request);
    expect((await bench.ask(continueProcess, { attempt_id, otp: bench.codeFor("+923214561111") })).error).toMatchObject(
      { code: "otp_expired" },
    );
    expect((await bench.ask(process, { ...request, resend: 1 })).error).toMatchObject({ code: "rate_limited" });
    bench.clock.advance(minuteMs);
    await bench.ask(process, { ...request, resend: 1 });
    expect((await bench.ask(continueProcess, { attempt_id, otp: bench.codeFor("+923214561111") })).data).toMatchObject({
      state: "received",
    });

    const slow = await bench.reserve();
    const late = (await wait(bench, slow, "+923214562222")).data?.attempt_id ?? "";
    expect(
      (await bench.ask(continueProcess, { attempt_id: late, otp: bench.codeFor("+923214562222") })).data,
    ).toMatchObject({ state: "pending" });
    bench.clock.advance(5 * minuteMs);
    expect((await asked(bench, slow)).data).toMatchObject({ state: "received", booking: { status: "Confirmed" } });
  });

  test("behavior: another number needs the first attempt given up", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const attempt_id = (await wait(bench, order)).data?.attempt_id ?? "";
    const other = "+923334567890";
    expect((await wait(bench, order, other)).error).toMatchObject({
      code: "payment_pending",
      meta: { attempt_id, state: "needs_otp" },
    });
    expect((await bench.ask(continueProcess, { attempt_id, cancel: 1 })).data).toMatchObject({
      state: "failed",
      decline: { code: "cancelled" },
    });
    expect((await asked(bench, order)).data).toMatchObject({ state: "failed", attempts: [{ state: "cancelled" }] });
    expect((await wait(bench, order, other)).data).toMatchObject({ state: "needs_otp" });
  });

  test("behavior: a code that may not be sent leaves no attempt and holds nothing", async () => {
    const bench = openOrders();
    await wait(bench, await bench.reserve());
    const order = await bench.reserve({ userId: ayesha.id });
    const change = { method: "jazzcash", mobile, use_promo_credits: true };
    const answer = await bench.pay(order, change, { userId: ayesha.id });
    expect(answer.error).toMatchObject({ code: "rate_limited" });
    expect((await bench.ask(inquiry, { order_ref_id: order.id }, { userId: ayesha.id })).data).toMatchObject({
      state: "not_found",
    });
    expect(bench.ledger.balance(promoAccount(ayesha.id), "PKR")).toBe(250_000);
  });
});

describe("what a payment must agree with", () => {
  test("behavior: a changed price, amount or currency is refused with the price that holds", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good) });
    for (const change of [
      { quote_hash: "another-hash" },
      { amount: { amount: "9999.99", currency: "PKR" } },
      { amount: { amount: "10000.00", currency: "SAR" } },
    ]) {
      expect((await bench.ask(process, { ...request, ...change })).error).toMatchObject({
        code: "price_changed",
        meta: { quote_hash: order.quoteHash, total: { amount: "10000.00", currency: "PKR" } },
      });
    }
    expect((await asked(bench, order)).data).toMatchObject({ state: "not_found", attempts: [] });
  });

  test("behavior: an order that is over, paid or somebody else's is not paid", async () => {
    const bench = openOrders();
    const [late, done, own] = [
      await bench.reserve(),
      await bench.reserve(),
      await bench.reserve({ userId: ayesha.id }),
    ];
    await bench.pay(done, { token: await bench.card(cards.good) });
    expect((await bench.pay(done, { token: await bench.card(cards.good) })).error).toMatchObject({
      code: "duplicate_order",
      meta: { status: "Processing" },
    });
    const request = await bench.paymentOf(own, { token: await bench.card(cards.good) }, { userId: ayesha.id });
    for (const options of [{}, { userId: noura.id }]) {
      expect(await bench.ask(process, request, options)).toMatchObject({ status: 404 });
      expect((await bench.ask(inquiry, { order_ref_id: own.id }, options)).data).toMatchObject({
        state: "not_found",
        booking: null,
      });
    }
    const inTime = await bench.paymentOf(late, { token: await bench.card(cards.good) });
    bench.clock.advance(30 * minuteMs);
    expect(await bench.ask(process, inTime)).toMatchObject({
      status: 410,
      error: { code: "quote_expired", meta: { status: "Expired" } },
    });
    expect(bench.orderOf(late.id).status).toBe("Expired");
  });

  test("behavior: an attempt id belongs to one payment", async () => {
    const bench = openOrders();
    const [one, other] = [await bench.reserve(), await bench.reserve()];
    const request = await bench.paymentOf(one, { token: await bench.card(cards.good) });
    await bench.ask(process, request);
    expect((await bench.ask(process, { ...request, order_ref_id: other.id })).error).toMatchObject({
      code: "duplicate_order",
      field: "attempt_id",
    });
  });

  test("behavior: the payer who answers after the booking was withdrawn pays nothing", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const { data } = await bench.pay(order, { method: "jazzcash", mobile });
    await bench.move(order, "order.withdrawn");
    const answer = await bench.ask(continueProcess, { attempt_id: data?.attempt_id ?? "", otp: bench.codeFor(mobile) });
    expect(answer.data).toMatchObject({ state: "failed", decline: { code: "cancelled" } });
    expect(captures(bench, order)).toEqual([]);
  });
});

describe("deductions", () => {
  const as = { userId: ayesha.id };

  test("default: promo credits, voucher, balance and method, each once and in this order", async () => {
    const bench = openOrders();
    const order = await bench.reserve({
      userId: ayesha.id,
      amountDue: { minor: 8_000_000, currency: "PKR" },
      lines: [{ kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 8_000_000 }],
    });
    const wishes = { use_promo_credits: true, voucher: "eid10", use_balance: true };
    const { data } = await bench.ask(checkDiscount, { order_ref_id: order.id, method: "card", ...wishes }, as);
    expect(data?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["base", "80000.00"],
      ["promo_credit", "-2500.00"],
      ["voucher", "-5000.00"],
      ["balance", "-60000.00"],
    ]);
    expect(data).toMatchObject({ total: "12500.00", reason: null });
    expect((await bench.pay(order, { token: await bench.card(cards.good), ...wishes }, as)).data).toMatchObject({
      state: "received",
      amount: { amount: "12500.00" },
    });
    expect(bench.ledger.order(order.id, "PKR").captured).toBe(7_500_000);
    expect(bench.ledger.balance(promoAccount(ayesha.id), "PKR")).toBe(0);
    const next = await bench.reserve({ userId: ayesha.id });
    expect((await bench.ask(checkDiscount, { order_ref_id: next.id, voucher: "EID10" }, as)).data).toMatchObject({
      reason: "voucher_used",
      total: "10000.00",
    });
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: before there is an order a voucher says what it would take off, up to its cap, and sets nothing aside", async () => {
    const bench = openOrders();
    const ask = (voucher: string, amount: string, currency = "PKR") =>
      bench.ask(checkVoucher, { voucher, amount: { amount, currency }, email: "hamza@example.com" });
    expect((await ask("eid10", "20000.00")).data).toMatchObject({ discount: { amount: "2000.00" }, reason: null });
    expect((await ask("EID10", "242869.00")).data).toMatchObject({
      voucher: "EID10",
      title: expect.stringContaining("up to Rs 5,000"),
      discount: { amount: "5000.00", currency: "PKR" },
    });
    expect((await ask("EID10", "1500.00")).data).toMatchObject({ reason: "voucher_not_applicable" });
    expect((await ask("EXPIRED1", "20000.00")).data).toMatchObject({ reason: "voucher_expired" });
    expect((await ask("NOSUCH", "20000.00")).data).toMatchObject({ reason: "voucher_invalid", title: null });
    expect((await ask("EID10", "20000.00", "XXX")).error).toMatchObject({ code: "validation_failed", field: "amount" });
  });

  test("behavior: what was set aside comes back when the card is declined, and the voucher counts again", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id });
    const wishes = { use_promo_credits: true, voucher: "EID10" };
    await bench.pay(order, { token: await bench.card(cards.declined), ...wishes }, as);
    expect(bench.ledger.balance(promoAccount(ayesha.id), "PKR")).toBe(250_000);
    // Of another order as much as of this one: nothing was bought with it.
    const other = await bench.reserve({ userId: ayesha.id });
    const asked = { order_ref_id: other.id, method: "card", voucher: "EID10" } as const;
    expect((await bench.ask(checkDiscount, asked, as)).data).toMatchObject({ reason: null, total: "9000.00" });
    expect((await bench.pay(order, { token: await bench.card(cards.good), ...wishes }, as)).data).toMatchObject({
      state: "received",
      amount: { amount: "6500.00" },
    });
    expect((await bench.ask(checkDiscount, asked, as)).data).toMatchObject({ reason: "voucher_used" });
  });

  test.each([
    ["EXPIRED1", "voucher_expired"],
    ["USED1", "voucher_used"],
    ["NOSUCH", "voucher_invalid"],
  ])("behavior: voucher %s is refused as %s", async (voucher, reason) => {
    const bench = openOrders();
    const order = await bench.reserve();
    expect((await bench.ask(checkDiscount, { order_ref_id: order.id, voucher })).data).toMatchObject({
      reason,
      total: "10000.00",
    });
    const request = await bench.paymentOf(order, { token: await bench.card(cards.good), voucher });
    expect((await bench.ask(process, request)).error).toMatchObject({ code: reason, field: "voucher" });
  });

  test("behavior: the balance alone pays when it suffices", async () => {
    const bench = openOrders();
    const order = await bench.reserve({ userId: ayesha.id });
    expect((await bench.pay(order, { method: "wallet_balance" }, as)).data).toMatchObject({
      state: "received",
      amount: { amount: "10000.00" },
    });
    const dear = await bench.reserve({
      userId: ayesha.id,
      amountDue: { minor: 9_000_000, currency: "PKR" },
      lines: [{ kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 9_000_000 }],
    });
    expect((await bench.pay(dear, { method: "wallet_balance" }, as)).error).toMatchObject({
      code: "insufficient_funds",
    });
    expect(bench.ledger.audit()).toEqual([]);
  });
});

describe("methods", () => {
  test("default: those of the edition, each with its reason when it cannot be used", async () => {
    const bench = openOrders();
    const order = await bench.reserve({
      amountDue: { minor: 30_000, currency: "PKR" },
      lines: [{ kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 30_000 }],
    });
    const { data } = await bench.ask(paymentMethods, { order_ref_id: order.id });
    const reasons = Object.fromEntries(
      data?.methods.map(({ code, enabled, reason }) => [code, enabled ? "enabled" : reason]) ?? [],
    );
    expect(reasons).toEqual({
      card: "enabled",
      saved_card: "sign_in",
      jazzcash: "enabled",
      easypaisa: "enabled",
      wallet_balance: "sign_in",
      bank_transfer: "enabled",
      otc_voucher: "below_min",
      instalment: "enabled",
    });
    const saudi = await bench.ask(paymentMethods, { order_ref_id: order.id }, { country: "SA", userId: noura.id });
    expect(saudi.data?.methods.find(({ code }) => code === "mada")).toMatchObject({
      enabled: false,
      reason: "currency",
    });
    expect(saudi.data?.wallet).toBeNull();
  });

  test("default: a card saved with a code pays later, and is forgotten on demand", async () => {
    const bench = openOrders();
    const as = { userId: ayesha.id };
    const { data } = await bench.ask(
      financialEndpoints.saveAccount,
      { kind: "card", token: await bench.card(cards.declined) },
      as,
    );
    const account_uuid = data?.account.account_uuid ?? "";
    const order = await bench.reserve({ userId: ayesha.id });
    const request = await bench.paymentOf(order, { method: "saved_card", account_uuid }, as);
    expect((await bench.ask(process, request, as)).error).toMatchObject({ field: "account_uuid" });
    const verify = { account_uuid, otp: bench.codeFor(ayesha.phone) };
    expect((await bench.ask(financialEndpoints.verifyAccount, verify, { userId: noura.id })).status).toBe(404);
    expect((await bench.ask(financialEndpoints.verifyAccount, verify, as)).data).toMatchObject({
      account: { verified: true, masked: "•••• 0002" },
    });
    bench.clock.advance(20 * minuteMs);
    expect((await bench.ask(process, request, as)).data).toMatchObject({
      state: "failed",
      decline: { code: "payment_declined" },
    });
    expect((await bench.ask(financialEndpoints.deleteAccount, { account_uuid }, as)).data).toEqual({ deleted: true });
    expect((await bench.ask(financialEndpoints.savedAccounts, {}, as)).data?.accounts).toHaveLength(3);
  });

  test("behavior: a voucher for the counter, paid in time", async () => {
    const bench = openOrders();
    const order = await bench.reserve();
    const { data } = await bench.pay(order, { method: "otc_voucher", mobile: "+923001112222" });
    expect(data).toMatchObject({
      state: "voucher_issued",
      amount: { amount: "10050.00" },
      voucher: { pay_before: "2026-11-21T09:30:00.000Z" },
    });
    bench.clock.advance(5 * minuteMs);
    expect((await asked(bench, order)).data).toMatchObject({ state: "received", booking: { status: "Confirmed" } });
  });
});
