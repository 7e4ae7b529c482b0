import { cancellationEndpoints, hotelsEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { orderByUuid } from "../orders/order.ts";
import { hotelVoucher } from "./hotel-paper.ts";
import { detailOf, guestsFor, openHotels, quoteOf, reserve, search } from "./hotels.fixture.ts";
import { hotelsService } from "./hotels.service.ts";

const { hotelBooking, quotedHotel, searchHotels } = hotelsEndpoints;
const contact = "ayesha@example.com";
const open = () => openOrders({ services: [hotelsService, ...orderRooms] });

describe("reserving", () => {
  test("default: the same attempt is the same booking, and another attempt is shown it", async () => {
    const bench = openHotels();
    const quote = await quoteOf(bench);
    const one = await reserve(bench, quote);
    const again = await reserve(bench, quote);
    expect(one.data).toMatchObject({ status: "Pending", hash: quote.hash });
    expect(again.data?.uuid).toBe(one.data?.uuid);
    const other = await reserve(bench, quote, { client_attempt_id: "another-attempt" });
    expect(other.error).toMatchObject({ code: "duplicate_order", meta: { uuid: one.data?.uuid } });
    expect((await bench.ask(quotedHotel, { RefID: quote.RefID })).data?.reservation?.uuid).toBe(one.data?.uuid);
  });

  test("behavior: two clients race for the last room; one wins, the other is told, and nothing is lost", async () => {
    const bench = openHotels();
    const [first, second] = [await quoteOf(bench, "Garden Road Lodge"), await quoteOf(bench, "Garden Road Lodge")];
    const answers = await Promise.all([reserve(bench, first), reserve(bench, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error !== undefined)?.error?.code).toBe("room_unavailable");
    const names = (await search(bench)).Hotels.map(({ name }) => name);
    expect(names).not.toContain("Garden Road Lodge");
    const elsewhere = await search(bench, { check_in: "2026-12-20", check_out: "2026-12-21" });
    expect(elsewhere.Hotels.map(({ name }) => name)).toContain("Garden Road Lodge");
  });

  test.each([
    ["Sleep Mode Inn", "room_unavailable"],
    ["Old Clifton Rest House", "supplier_error"],
  ])("behavior: %s refuses as %s", async (name, code) => {
    const bench = openHotels();
    expect((await reserve(bench, await quoteOf(bench, name))).error?.code).toBe(code);
  });

  test("behavior: a room that somebody else has cannot be chosen for those nights any more, and the hotel's other rooms can", async () => {
    const bench = openHotels();
    const before = await detailOf(bench, await search(bench), "Sleep Mode Inn");
    const quote = await quoteOf(bench, "Sleep Mode Inn");
    const lost = quote.Stay.rooms[0]?.name;
    const namesIn = ({ Rooms }: typeof before) => Rooms.filter(({ rates }) => rates.length > 0).map(({ name }) => name);
    expect(namesIn(before)).toContain(lost);
    expect((await reserve(bench, quote)).error?.code).toBe("room_unavailable");
    const after = await search(bench);
    expect(namesIn(await detailOf(bench, after, "Sleep Mode Inn"))).toEqual(
      namesIn(before).filter((name) => name !== lost),
    );
    // On other nights it is there.
    const later = await search(bench, { check_in: "2026-12-20", check_out: "2026-12-21" });
    expect(namesIn(await detailOf(bench, later, "Sleep Mode Inn"))).toContain(lost);
  });

  test("behavior: with last name TWICE the price moves at two attempts, and the third succeeds", async () => {
    const bench = openHotels();
    const quote = await quoteOf(bench);
    let hash = quote.hash;
    for (const attempt of ["attempt-one", "attempt-two"]) {
      const guests = guestsFor(quote, "TWICE");
      const { error } = await reserve(bench, quote, { guests, hash, client_attempt_id: attempt });
      expect(error?.code).toBe("price_changed");
      const next = error?.meta?.["hash"];
      if (typeof next !== "string") throw new Error("A changed price comes with the hash of the new one.");
      hash = next;
    }
    const done = await reserve(bench, quote, {
      guests: guestsFor(quote, "TWICE"),
      hash,
      client_attempt_id: "attempt-three",
    });
    expect(done.data?.hash).toBe(hash);
  });

  test("behavior: two guests may share a first name and not a whole one", async () => {
    const bench = openHotels();
    const quote = await quoteOf(bench, undefined, { place: "lahore", rooms: [{ adults: 2 }, { adults: 1 }] });
    const [one, two] = guestsFor(quote);
    if (one === undefined || two === undefined) throw new Error("Two rooms are kept in two names.");
    const twin = { ...two, first_name: one.first_name };
    const { error } = await reserve(bench, quote, { guests: [one, twin] });
    expect(error?.meta).toEqual({ fields: { "guests.1.first_name": "duplicate" } });
    expect((await reserve(bench, quote, { guests: [one, { ...twin, last_name: "Khan" }] })).status).toBe(200);
  });
});

describe("bookings", () => {
  test("default: the owner reads who stays where; a stranger reads where alone", async () => {
    const bench = openHotels();
    const { data } = await reserve(bench, await quoteOf(bench));
    const UUID = data?.uuid ?? "";
    const mine = await bench.ask(hotelBooking, { UUID, confirm: contact });
    expect(mine.data).toMatchObject({ masked: false, Stay: { nights: 3 }, guests: [{ first_name: "Ayesha" }] });
    expect(mine.data?.actions.map(({ kind }) => kind)).toEqual(["pay", "cancel"]);
    const stranger = await bench.ask(hotelBooking, { UUID });
    expect(stranger.data).toMatchObject({
      masked: true,
      guests: [{ first_name: "A•••" }],
      actions: [],
      payments: [],
    });
  });

  test("behavior: a booking that is cancelled gives its room back", async () => {
    const bench = open();
    const { data } = await reserve(bench, await quoteOf(bench, "Garden Road Lodge"));
    const uuid = data?.uuid ?? "";
    const quoted = await bench.ask(cancellationEndpoints.cancellation, { action: "quote", uuid, contact });
    if (quoted.data?.state !== "quoted") throw new Error("The cancellation was not quoted.");
    const { refund_quote_id } = quoted.data;
    await bench.ask(cancellationEndpoints.cancellation, {
      action: "confirm",
      uuid,
      contact,
      refund_quote_id,
      to: "original",
    });
    expect((await bench.ask(hotelBooking, { UUID: uuid })).data).toMatchObject({
      status: "Cancelled",
      cancelled_at: expect.any(String),
      documents: [],
    });
    expect((await search(bench)).Hotels.map(({ name }) => name)).toContain("Garden Road Lodge");
  });

  test("behavior: a hold that nobody pays for expires and gives its room back", async () => {
    const bench = open();
    const { data } = await reserve(bench, await quoteOf(bench, "Garden Road Lodge"));
    bench.clock.advance(31 * 60_000);
    expect((await bench.ask(hotelBooking, { UUID: data?.uuid ?? "" })).data?.status).toBe("Expired");
    const { data: again } = await bench.ask(searchHotels, {
      place: "karachi",
      check_in: "2026-12-08",
      check_out: "2026-12-11",
      rooms: [{ adults: 2 }],
      currency: "PKR",
    });
    expect(again?.Hotels.map(({ name }) => name)).toContain("Garden Road Lodge");
    expect(await detailOf(bench, await search(bench), "Garden Road Lodge")).toMatchObject({ nights: 3 });
  });
});

test("default: a voucher says when to come and to go, and which guests sleep in which room", async () => {
  const bench = openHotels();
  const { data } = await reserve(bench, await quoteOf(bench));
  const order = orderByUuid(bench.store, data?.uuid ?? "");
  if (order === undefined) throw new Error("Nothing was reserved.");
  const [stay, rooms] = hotelVoucher.partsOf(order, "ar");
  expect(stay?.facts.slice(0, 2)).toEqual([
    { name: "الوصول من", value: expect.stringMatching(/\d{4}، \d\d:\d\d \(توقيت\sباكستان\)$/) },
    { name: "المغادرة حتى", value: expect.stringMatching(/ديسمبر|نوفمبر/) },
  ]);
  expect(rooms?.rows.every(([room, meals, guests]) => [room, meals, guests].every((cell) => cell !== ""))).toBe(true);
  // Above the names stands how many they are.
  const named = rooms?.rows.map(([, , guests = ""]) => guests.split("\n")) ?? [];
  expect(named[0]?.[0]).toMatch(/^(?:بالغ|\d)/);
  expect(named.flatMap(([, ...names]) => names)).toHaveLength(order.travellers.length);
});
