import { flightBookingsEndpoints, flightsEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import {
  cards,
  dayMs,
  hourMs,
  minuteMs,
  type OrderBench,
  openOrders,
  orderRooms,
} from "../../../testing/orders.fixture.ts";
import { notificationsIn } from "../../notices/notices.ts";
import type { Order } from "../../orders/order.ts";
import { flightRooms, passengersFor, quoteOf, reserve, reserveRequest, search } from "../flights.fixture.ts";

const { flightBooking, quoteFlightRefund, processFlightRefund, respondToFlightChange } = flightBookingsEndpoints;

const confirm = "ayesha@example.com";
const party = { adult: 2, child: 0, infant: 0 };

const open = () => openOrders({ services: [...flightRooms, ...orderRooms] });

const booked = async (bench: OrderBench, lastName = "Siddiqui", route = "LHE-JED", fare = 0) => {
  const results = await search(bench, route, { travellers: party });
  const first = await quoteOf(bench, results);
  const families = await bench.ask(flightsEndpoints.fares, {
    RefID: results.RefID,
    ItineraryRefID: first.Itinerary.ItineraryRefID,
  });
  const { data: quote = first } = await bench.ask(flightsEndpoints.requote, {
    RefID: first.RefID,
    FareRefID: families.data?.Fares[fare]?.FareRefID,
  });
  const { data } = await reserve(bench, reserveRequest(quote, { passengers: passengersFor(quote, lastName) }));
  if (data === undefined) throw new Error("The reservation was refused.");
  return data;
};

const read = async (bench: OrderBench, uuid: string) => {
  const { data } = await bench.ask(flightBooking, { uuid, confirm });
  if (data === undefined) throw new Error(`There is no booking ${uuid}.`);
  return data;
};

const pay = async (bench: OrderBench, id: string) =>
  bench.pay(bench.orderOf(id), { token: await bench.card(cards.good) });

/** Reserved, paid and given to the airline. */
const ticketed = async (bench: OrderBench, lastName = "Siddiqui", fare = 0) => {
  const { uuid, order_ref_id } = await booked(bench, lastName, "LHE-JED", fare);
  await pay(bench, order_ref_id);
  bench.clock.advance(10_000);
  return { uuid, order: order_ref_id };
};

const actionsOf = ({ actions }: Awaited<ReturnType<typeof read>>): readonly string[] => actions.map(({ kind }) => kind);

const inventory = (bench: OrderBench): number =>
  bench.store
    .collection<{ id: string; count: number }>("flight_inventory")
    .all()
    .reduce((sum, { count }) => sum + count, 0);

test("default: pending until paid, then processing, then confirmed with a ticket for everybody", async () => {
  const bench = open();
  const { uuid, order_ref_id } = await booked(bench);
  expect(await read(bench, uuid)).toMatchObject({
    status: "Pending",
    tickets: [{ state: "waiting" }, { state: "waiting" }],
  });
  expect(actionsOf(await read(bench, uuid))).toEqual(["pay", "cancel"]);
  await pay(bench, order_ref_id);
  expect((await read(bench, uuid)).status).toBe("Processing");
  bench.clock.advance(10_000);
  const confirmed = await read(bench, uuid);
  expect(confirmed).toMatchObject({
    status: "Confirmed",
    pay_by: null,
    payments: [{ state: "received", amount: confirmed.charge.total }],
  });
  const numbers = confirmed.tickets.map(({ number }) => number);
  expect(numbers.every((number) => /^9\d{12}$/.test(number ?? ""))).toBe(true);
  expect(new Set(numbers).size).toBe(2);
  expect(actionsOf(confirmed)).toEqual(expect.arrayContaining(["cancel", "download"]));
  expect(confirmed.documents.map(({ kind }) => kind)).toEqual(["eticket", "invoice"]);
});

test("behavior: unpaid at its deadline it expires, and its seats go back", async () => {
  const bench = open();
  const { uuid, pay_by } = await booked(bench);
  expect(inventory(bench)).toBeGreaterThan(0);
  bench.clock.advance(Date.parse(pay_by) - bench.clock.now());
  expect(await read(bench, uuid)).toMatchObject({ status: "Expired", actions: [] });
  expect(inventory(bench)).toBe(0);
});

describe("ticketing", () => {
  test("behavior: PARTIAL leaves somebody without a ticket, whose share comes back", async () => {
    const bench = open();
    const results = await search(bench, "LHE-JED", { travellers: party });
    const quote = await quoteOf(bench, results);
    const passengers = passengersFor(quote).map((person, index) =>
      index === 1 ? Object.assign(person, { last_name: "Partial" }) : person,
    );
    const { data } = await reserve(bench, reserveRequest(quote, { passengers }));
    await pay(bench, data?.order_ref_id ?? "");
    bench.clock.advance(10_000);
    const partial = await read(bench, data?.uuid ?? "");
    expect(partial).toMatchObject({
      status: "Partially Confirmed",
      tickets: [{ state: "issued" }, { state: "waiting", number: null }],
    });
    bench.clock.advance(dayMs);
    expect(await read(bench, data?.uuid ?? "")).toMatchObject({
      status: "Refund In Progress",
      tickets: [{ state: "issued" }, { state: "refused" }],
    });
    bench.clock.advance(4 * dayMs);
    expect((await read(bench, data?.uuid ?? "")).status).toBe("Partially Confirmed");
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: REFUSED gets no ticket and all of the money back, and the seats are free again", async () => {
    const bench = open();
    const { uuid, order } = await ticketed(bench, "REFUSED");
    expect(await read(bench, uuid)).toMatchObject({
      status: "Refund In Progress",
      tickets: [{ state: "refused" }, { state: "refused" }],
    });
    expect(inventory(bench)).toBe(0);
    bench.clock.advance(4 * dayMs);
    expect((await read(bench, uuid)).status).toBe("Refunded");
    const { captured, refunded } = bench.ledger.order(order, "PKR");
    expect(captured).toBeGreaterThan(0);
    expect(refunded).toBe(captured);
  });
});

describe("a change by the airline", () => {
  const changed = async (bench: OrderBench) => {
    const { uuid, order } = await ticketed(bench, "SCHEDULE");
    const before = await read(bench, uuid);
    bench.clock.advance(dayMs);
    return { uuid, order, before, now: await read(bench, uuid) };
  };

  test("behavior: whoever has an account finds it among their notifications, with what the booking is now", async () => {
    const bench = open();
    const { order } = await ticketed(bench, "SCHEDULE");
    bench.store.collection<Order>("orders").put({ ...bench.orderOf(order), userId: "traveller" });
    bench.clock.advance(dayMs);
    const told = notificationsIn(bench.store)
      .all()
      .filter(({ userId }) => userId === "traveller");
    const link = `/flights/booking-detail/${bench.orderOf(order).uuid}`;
    expect(told).toMatchObject([{ kind: "important", seen: false, link, order }]);
    expect(told[0]?.title.en).toMatch(/^Your booking has changed: /);
    expect(told[0]?.title.ar).toMatch(/^تغيّر حجزك: /);
  });

  test("behavior: a day after ticketing the first flight leaves later, to be answered within three days", async () => {
    const bench = open();
    const { before, now } = await changed(bench);
    expect(now.status).toBe("Updated");
    const [change] = now.changes;
    expect(change).toMatchObject({
      state: "open",
      leg: 0,
      removed: before.itinerary.legs[0]?.segments,
      added: now.itinerary.legs[0]?.segments,
    });
    expect(Date.parse(change?.respond_by ?? "") - Date.parse(change?.announced_at ?? "")).toBe(3 * dayMs);
    const moved =
      Date.parse(`${now.itinerary.legs[0]?.departs_at}Z`) - Date.parse(`${before.itinerary.legs[0]?.departs_at}Z`);
    expect(moved).toBe(95 * minuteMs);
    expect(actionsOf(now)).toContain("respond");
  });

  test("behavior: accepted, it is confirmed again; it can be answered once", async () => {
    const bench = open();
    const { uuid } = await changed(bench);
    const answer = { uuid, change_id: "chg1", decision: "accept", confirm } as const;
    expect((await bench.ask(respondToFlightChange, answer)).data).toMatchObject({
      status: "Confirmed",
      changes: [{ state: "accepted" }],
    });
    expect((await bench.ask(respondToFlightChange, answer)).status).toBe(409);
  });

  test("behavior: declined, the booking may be left free of charge", async () => {
    const bench = open();
    const { uuid, order } = await changed(bench);
    await bench.ask(respondToFlightChange, { uuid, change_id: "chg1", decision: "decline", confirm });
    expect(bench.orderOf(order).sale?.answerBy).toBeNull();
    const { data } = await bench.ask(quoteFlightRefund, { id: uuid, confirm });
    expect(data).toMatchObject({ penalty_lines: [], amount: data?.paid });
  });

  test("behavior: a stranger answers nothing", async () => {
    const bench = open();
    const { uuid } = await changed(bench);
    expect((await bench.ask(respondToFlightChange, { uuid, change_id: "chg1", decision: "accept" })).status).toBe(404);
  });
});

describe("refunds", () => {
  /** The cheapest family of the cheapest airline gives nothing back, the next one a part. */
  const refundable = 1;
  const cents = (amount: string): number => Math.round(Number(amount) * 100);

  test("default: a quote says what is kept; processed, the money is back within days and the seats at once", async () => {
    const bench = open();
    const { uuid, order } = await ticketed(bench, "Siddiqui", refundable);
    const { data: quote } = await bench.ask(quoteFlightRefund, { id: uuid, confirm });
    if (quote === undefined) throw new Error("The refund was not quoted.");
    const kept = quote.penalty_lines.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(cents(quote.amount)).toBe(cents(quote.paid) + kept);
    const [rule] = (await read(bench, uuid)).policy.cancellation;
    expect(kept).toBe(-cents(rule?.penalty ?? ""));
    const { data: refund } = await bench.ask(processFlightRefund, {
      id: uuid,
      confirm,
      refund_quote_id: quote.refund_quote_id,
    });
    expect(refund).toMatchObject({ status: "in_progress", booking_status: "Refund In Progress", amount: quote.amount });
    expect(refund?.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ["requested", true],
      ["sent_to_airline", true],
      ["approved", false],
      ["paid_back", false],
    ]);
    expect(inventory(bench)).toBe(0);
    bench.clock.advance(4 * dayMs);
    const ended = await read(bench, uuid);
    expect(ended).toMatchObject({
      status: "Refunded",
      refund: { status: "paid_back", kept: { paid: quote.paid, lines: quote.penalty_lines } },
      tickets: [{ state: "void" }, { state: "void" }],
    });
    expect(quote.penalty_lines.map(({ code }) => code)).toEqual(["penalty", "service_fee"]);
    expect(bench.ledger.order(order, "PKR").refunded).toBe(cents(quote.amount));
    expect(bench.ledger.audit()).toEqual([]);
  });

  test("behavior: processed twice, it happens once", async () => {
    const bench = open();
    const { uuid, order } = await ticketed(bench, "Siddiqui", refundable);
    const { data: quote } = await bench.ask(quoteFlightRefund, { id: uuid, confirm });
    const request = { id: uuid, confirm, refund_quote_id: quote?.refund_quote_id ?? "" };
    const first = await bench.ask(processFlightRefund, request);
    const second = await bench.ask(processFlightRefund, request);
    expect(second.data).toEqual(first.data);
    bench.clock.advance(4 * dayMs);
    expect(bench.ledger.order(order, "PKR").refunded).toBe(cents(quote?.amount ?? ""));
  });

  test("behavior: nearer to departure more is kept; after it nothing can be cancelled", async () => {
    const bench = open();
    const { uuid } = await ticketed(bench, "Siddiqui", refundable);
    const early = (await bench.ask(quoteFlightRefund, { id: uuid, confirm })).data;
    const booking = await read(bench, uuid);
    const departs = Date.parse(booking.policy.cancellation.at(-1)?.from ?? "");
    bench.clock.advance(departs - 30 * hourMs - bench.clock.now());
    const late = (await bench.ask(quoteFlightRefund, { id: uuid, confirm })).data;
    expect(Number(late?.amount)).toBeLessThan(Number(early?.amount));
    bench.clock.advance(departs - bench.clock.now());
    expect((await bench.ask(quoteFlightRefund, { id: uuid, confirm })).error?.code).toBe("refund_not_allowed");
  });

  test("behavior: a fare without refunds can be given up, and everything is kept", async () => {
    const bench = open();
    const { uuid, order } = await ticketed(bench);
    const { data: quote } = await bench.ask(quoteFlightRefund, { id: uuid, confirm });
    expect(quote?.amount).toBe("0.00");
    const kept = quote?.penalty_lines.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(kept).toBe(-cents(quote?.paid ?? ""));
    const { data } = await bench.ask(processFlightRefund, {
      id: uuid,
      confirm,
      refund_quote_id: quote?.refund_quote_id ?? "",
    });
    expect(data).toMatchObject({ status: "nothing_due", booking_status: "Cancelled" });
    expect(bench.ledger.order(order, "PKR").refunded).toBe(0);
  });

  test("behavior: the terms lapse", async () => {
    const bench = open();
    const { uuid } = await ticketed(bench, "Siddiqui", refundable);
    const { data: quote } = await bench.ask(quoteFlightRefund, { id: uuid, confirm });
    bench.clock.advance(hourMs);
    const request = { id: uuid, confirm, refund_quote_id: quote?.refund_quote_id ?? "" };
    expect((await bench.ask(processFlightRefund, request)).error?.code).toBe("refund_quote_expired");
  });

  test("behavior: an unpaid booking is withdrawn for nothing", async () => {
    const bench = open();
    const { uuid } = await booked(bench);
    const { data: quote } = await bench.ask(quoteFlightRefund, { id: uuid, confirm });
    expect(quote).toMatchObject({ paid: "0.00", amount: "0.00", penalty_lines: [] });
    const { data } = await bench.ask(processFlightRefund, {
      id: uuid,
      confirm,
      refund_quote_id: quote?.refund_quote_id ?? "",
    });
    expect(data).toMatchObject({ status: "nothing_due", booking_status: "Cancelled" });
    expect(inventory(bench)).toBe(0);
  });

  test("behavior: a booking that is not one's own is as absent as one that never was", async () => {
    const bench = open();
    const { uuid } = await ticketed(bench, "Siddiqui", refundable);
    const stranger = await bench.ask(quoteFlightRefund, { id: uuid });
    const nobody = await bench.ask(quoteFlightRefund, { id: "00000000-0000-4000-8000-000000000000", confirm });
    expect([stranger.status, nobody.status]).toEqual([404, 404]);
    expect(stranger.error?.message).toBe(nobody.error?.message);
  });
});

test("behavior: every sample booking opens for its owner, with its flight, its ticket and what can be done", async () => {
  const bench = open();
  const orders = bench.store.collection<Order>("orders").all();
  const samples = orders.filter(({ vertical }) => vertical === "flights");
  expect(samples.length).toBeGreaterThan(5);
  for (const { uuid, userId, status, starts, ends, tickets, amountDue } of samples) {
    const { data } = await bench.ask(flightBooking, { uuid, user_uuid: userId ?? "" });
    expect(data).toMatchObject({ status, masked: false, price: { currency: amountDue.currency } });
    expect(data?.itinerary.legs[0]).toMatchObject({ departs_at: starts.at, arrives_at: ends.at });
    expect(data?.tickets[0]?.number ?? undefined).toBe(tickets[0]?.number);
    expect(data?.changes).toHaveLength(status === "Updated" ? 1 : 0);
  }
});
