import { cancellationEndpoints, financialEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { ayesha, cards, dayMs, hourMs, minuteMs, type OrderBench, openOrders } from "../../testing/orders.fixture.ts";
import type { Order } from "./order.ts";
import { type OrderEvent, type OrderStatus, orderMoves, orderStatuses, statusAfter } from "./order-status.ts";

const named = (lastName: string) => ({ travellers: [{ id: "p1", firstName: "Sana", lastName }] });
const party = (lastName: string) => ({
  travellers: [
    { id: "p1", firstName: "Sana", lastName: "Malik" },
    { id: "p2", firstName: "Omar", lastName },
  ],
});

const paid = async (bench: OrderBench, change: Parameters<OrderBench["reserve"]>[0] = {}): Promise<Order> => {
  const order = await bench.reserve(change);
  await bench.pay(order, { token: await bench.card(cards.good) });
  return order;
};

const confirmed = async (bench: OrderBench, change: Parameters<OrderBench["reserve"]>[0] = {}) => {
  const order = await paid(bench, change);
  bench.clock.advance(minuteMs);
  return order;
};

const cancel = async (bench: OrderBench, order: Order) => {
  const contact = order.contact.email;
  const { data } = await bench.ask(cancellationEndpoints.cancellation, { action: "quote", uuid: order.uuid, contact });
  const refund_quote_id = data?.state === "quoted" ? data.refund_quote_id : "";
  return bench.ask(cancellationEndpoints.cancellation, {
    action: "confirm",
    uuid: order.uuid,
    contact,
    refund_quote_id,
  });
};

const lateSlip = (bench: OrderBench, order: Order) =>
  bench.pay(order, { method: "otc_voucher", mobile: "+923001113333" });

/** How each move comes about; what the rooms of the lines of business do is done through the shop. */
const ways: Record<string, (bench: OrderBench) => Promise<Order>> = {
  "Pending payment.captured": (bench) => paid(bench),
  "Pending payment.lost": async (bench) => {
    const order = await bench.reserve();
    await bench.pay(order, { token: await bench.card(cards.lost) });
    return order;
  },
  "Pending deadline.passed": async (bench) => {
    const order = await bench.reserve();
    bench.clock.advance(hourMs);
    return order;
  },
  "Pending order.withdrawn": async (bench) => {
    const order = await bench.reserve();
    await cancel(bench, order);
    return order;
  },
  "Processing ticketing.completed": (bench) => confirmed(bench),
  "Processing ticketing.partCompleted": (bench) => confirmed(bench, party("PARTIAL")),
  "Processing ticketing.refused": (bench) => confirmed(bench, named("REFUSED")),
  "Partially Confirmed ticketing.completed": async (bench) => {
    const order = await confirmed(bench, party("PARTLATE"));
    bench.clock.advance(hourMs);
    return order;
  },
  "Partially Confirmed ticketing.refused": async (bench) => {
    const order = await confirmed(bench, party("PARTIAL"));
    bench.clock.advance(dayMs);
    return order;
  },
  "Confirmed schedule.changed": async (bench) => {
    const order = await confirmed(bench, named("SCHEDULE"));
    bench.clock.advance(dayMs);
    return order;
  },
  "Confirmed cancellation.refunding": async (bench) => {
    const order = await confirmed(bench);
    await cancel(bench, order);
    return order;
  },
  "Refund In Progress refund.settled": async (bench) => {
    const order = await confirmed(bench);
    await cancel(bench, order);
    bench.clock.advance(4 * dayMs);
    return order;
  },
  "Refund In Progress refund.partSettled": async (bench) => {
    const order = await confirmed(bench, party("PARTIAL"));
    bench.clock.advance(5 * dayMs);
    return order;
  },
  "Expired payment.captured": async (bench) => {
    const order = await bench.reserve();
    await lateSlip(bench, order);
    bench.clock.advance(3 * hourMs);
    return order;
  },
  "Cancelled payment.captured": async (bench) => {
    const order = await bench.reserve();
    await lateSlip(bench, order);
    await cancel(bench, order);
    bench.clock.advance(3 * hourMs);
    return order;
  },
};

/** Moves that only a line of business makes, from a status that the shop has brought about. */
const byVertical: readonly (readonly [OrderStatus, readonly OrderEvent[], OrderEvent])[] = [
  ["Confirmed", [], "change.completed"],
  ["Confirmed", [], "cancellation.forfeited"],
  ["Confirmed", [], "supplier.calledOff"],
  ["Updated", ["schedule.changed"], "schedule.changed"],
  ["Updated", ["schedule.changed"], "schedule.accepted"],
  ["Updated", ["schedule.changed"], "change.completed"],
  ["Updated", ["schedule.changed"], "supplier.calledOff"],
  ["Updated", ["schedule.changed"], "cancellation.refunding"],
  ["Updated", ["schedule.changed"], "cancellation.forfeited"],
  ["Modified", ["change.completed"], "schedule.changed"],
  ["Modified", ["change.completed"], "supplier.calledOff"],
  ["Modified", ["change.completed"], "cancellation.refunding"],
  ["Modified", ["change.completed"], "cancellation.forfeited"],
];

const fromPart: readonly OrderEvent[] = [
  "schedule.changed",
  "change.completed",
  "supplier.calledOff",
  "cancellation.refunding",
  "cancellation.forfeited",
];

const moves = orderStatuses.flatMap((from) =>
  Object.entries(orderMoves[from]).map(([event, to]) => ({ from, event, to, name: `${from} ${event}` })),
);

describe("every move of the table comes about", () => {
  test.each(Object.keys(ways))("default: %s", async (name) => {
    const bench = openOrders();
    const order = await ways[name]?.(bench);
    const history = bench.orderOf(order?.id ?? "").history.map(({ from, to, event }) => ({ from, to, event }));
    const move = moves.find((one) => one.name === name);
    expect(history).toContainEqual({ from: move?.from, to: move?.to, event: move?.event });
    expect(bench.ledger.audit()).toEqual([]);
  });

  test.each(byVertical)("default: %s after %j, %s", async (from, before, event) => {
    const bench = openOrders();
    const order = await confirmed(bench);
    for (const step of before) await bench.move(order, step);
    expect(bench.orderOf(order.id).status).toBe(from);
    expect((await bench.move(order, event)).status).toBe(statusAfter(from, event));
  });

  test.each(fromPart)("default: Partially Confirmed, %s", async (event) => {
    const bench = openOrders();
    const order = await confirmed(bench, party("PARTIAL"));
    expect((await bench.move(order, event)).status).toBe(statusAfter("Partially Confirmed", event));
  });

  test("default: no move is left out", () => {
    const reached = new Set([
      ...Object.keys(ways),
      ...byVertical.map(([from, , event]) => `${from} ${event}`),
      ...fromPart.map((event) => `Partially Confirmed ${event}`),
    ]);
    expect(moves.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  });
});

test("behavior: a move that the table lacks cannot be made", async () => {
  const events = [...new Set(moves.map(({ event }) => event))].filter(
    (event): event is OrderEvent => event in allEvents,
  );
  const bench = openOrders();
  const order = await bench.reserve();
  for (const event of events.filter((event) => statusAfter("Pending", event) === undefined)) {
    expect((await bench.move(order, event)).status).toBe("Pending");
  }
  expect(bench.orderOf(order.id).history).toHaveLength(1);
  expect(bench.journal.entries().filter(({ problem }) => problem?.includes("cannot happen"))).toHaveLength(
    events.length - 4,
  );
});

const allEvents = Object.fromEntries(moves.map(({ event }) => [event, true]));

test("behavior: what comes late never revives a booking, and goes back", async () => {
  const bench = openOrders();
  const order = await bench.reserve();
  await lateSlip(bench, order);
  bench.clock.advance(hourMs);
  const asked = () => bench.ask(financialEndpoints.inquiry, { order_ref_id: order.id });
  expect((await asked()).data).toMatchObject({ state: "failed", booking: { status: "Expired" } });
  bench.clock.advance(hourMs);
  expect((await asked()).data).toMatchObject({ state: "received", booking: { status: "Refund In Progress" } });
  bench.clock.advance(4 * dayMs);
  expect((await asked()).data).toMatchObject({
    state: "refunded",
    captured_total: { amount: "10050.00" },
    refunded_total: { amount: "10050.00" },
    booking: { status: "Refunded" },
  });
});

test("behavior: a booking's own channel and its owner's hear of each move", async () => {
  const bench = openOrders();
  const order = await confirmed(bench, { userId: null });
  expect(bench.events).toContainEqual({ channel: `private-booking.${order.uuid}`, event: "booking.updated" });
  expect(bench.events).toContainEqual({ channel: `private-booking.${order.uuid}`, event: "payment.updated" });
  expect(bench.events.some(({ channel }) => channel.startsWith("private-user."))).toBe(false);
  const owned = await bench.reserve({ userId: ayesha.id });
  await bench.pay(owned, { method: "wallet_balance" }, { userId: ayesha.id });
  expect(bench.events).toContainEqual({ channel: `private-user.${ayesha.id}`, event: "booking.updated" });
});
