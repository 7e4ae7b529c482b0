import { expect, test } from "vitest";
import { ayesha, cards, openOrders } from "../../testing/orders.fixture.ts";
import { paymentsWire } from "./booking-wire.ts";

const as = { userId: ayesha.id };

test("default: who pays with their own money first and the rest by card is told both, and they come to what was due", async () => {
  const bench = openOrders();
  const order = await bench.reserve({ userId: ayesha.id });
  await bench.pay(order, { token: await bench.card(cards.good), use_promo_credits: true }, as);
  expect(paymentsWire(bench, bench.orderOf(order.id))).toMatchObject([
    { method: "card", state: "received", amount: "7500.00" },
    { method: "promo_credit", state: "received", amount: "2500.00" },
  ]);
});
