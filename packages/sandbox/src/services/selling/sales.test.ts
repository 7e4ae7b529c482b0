import { cancellationEndpoints, type RequestOf } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cards, dayMs, hourMs, minuteMs } from "../../testing/orders.fixture.ts";
import { ordersIn } from "../orders/order.ts";
import { begins, concertEndpoints, openHall } from "./concerts.fixture.ts";

const { quote, reserve, booking } = concertEndpoints;
type Hall = ReturnType<typeof openHall>;
type Request = RequestOf<typeof reserve>;
const contact = { email: "ayesha@example.com", phone: "+923001234567" };

const priced = async (hall: Hall, places: readonly string[]) => {
  const { data } = await hall.ask(quote, { places: [...places] });
  if (data === undefined) throw new Error("The places cannot be priced.");
  return data;
};

const requestFor = async (hall: Hall, places: readonly string[], lastName = "Siddiqui"): Promise<Request> => {
  const { RefID, hash } = await priced(hall, places);
  const guests = places.map((place, index) => ({
    place,
    first_name: ["Ayesha", "Bilal", "Noura"][index] ?? "Omar",
    last_name: index === 0 ? lastName : "Siddiqui",
  }));
  return { RefID, hash, client_attempt_id: `attempt-${RefID}`, contact, guests };
};

const booked = async (hall: Hall, places: readonly string[], lastName?: string) => {
  const { data } = await hall.ask(reserve, await requestFor(hall, places, lastName));
  if (data === undefined) throw new Error("The places cannot be reserved.");
  return data;
};

const ticketed = async (hall: Hall, places: readonly string[], lastName?: string) => {
  const { uuid, order_ref_id: id } = await booked(hall, places, lastName);
  await hall.pay(hall.orderOf(id), { token: await hall.card(cards.good) });
  hall.clock.advance(10_000);
  return { uuid, order: () => hall.orderOf(id), read: async () => (await hall.ask(booking, { uuid })).data };
};

describe("reserving", () => {
  test("default: an order at the accepted price, its places taken until it ends unused", async () => {
    const hall = openHall();
    const { order_ref_id: id, pay_by } = await booked(hall, ["A1", "A2"]);
    expect(hall.orderOf(id)).toMatchObject({
      vertical: "events",
      status: "Pending",
      travellers: [{ id: "A1" }, { id: "A2" }],
    });
    expect(Date.parse(pay_by)).toBe(hall.clock.now() + 10 * minuteMs);
    expect(hall.taken()).toBe(2);
    hall.clock.advance(10 * minuteMs);
    expect([hall.orderOf(id).status, hall.taken()]).toEqual(["Expired", 0]);
  });

  test("behavior: the same attempt is the same booking; another at the same quote is told of it, whenever it comes", async () => {
    const hall = openHall();
    const request = await requestFor(hall, ["A1"]);
    const first = await hall.ask(reserve, request);
    hall.clock.advance(11 * minuteMs);
    expect((await hall.ask(reserve, request)).data).toEqual(first.data);
    const other = await hall.ask(reserve, { ...request, client_attempt_id: "another" });
    expect(other.error).toMatchObject({ code: "duplicate_order", meta: { uuid: first.data?.uuid } });
    const fresh = await requestFor(hall, ["A2"]);
    const reused = await hall.ask(reserve, { ...fresh, client_attempt_id: request.client_attempt_id });
    expect(reused.error).toMatchObject({ code: "duplicate_order", field: "client_attempt_id" });
    expect(ordersIn(hall.store).where("reserveAttempt", request.client_attempt_id)).toHaveLength(1);
  });

  test("behavior: of two who reserve the last place the first has it", async () => {
    const hall = openHall();
    const [one, other] = [await requestFor(hall, ["A1"]), await requestFor(hall, ["A1"])];
    expect((await hall.ask(reserve, one)).status).toBe(200);
    expect((await hall.ask(reserve, other)).error?.code).toBe("sold_out");
  });

  test("behavior: a quote that ran out reserves nothing, at the very millisecond", async () => {
    const hall = openHall();
    const request = await requestFor(hall, ["A1"]);
    hall.clock.advance(10 * minuteMs);
    expect((await hall.ask(reserve, request)).error?.code).toBe("quote_expired");
    expect(hall.taken()).toBe(0);
  });

  test("behavior: guests who are not those of the quote, or cannot be printed, are named by field", async () => {
    const hall = openHall();
    const request = await requestFor(hall, ["A1", "A2"]);
    const fewer = await hall.ask(reserve, { ...request, guests: request.guests.slice(1) });
    expect(fewer.error).toMatchObject({ field: "guests", meta: { fields: { guests: "invalid" } } });
    const guests = request.guests.map((guest) => ({ ...guest, first_name: "B", last_name: "7" }));
    expect((await hall.ask(reserve, { ...request, guests })).error?.meta).toEqual({
      fields: {
        "guests.0.first_name": "too_short",
        "guests.0.last_name": "invalid",
        "guests.1.first_name": "too_short",
        "guests.1.last_name": "invalid",
      },
    });
  });
});

describe("last names", () => {
  test.each([
    ["TWICE", 2],
    ["CURRENCY", 1],
  ])("behavior: %s changes the price at %i attempts, and the hash that was told reserves", async (lastName, times) => {
    const hall = openHall();
    const request = await requestFor(hall, ["A1"], lastName);
    const hashes: unknown[] = [request.hash];
    for (let round = 0; round < times; round += 1) {
      const hash = z.string().parse(hashes.at(-1));
      const { error } = await hall.ask(reserve, Object.assign(request, { hash }));
      expect(error).toMatchObject({ code: "price_changed", meta: { sent_hash: hash } });
      hashes.push(error?.meta?.["hash"]);
    }
    expect(new Set(hashes).size).toBe(times + 1);
    const hash = z.string().parse(hashes.at(-1));
    expect((await hall.ask(reserve, { ...request, hash })).status).toBe(200);
  });

  test("behavior: SEATTAKEN loses the first place once, and the unlucky place is lost by anybody", async () => {
    const hall = openHall();
    for (const [place, lastName] of [
      ["A1", "SEATTAKEN"],
      ["A4", "Siddiqui"],
    ] as const) {
      expect((await hall.ask(reserve, await requestFor(hall, [place], lastName))).error?.code).toBe("sold_out");
    }
    expect(hall.taken()).toBe(2);
    // It was taken once: the same quote is refused for what is taken, and takes no more.
    const request = await requestFor(hall, ["A2"], "SEATTAKEN");
    for (let round = 0; round < 2; round += 1) await hall.ask(reserve, request);
    expect(hall.taken()).toBe(3);
  });

  test("behavior: SOLDOUT is sold out, and EXPIRE has 20 seconds", async () => {
    const hall = openHall();
    expect((await hall.ask(reserve, await requestFor(hall, ["A1"], "soldout"))).error?.code).toBe("sold_out");
    const { pay_by } = await booked(hall, ["A1"], "Expire ");
    expect(Date.parse(pay_by)).toBe(hall.clock.now() + 20_000);
  });
});

describe("tickets", () => {
  test("default: everybody has one, of the supplier's own series, until the booking is cancelled", async () => {
    const hall = openHall();
    const { uuid, read } = await ticketed(hall, ["A1", "A2"]);
    expect(await read()).toMatchObject({
      status: "Confirmed",
      tickets: [
        { id: "A1", state: "issued", number: expect.stringMatching(/^777\d{10}$/) },
        { id: "A2", state: "issued", number: expect.stringMatching(/^777\d{10}$/) },
      ],
      actions: [{ kind: "cancel" }, { kind: "download" }],
    });
    const { data } = await hall.ask(cancellationEndpoints.cancellation, {
      action: "quote",
      uuid,
      contact: contact.email,
    });
    const refund_quote_id = data?.state === "quoted" ? data.refund_quote_id : "";
    const request = {
      action: "confirm" as const,
      uuid,
      contact: contact.email,
      refund_quote_id,
      to: "original" as const,
    };
    await hall.ask(cancellationEndpoints.cancellation, request);
    expect(await read()).toMatchObject({
      status: "Refund In Progress",
      tickets: [{ state: "void" }, { state: "void" }],
    });
    expect(hall.taken()).toBe(0);
  });

  test("behavior: cancelling costs what the policy it was sold with says, and cannot be once it begins", async () => {
    const hall = openHall();
    const { uuid, order } = await ticketed(hall, ["A1"]);
    const ask = () =>
      hall.ask(cancellationEndpoints.cancellation, { action: "quote", uuid, contact: contact.email }, { locale: "ar" });
    const { minor } = order().amountDue;
    const { data } = await ask();
    expect(data).toMatchObject({
      amount: (minor / 200).toFixed(2),
      penalty_lines: [{ title: "رسوم القاعة", amount: `-${(minor / 200).toFixed(2)}` }],
    });
    hall.clock.advance(begins - hall.clock.now());
    expect((await ask()).error?.code).toBe("refund_not_allowed");
  });

  test.each([
    ["PARTIAL", dayMs, "Refund In Progress", ["refused", "issued"]],
    ["PARTLATE", hourMs, "Confirmed", ["issued", "issued"]],
  ])("behavior: %s leaves one without a ticket at first", async (lastName, later, status, states) => {
    const hall = openHall();
    const { order, read } = await ticketed(hall, ["A1", "A2"], lastName);
    expect(await read()).toMatchObject({
      status: "Partially Confirmed",
      tickets: [{ state: "waiting", number: null }, { state: "issued" }],
    });
    hall.clock.advance(later);
    expect(await read()).toMatchObject({ status, tickets: states.map((state) => ({ state })) });
    hall.clock.advance(4 * dayMs);
    const { id, amountDue } = order();
    const half = lastName === "PARTIAL" ? amountDue.minor / 2 : 0;
    expect(hall.ledger.order(id, amountDue.currency).refunded).toBe(half);
    expect(hall.ledger.audit()).toEqual([]);
  });

  test("behavior: REFUSED has none, and all comes back: money and places", async () => {
    const hall = openHall();
    const { order, read } = await ticketed(hall, ["A1", "A2"], "REFUSED");
    expect(await read()).toMatchObject({ tickets: [{ state: "refused" }, { state: "refused" }] });
    hall.clock.advance(4 * dayMs);
    expect([order().status, hall.taken()]).toEqual(["Refunded", 0]);
    expect(hall.ledger.audit()).toEqual([]);
  });

  test("behavior: what keeps its time is not moved, whoever books it", async () => {
    const hall = openHall();
    const { order } = await ticketed(hall, ["A1"], "SCHEDULE");
    hall.clock.advance(2 * dayMs);
    expect(order()).toMatchObject({ status: "Confirmed", starts: { at: "2026-12-01T19:00" } });
  });
});
