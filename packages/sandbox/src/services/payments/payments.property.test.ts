import { cancellationEndpoints, financialEndpoints, walletEndpoints } from "@safar/api-clients/wire";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ayesha, cards, dayMs, minuteMs, type OrderBench, openOrders } from "../../testing/orders.fixture.ts";
import { refundsOf } from "../fulfilment/refunds.ts";
import { attemptsIn, attemptsOf } from "../orders/attempt.ts";
import { amountOf } from "../orders/money.ts";
import type { Order } from "../orders/order.ts";
import { ordersIn } from "../orders/order.ts";
import { statusAfter } from "../orders/order-status.ts";
import { withdrawalsIn } from "../payouts/withdrawals.ts";
import { cashAccount } from "../wallet/wallets.ts";

const as = { userId: ayesha.id };
const lastNames = ["Malik", "PARTIAL", "PARTLATE", "REFUSED", "SCHEDULE"] as const;
const phones = ["+923214560000", "+923214561111", "+923214562222", "+923001113333", "+923214567890"] as const;

const deductions = fc.record({
  use_balance: fc.boolean(),
  use_promo_credits: fc.boolean(),
  voucher: fc.constantFrom(undefined, "EID10"),
});
const orderIndex = fc.nat(1);

const step = fc.oneof(
  fc.record({
    type: fc.constant("card" as const),
    order: orderIndex,
    number: fc.constantFrom(...Object.values(cards)),
    wishes: deductions,
    isRepeated: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("method" as const),
    order: orderIndex,
    method: fc.constantFrom("jazzcash", "otc_voucher", "wallet_balance", "instalment"),
    mobile: fc.constantFrom(...phones),
    wishes: deductions,
  }),
  fc.record({ type: fc.constant("code" as const), order: orderIndex, isRight: fc.boolean() }),
  fc.record({
    type: fc.constant("bank" as const),
    order: orderIndex,
    decision: fc.constantFrom("approve" as const, "decline" as const),
  }),
  fc.record({ type: fc.constant("giveUp" as const), order: orderIndex }),
  fc.record({ type: fc.constant("inquire" as const), order: orderIndex }),
  fc.record({
    type: fc.constant("cancel" as const),
    order: orderIndex,
    to: fc.constantFrom("original" as const, "wallet" as const),
    isTwice: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("withdraw" as const),
    amount: fc.constantFrom("500.00", "20000.00", "45000.00"),
    isConfirmed: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("wait" as const),
    ms: fc.constantFrom(1_000, 10_000, 5 * minuteMs, 31 * minuteMs, 3 * 60 * minuteMs, dayMs, 4 * dayMs),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const liveAttempt = (bench: OrderBench, order: Order) => attemptsOf(bench.store, order.id).at(-1);

const take = async (bench: OrderBench, orders: readonly Order[], action: Step): Promise<void> => {
  if (action.type === "wait") {
    bench.clock.advance(action.ms);
    return;
  }
  if (action.type === "withdraw") {
    const attempt_id = `withdraw-${bench.clock.now()}`;
    const request = {
      action: "request" as const,
      bank: "SCBL",
      iban: "PK36SCBL0000001123456702",
      title: "Ayesha Siddiqui",
      amount: { amount: action.amount, currency: "PKR" },
      attempt_id,
    };
    const { data } = await bench.ask(walletEndpoints.withdrawal, request, as);
    await bench.ask(walletEndpoints.withdrawal, request, as);
    const order_ref_id = data?.withdrawal?.order_ref_id;
    if (action.isConfirmed && order_ref_id !== undefined) {
      await bench.ask(walletEndpoints.verifyWithdrawal, { order_ref_id, otp: bench.codeFor(ayesha.phone) }, as);
    }
    return;
  }
  const order = orders[action.order];
  if (order === undefined) return;
  const attempt = liveAttempt(bench, order);
  if (action.type === "card") {
    const request = await bench.paymentOf(order, { token: await bench.card(action.number), ...action.wishes }, as);
    await bench.ask(financialEndpoints.process, request, as);
    if (action.isRepeated) await bench.ask(financialEndpoints.process, request, as);
  } else if (action.type === "method") {
    await bench.pay(order, { method: action.method, mobile: action.mobile, ...action.wishes }, as);
  } else if (action.type === "inquire") {
    await bench.ask(financialEndpoints.inquiry, { order_ref_id: order.id }, as);
  } else if (action.type === "cancel") {
    const { data } = await bench.ask(cancellationEndpoints.cancellation, { action: "quote", uuid: order.uuid }, as);
    if (data?.state !== "quoted") return;
    const confirm = {
      action: "confirm" as const,
      uuid: order.uuid,
      refund_quote_id: data.refund_quote_id,
      to: action.to,
    };
    const first = await bench.ask(cancellationEndpoints.cancellation, confirm, as);
    if (action.isTwice)
      expect((await bench.ask(cancellationEndpoints.cancellation, confirm, as)).data).toEqual(first.data);
  } else if (attempt !== undefined) {
    const attempt_id = attempt.id;
    if (action.type === "giveUp") await bench.ask(financialEndpoints.continueProcess, { attempt_id, cancel: 1 }, as);
    if (action.type === "bank")
      await bench.ask(financialEndpoints.answerChallenge, { attempt_id, decision: action.decision }, as);
    if (action.type === "code" && attempt.mobile !== null && attempt.codeRequest !== null) {
      const otp = action.isRight ? bench.codeFor(attempt.mobile) : "000000";
      await bench.ask(financialEndpoints.continueProcess, { attempt_id, otp }, as);
    }
  }
};

/** The rules that no order of events may break. */
const check = (bench: OrderBench): void => {
  expect(bench.ledger.audit()).toEqual([]);
  expect(bench.journal.entries().filter(({ problem }) => problem !== undefined)).toEqual([]);
  for (const order of ordersIn(bench.store).all()) {
    for (const { from, to, event } of order.history) {
      if (from !== null && event !== "order.opened") expect(statusAfter(from, event)).toBe(to);
    }
    expect(order.history.at(-1)?.to).toBe(order.status);
    const { captured, refunded } = bench.ledger.order(order.id, order.amountDue.currency);
    const attempts = attemptsOf(bench.store, order.id);
    const received = attempts.filter(({ isCaptured }) => isCaptured);
    expect(received.length).toBeLessThanOrEqual(1);
    expect(captured).toBe(
      received.reduce((sum, one) => sum + one.externalMinor + one.balanceMinor + one.promoMinor, 0),
    );
    const settled = refundsOf(bench.store, order.id).filter(({ settledAt }) => settledAt !== null);
    expect(refunded).toBe(settled.reduce((sum, { minor }) => sum + minor, 0));
    expect(refunded).toBeLessThanOrEqual(captured);
    if (["Processing", "Confirmed", "Refunded", "Refund In Progress"].includes(order.status))
      expect(captured).toBeGreaterThan(0);
    if (order.status === "Refunded") expect(attempts.filter(({ state }) => state === "received")).toHaveLength(1);
  }
  const held = withdrawalsIn(bench.store).all();
  for (const { minor, chargesMinor, id, status } of held) {
    const net = bench.ledger.movements({ order: id }).filter(({ kind }) => kind === "withdraw");
    expect(net.map(({ amount }) => amount)).toEqual(status === "paid" ? [minor - chargesMinor] : []);
  }
};

/** Once everything has settled, nothing is left set aside and nothing is on its way. */
const checkSettled = (bench: OrderBench): void => {
  bench.clock.advance(40 * dayMs);
  check(bench);
  for (const { id } of [...attemptsIn(bench.store).all(), ...withdrawalsIn(bench.store).all()]) {
    expect(bench.ledger.balance(`held:${id}`, "PKR")).toBe(0);
  }
  for (const { status } of ordersIn(bench.store).all())
    expect(["Processing", "Refund In Progress", "Pending"]).not.toContain(status);
};

const reserveOrders = async (bench: OrderBench, [one, other]: readonly [string, string]) => [
  await bench.reserve({ userId: ayesha.id, travellers: [{ id: "p1", firstName: "Sana", lastName: one }] }),
  await bench.reserve({
    userId: ayesha.id,
    amountDue: { minor: 5_400_007, currency: "PKR" },
    lines: [{ kind: "base", code: "fare", title: "Fare", titleAr: "الأجرة", minor: 5_400_007 }],
    travellers: [
      { id: "p1", firstName: "Sana", lastName: "Malik" },
      { id: "p2", firstName: "Omar", lastName: other },
    ],
  }),
];

test("property: whatever happens in whatever order, money is taken once, comes back at most once, and statuses follow the table", async () => {
  const names = fc.constantFrom(...lastNames);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(names, names),
      fc.array(step, { minLength: 4, maxLength: 18 }),
      async (lastNamesOfOrders, steps) => {
        const bench = openOrders();
        const orders = await reserveOrders(bench, lastNamesOfOrders);
        for (const action of steps) {
          await take(bench, orders, action);
          check(bench);
        }
        checkSettled(bench);
      },
    ),
    { numRuns: 120, seed: 20_261_121 },
  );
}, 60_000);

test("behavior: the wallet's money is the sum of its movements after all of it", async () => {
  const bench = openOrders();
  const before = bench.ledger.balance(cashAccount(ayesha.id), "PKR");
  expect(amountOf(before, "PKR")).toBe("60000.00");
  const [order] = await reserveOrders(bench, ["Malik", "Malik"]);
  if (order === undefined) throw new Error("There is no order.");
  await bench.pay(order, { method: "wallet_balance" }, as);
  const { data } = await bench.ask(walletEndpoints.transactions, {}, as);
  expect(data?.items[0]).toMatchObject({
    kind: "spend",
    amount: "-10000.00",
    balance_after: "50000.00",
    ref: order.id,
  });
});
