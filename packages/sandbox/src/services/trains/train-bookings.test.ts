import { trainsEndpoints as calls, cancellationEndpoints } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { cards, hourMs, minuteMs, openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { trainsService } from "./trains.service.ts";

const contact = "ayesha@example.com";
const { cancellation } = cancellationEndpoints;

/** A booking of some in a train that leaves in two weeks, paid by card. */
const booked = async (lastName = "Siddiqui", people = 2) => {
  const bench = openOrders({ services: [trainsService, ...orderRooms] });
  const pax = { adult: people, child: 0, infant: 0 };
  const wish = { from: "lahore", to: "rawalpindi", date: "2026-12-05", pax };
  const { data: found } = await bench.ask(calls.searchTrains, wish);
  const RefID = found?.Trains.find(({ classes }) => classes.some(({ code }) => code === "economy"))?.RefID ?? "";
  const { data: map } = await bench.ask(calls.trainSeatmap, { RefID, class: "economy" });
  const free = map?.Coaches.flatMap(({ rows }) => rows.flatMap(({ elements }) => elements)).filter(
    ({ status }) => status === "available",
  );
  const places = Array.from({ length: people }, (_, at) => ({
    id: free?.[at]?.id ?? "",
    pax_id: `pax${at + 1}`,
    gender: "male" as const,
  }));
  const { data: quote } = await bench.ask(calls.quoteTrains, { RefID, class: "economy", places });
  const { data: saved } = await bench.ask(calls.reserveTrains, {
    RefID: quote?.RefID ?? "",
    hash: quote?.hash ?? "",
    contact: { email: contact, phone: "+923001234567" },
    client_attempt_id: "attempt-1",
    travellers: places.map(({ gender, pax_id }, at) => ({
      pax_id,
      title: "Mr" as const,
      gender,
      first_name: ["Bilal", "Hamza", "Omar"][at] ?? "Ali",
      last_name: lastName,
      nationality: "PK",
      document: { kind: "cnic" as const, number: "4210112345671" },
    })),
  });
  const uuid = saved?.uuid ?? "";
  const order = bench.orderOf(saved?.order_ref_id ?? "");
  await bench.pay(order, { method: "card", token: await bench.card(cards.good) });
  const read = async () => {
    const { data } = await bench.ask(calls.trainsBooking, { uuid, contact });
    if (data === undefined) throw new Error("There is no such booking.");
    return data;
  };
  const freeNow = async () => {
    const { data } = await bench.ask(calls.searchTrains, wish);
    const train = data?.Trains.find(
      ({ train_no }) => train_no === found?.Trains.find((one) => one.RefID === RefID)?.train_no,
    );
    return train?.classes.find(({ code }) => code === "economy")?.seats_left ?? 0;
  };
  const cancel = async (travellers?: readonly string[]) => {
    const asked = travellers === undefined ? {} : { travellers: [...travellers] };
    const quoted = await bench.ask(cancellation, { action: "quote", uuid, contact, ...asked });
    if (quoted.data?.state !== "quoted") return { quoted, done: quoted };
    const { refund_quote_id } = quoted.data;
    return { quoted, done: await bench.ask(cancellation, { action: "confirm", uuid, contact, refund_quote_id }) };
  };
  return { bench, order, read, freeNow, cancel };
};

test("default: what is paid has its tickets within seconds", async () => {
  const { bench, read } = await booked();
  bench.clock.advance(10_000);
  expect(await read()).toMatchObject({
    status: "Confirmed",
    divisible: ["pax1", "pax2"],
    travellers: [{ ticket_state: "issued" }, { ticket_state: "issued" }],
  });
});

test("behavior: a booking that waits says who stands before it and when it is known, and is confirmed then", async () => {
  const { bench, read } = await booked("RAC");
  bench.clock.advance(10_000);
  const waiting = await read();
  expect(waiting).toMatchObject({ status: "Processing", waiting: { position: 4 } });
  const decidedMs = Date.parse(waiting.waiting?.decided_at ?? "") - bench.clock.now();
  expect(decidedMs).toBeGreaterThan(hourMs);
  bench.clock.advance(decidedMs + 1000);
  expect(await read()).toMatchObject({ status: "Confirmed", waiting: null });
});

test("behavior: after a delay of six hours all money comes back, without being asked for", async () => {
  const { bench, cancel, read } = await booked("DELAYED");
  bench.clock.advance(10_000);
  expect(await read()).toMatchObject({ delay_min: null, full_refund: false });
  bench.clock.advance(2 * minuteMs);
  const late = await read();
  expect(late).toMatchObject({ delay_min: 420, full_refund: true, Train: { refund_after_min: 360 } });
  expect(bench.events).toContainEqual({ channel: `private-booking.${late.uuid}`, event: "booking.updated" });
  const { quoted } = await cancel();
  expect(quoted.data).toMatchObject({ state: "quoted", penalty_lines: [], amount: late.charge.total });
});

test("default: some of the travellers are cancelled, and the others travel on with their places", async () => {
  const { bench, cancel, freeNow, read } = await booked();
  bench.clock.advance(10_000);
  const before = await freeNow();
  const { done, quoted } = await cancel(["pax2"]);
  const whole = Number((await read()).charge.total);
  expect(quoted.data).toMatchObject({
    paid: (whole / 2).toFixed(2),
    penalty_lines: [{ title: "Cancellation fee under the railway's rules" }, { title: "Service fee" }],
  });
  expect(done.data).toMatchObject({ state: "cancelled", status: "Refund In Progress" });
  expect(await freeNow()).toBe(before + 1);
  const half = await read();
  expect(half.travellers).toMatchObject([
    { cancelled: false, ticket_state: "issued" },
    { cancelled: true, ticket_state: "void" },
  ]);
  bench.clock.advance(4 * 24 * hourMs);
  expect(await read()).toMatchObject({
    status: "Partially Confirmed",
    divisible: ["pax1"],
    refund: { status: "paid_back" },
  });
});

test("behavior: whoever cancels one after the other gets what both together would, and nothing is given back twice", async () => {
  const [one, both] = [await booked(), await booked()];
  for (const { bench } of [one, both]) bench.clock.advance(10_000);
  const { quoted: all } = await both.cancel();
  const first = await one.cancel(["pax1"]);
  one.bench.clock.advance(4 * 24 * hourMs);
  const second = await one.cancel(["pax2"]);
  const amountOf = ({ data }: typeof all) => (data?.state === "quoted" ? Number(data.amount) : Number.NaN);
  expect(second.done.data).toMatchObject({ state: "cancelled" });
  expect(amountOf(first.quoted) + amountOf(second.quoted)).toBeCloseTo(amountOf(all), 0);
  one.bench.clock.advance(4 * 24 * hourMs);
  expect(await one.read()).toMatchObject({ status: "Refunded" });
});

test("behavior: somebody who does not travel, and a part of what is not paid, are refused", async () => {
  const { bench, cancel } = await booked();
  bench.clock.advance(10_000);
  expect((await cancel(["pax9"])).quoted.error).toMatchObject({ code: "validation_failed", field: "travellers" });
  await cancel(["pax1"]);
  expect((await cancel(["pax2"])).quoted.error?.code).toBe("refund_not_allowed");
});

test("behavior: for two hours after the train has left half comes back, as the railway says, and then nothing", async () => {
  const { bench, cancel, order } = await booked();
  bench.clock.advance(10_000);
  const departs = Date.parse(`${order.starts.at}:00+05:00`);
  bench.clock.advance(departs + hourMs - bench.clock.now());
  const { data } = await bench.ask(cancellation, { action: "quote", uuid: order.uuid, contact });
  expect(data?.state === "quoted" ? Math.round((100 * Number(data.amount)) / Number(data.paid)) : null).toBe(49);
  bench.clock.advance(2 * hourMs);
  expect((await cancel()).quoted.error?.code).toBe("refund_not_allowed");
});
