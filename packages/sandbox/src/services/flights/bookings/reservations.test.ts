import { ancillariesEndpoints, flightBookingsEndpoints, flightsEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { airlines } from "../../../world/flights/airlines.ts";
import { ordersIn } from "../../orders/order.ts";
import {
  openFlights,
  passengersFor,
  type Quote,
  quoteOf,
  reserve,
  reserveRequest,
  search,
  type TestBench,
} from "../flights.fixture.ts";

const { getQuote, requote } = flightsEndpoints;
const minute = 60_000;
const family = { adult: 2, child: 1, infant: 1 };

const quoted = async (
  route: string,
  travellers = { adult: 1, child: 0, infant: 0 },
): Promise<{ bench: TestBench; quote: Quote }> => {
  const bench = openFlights();
  return { bench, quote: await quoteOf(bench, await search(bench, route, { travellers })) };
};

const freeSeats = async (bench: TestBench, quote: Quote, segment: string): Promise<readonly string[]> => {
  const { data } = await bench.ask(ancillariesEndpoints.flightSeatMap, { refid: quote.RefID, segment_id: segment });
  return (data?.SeatMaps ?? []).flatMap(({ cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) =>
        sections.flatMap(({ elements }) =>
          elements.flatMap(({ status, offers }) => (status === "available" ? (offers[0]?.service_id ?? []) : [])),
        ),
      ),
    ),
  );
};

test("default: a reservation is an order whose lines are the accepted price", async () => {
  const { bench, quote } = await quoted("LHE-DXB", family);
  const { data } = await reserve(bench, reserveRequest(quote, { user_uuid: "user-1" }));
  const [order] = ordersIn(bench.store).all();
  expect(data).toMatchObject({ status: "Pending", hash: quote.hash, uuid: order?.uuid, order_ref_id: order?.id });
  expect(data?.amount_due).toEqual({ amount: quote.charge.total, currency: quote.charge.currency });
  expect(data?.pay_by).toBe(new Date(bench.clock.now() + quote.hold_min * minute).toISOString());
  expect(order).toMatchObject({ vertical: "flights", bookingType: "airline", userId: "user-1", quoteHash: quote.hash });
  expect(order?.lines.map(({ kind }) => kind)).toEqual(quote.charge.lines.map(({ kind }) => kind));
});

test("behavior: the same attempt gives the same booking, another attempt at the same quote is a duplicate", async () => {
  const { bench, quote } = await quoted("LHE-DXB");
  const first = await reserve(bench, reserveRequest(quote));
  bench.clock.advance(11 * minute);
  const again = await reserve(bench, reserveRequest(quote));
  expect(again.data).toEqual(first.data);
  expect(ordersIn(bench.store).all()).toHaveLength(1);
  const fresh = await quoteOf(bench, await search(bench, "LHE-DXB"));
  expect(
    (await reserve(bench, reserveRequest(fresh, { client_attempt_id: `attempt-${quote.RefID}` }))).error?.code,
  ).toBe("duplicate_order");
});

test("behavior: a quote that was reserved tells its booking, so that a lost answer can be found again", async () => {
  const { bench, quote } = await quoted("LHE-DXB");
  const { data } = await reserve(bench, reserveRequest(quote));
  const other = await reserve(bench, reserveRequest(quote, { client_attempt_id: "another-attempt" }));
  expect(other.error).toMatchObject({ code: "duplicate_order", meta: { uuid: data?.uuid } });
  bench.clock.advance(60 * minute);
  const read = await bench.ask(getQuote, { refid: quote.RefID });
  expect(read.data?.reservation).toEqual({ uuid: data?.uuid, order_ref_id: data?.order_ref_id });
});

test("behavior: an expired quote reserves nothing, at the very millisecond", async () => {
  const { bench, quote } = await quoted("LHE-DXB");
  bench.clock.advance(10 * minute);
  expect(await reserve(bench, reserveRequest(quote))).toMatchObject({ status: 410, error: { code: "quote_expired" } });
  expect(ordersIn(bench.store).all()).toEqual([]);
});

test("behavior: a hash of another price, or extras that were not priced, is a changed price", async () => {
  const { bench, quote } = await quoted("LHE-JED");
  const wrong = await reserve(bench, reserveRequest(quote, { hash: "0000000000000000" }));
  expect(wrong).toMatchObject({ status: 409, error: { code: "price_changed", meta: { hash: quote.hash } } });
  const [seat = ""] = await freeSeats(bench, quote, "1.1");
  const unpriced = await reserve(bench, reserveRequest(quote, { addons: [{ service_id: seat, pax_id: "adt1" }] }));
  expect(unpriced.error?.code).toBe("price_changed");
  expect(ordersIn(bench.store).all()).toEqual([]);
});

test("behavior: seats that were booked are nobody else's any more, and fewer are left", async () => {
  const { bench, quote } = await quoted("LHE-DXB");
  const [seat = ""] = await freeSeats(bench, quote, "1.1");
  const addons = [{ service_id: seat, pax_id: "adt1" }];
  const priced = await bench.ask(requote, { RefID: quote.RefID, addons });
  const rival = await quoteOf(bench, await search(bench, "LHE-DXB"));
  expect((await bench.ask(requote, { RefID: rival.RefID, addons })).status).toBe(200);
  expect((await reserve(bench, reserveRequest(quote, { hash: priced.data?.hash ?? "", addons }))).status).toBe(200);
  expect(await freeSeats(bench, rival, "1.1")).not.toContain(seat);
  const late = await reserve(bench, reserveRequest(rival, { addons }));
  expect(late).toMatchObject({ status: 409, error: { code: "seat_taken", meta: { service_ids: [seat] } } });
});

test("behavior: whoever lost several seats hears of each", async () => {
  const { bench, quote } = await quoted("LHE-DXB", { adult: 2, child: 0, infant: 0 });
  const seats = (await freeSeats(bench, quote, "1.1")).slice(0, 2);
  const addons = seats.map((seat, at) => ({ service_id: seat, pax_id: `adt${at + 1}` }));
  const priced = await bench.ask(requote, { RefID: quote.RefID, addons });
  const rival = await quoteOf(bench, await search(bench, "LHE-DXB", { travellers: { adult: 2, child: 0, infant: 0 } }));
  await reserve(bench, reserveRequest(quote, { hash: priced.data?.hash ?? "", addons }));
  expect((await bench.ask(requote, { RefID: rival.RefID, addons })).error).toMatchObject({
    code: "seat_taken",
    meta: { service_ids: seats, seats: seats.map((seat) => seat.split(".").at(-1)) },
  });
});

test("behavior: a flight is sold out once its seats are gone, and is not listed any more", async () => {
  const bench = openFlights();
  const travellers = { adult: 9, child: 0, infant: 0 };
  const results = await search(bench, "ISB-CJL", { travellers });
  const id = results.Itineraries[0]?.ItineraryRefID;
  const first = await quoteOf(bench, results);
  let status = 200;
  for (let round = 0; round < 20 && status === 200; round += 1) {
    const again = await search(bench, "ISB-CJL", { travellers });
    const index = again.Itineraries.findIndex(({ ItineraryRefID }) => ItineraryRefID === id);
    if (index < 0) break;
    status = (await reserve(bench, reserveRequest(await quoteOf(bench, again, index)))).status;
  }
  const left = await search(bench, "ISB-CJL", { travellers });
  expect(left.Itineraries.some(({ ItineraryRefID }) => ItineraryRefID === id)).toBe(false);
  expect((await reserve(bench, reserveRequest(first))).error?.code).toBe("sold_out");
});

test("behavior: where the airline wants a seat for everybody, reserving without one is refused", async () => {
  const bench = openFlights();
  const strict = new Set(airlines.filter(({ seatRequired }) => seatRequired).map(({ code }) => code));
  const results = await search(bench, "LHE-DXB", { travellers: { adult: 1, infant: 1 } });
  const index = results.Itineraries.findIndex(({ airline, legs }) => strict.has(airline) && legs[0]?.stops === 0);
  const quote = await quoteOf(bench, results, index);
  expect(quote.required_addons).toMatchObject([{ kind: "seat", pax_ids: ["adt1"], segment_ids: ["1.1"] }]);
  const bare = await reserve(bench, reserveRequest(quote));
  expect(bare.error).toMatchObject({
    code: "validation_failed",
    field: "addons",
    meta: { missing: { pax_id: "adt1" } },
  });
  const [seat = ""] = await freeSeats(bench, quote, "1.1");
  const addons = [{ service_id: seat, pax_id: "adt1" }];
  const priced = await bench.ask(requote, { RefID: quote.RefID, addons });
  expect((await reserve(bench, reserveRequest(quote, { hash: priced.data?.hash ?? "", addons }))).status).toBe(200);
});

describe("passengers", () => {
  type Person = ReturnType<typeof passengersFor>[number];
  const wrong: readonly (readonly [string, number, string, string, Partial<Person>])[] = [
    ["LHE-DXB", 0, "first_name", "invalid", { first_name: "عائشة" }],
    ["LHE-DXB", 0, "first_name", "invalid", { first_name: "Ayesha2" }],
    ["LHE-DXB", 0, "last_name", "too_short", { last_name: "A" }],
    ["LHE-DXB", 0, "birth_date", "wrong_age", { birth_date: "2014-12-11" }],
    ["LHE-DXB", 2, "birth_date", "wrong_age", { birth_date: "2014-12-10" }],
    ["LHE-DXB", 2, "birth_date", "wrong_age", { birth_date: "2024-12-11" }],
    ["LHE-DXB", 3, "birth_date", "wrong_age", { birth_date: "2024-12-10" }],
    ["LHE-DXB", 0, "birth_date", "invalid", { birth_date: "2027-01-01" }],
    ["LHE-DXB", 0, "document.number", "required", { document: null }],
    [
      "LHE-DXB",
      0,
      "document.kind",
      "wrong_document",
      { document: { kind: "cnic", number: "4210112345671", issued_by: "PK" } },
    ],
    [
      "LHE-DXB",
      0,
      "document.number",
      "invalid",
      { document: { kind: "passport", number: "12345", issued_by: "PK", expires_on: "2031-01-01" } },
    ],
    [
      "LHE-DXB",
      0,
      "document.expires_on",
      "required",
      { document: { kind: "passport", number: "AB1234567", issued_by: "PK" } },
    ],
    [
      "LHE-DXB",
      0,
      "document.expires_on",
      "expired",
      { document: { kind: "passport", number: "AB1234567", issued_by: "PK", expires_on: "2026-11-21" } },
    ],
    [
      "LHE-DXB",
      0,
      "document.expires_on",
      "expires_before_travel",
      { document: { kind: "passport", number: "AB1234567", issued_by: "PK", expires_on: "2026-12-10" } },
    ],
    [
      "LHE-DXB",
      0,
      "document.issued_on",
      "invalid",
      {
        document: {
          kind: "passport",
          number: "AB1234567",
          issued_by: "PK",
          issued_on: "2026-11-22",
          expires_on: "2031-01-01",
        },
      },
    ],
    ["LHE-DXB", 3, "tied_to", "not_tied", { tied_to: null }],
    ["LHE-DXB", 3, "tied_to", "not_tied", { tied_to: "chd1" }],
    ["LHE-DXB", 0, "tied_to", "unexpected", { tied_to: "adt2" }],
    [
      "KHI-LHE",
      0,
      "document.number",
      "invalid",
      { document: { kind: "cnic", number: "42101123456", issued_by: "PK" } },
    ],
    ["KHI-LHE", 0, "document.kind", "wrong_document", { nationality: "GB" }],
    [
      "RUH-JED",
      0,
      "document.number",
      "invalid",
      { document: { kind: "saudi_id", number: "1000000000", issued_by: "SA" } },
    ],
    [
      "RUH-JED",
      0,
      "document.number",
      "invalid",
      { document: { kind: "saudi_id", number: "3000000008", issued_by: "SA" } },
    ],
    ["RUH-JED", 0, "document.kind", "wrong_document", { nationality: "PK" }],
  ];

  test.each(wrong)("behavior: %s passenger %i %s is %s (%j)", async (route, index, field, complaint, change) => {
    const { bench, quote } = await quoted(route, family);
    const passengers = passengersFor(quote).map((person, position) =>
      position === index ? Object.assign(person, change) : person,
    );
    const answer = await reserve(bench, reserveRequest(quote, { passengers }));
    const name = `passengers.${index}.${field}`;
    expect(answer).toMatchObject({
      status: 422,
      error: { code: "validation_failed", field: name, meta: { fields: { [name]: complaint } } },
    });
    expect(ordersIn(bench.store).all()).toEqual([]);
  });

  test.each([
    ["an adult on a 12th birthday", 0, { birth_date: "2014-12-10" }],
    ["a child the day before", 2, { birth_date: "2014-12-11" }],
    ["a child on a second birthday", 2, { birth_date: "2024-12-10" }],
    ["a double name with an apostrophe", 0, { first_name: "Abd-al Rahman", last_name: "O'Neil" }],
  ])("behavior: %s may travel", async (_, index, change) => {
    const { bench, quote } = await quoted("LHE-DXB", family);
    const passengers = passengersFor(quote).map((person, position) =>
      position === index ? Object.assign(person, change) : person,
    );
    expect((await reserve(bench, reserveRequest(quote, { passengers }))).status).toBe(200);
  });

  test("behavior: an iqama is a resident's, whatever the passport", async () => {
    const { bench, quote } = await quoted("RUH-JED");
    const document = { kind: "saudi_id", number: "2000000006", issued_by: "SA" } as const;
    const passengers = passengersFor(quote).map((person) => Object.assign(person, { nationality: "PK", document }));
    expect((await reserve(bench, reserveRequest(quote, { passengers }))).status).toBe(200);
  });

  test("behavior: every wrong field is named at once", async () => {
    const { bench, quote } = await quoted("LHE-DXB");
    const passengers = passengersFor(quote).map((person) =>
      Object.assign(person, { first_name: "1", last_name: "", document: null }),
    );
    const named = await reserve(
      bench,
      reserveRequest(quote, { passengers: passengers.map((person) => Object.assign(person, { last_name: "?" })) }),
    );
    expect(Object.keys(Object(named.error?.meta?.["fields"]))).toEqual([
      "passengers.0.first_name",
      "passengers.0.last_name",
      "passengers.0.document.number",
    ]);
  });

  test("behavior: nobody travels twice, and the party is the one that was quoted", async () => {
    const { bench, quote } = await quoted("LHE-DXB", { adult: 2, child: 0, infant: 0 });
    const [one, two] = passengersFor(quote);
    if (one === undefined || two === undefined) throw new Error("Two adults were quoted.");
    const twin = { ...two, first_name: one.first_name };
    expect((await reserve(bench, reserveRequest(quote, { passengers: [one, twin] }))).error?.meta).toEqual({
      fields: { "passengers.1.first_name": "duplicate" },
    });
    expect((await reserve(bench, reserveRequest(quote, { passengers: [one] }))).error).toMatchObject({
      field: "passengers",
    });
  });
});

describe("scenarios by route and by last name", () => {
  const reserveAs = async (bench: TestBench, quote: Quote, lastName: string, hash = quote.hash) =>
    reserve(bench, reserveRequest(quote, { passengers: passengersFor(quote, lastName), hash }));

  /** The hash that a refusal asks to accept. */
  const hashIn = ({ error }: Awaited<ReturnType<typeof reserve>>): string => {
    const hash = error?.meta?.["hash"];
    return typeof hash === "string" ? hash : "";
  };

  test("behavior: LHE to ISB is held 30 minutes", async () => {
    const { bench, quote } = await quoted("LHE-ISB");
    expect(quote.hold_min).toBe(30);
    const { data } = await reserve(bench, reserveRequest(quote));
    expect(data?.pay_by).toBe(new Date(bench.clock.now() + 30 * minute).toISOString());
  });

  test("behavior: UET to KHI, and anybody called SOLDOUT, finds the last seats gone", async () => {
    const { bench, quote } = await quoted("UET-KHI");
    expect((await reserve(bench, reserveRequest(quote))).error?.code).toBe("sold_out");
    const other = await quoted("LHE-DXB");
    expect((await reserveAs(other.bench, other.quote, "Soldout")).error?.code).toBe("sold_out");
  });

  test("behavior: EXPIRE has 20 seconds to pay", async () => {
    const { bench, quote } = await quoted("LHE-DXB");
    const { data } = await reserveAs(bench, quote, "EXPIRE");
    const inTwentySeconds = new Date(bench.clock.now() + 20_000).toISOString();
    expect(data).toMatchObject({ pay_by: inTwentySeconds, price_guarantee_until: inTwentySeconds });
  });

  test("behavior: TWICE meets a dearer price twice, each to be accepted by its own hash", async () => {
    const { bench, quote } = await quoted("LHE-DXB");
    const first = await reserveAs(bench, quote, "TWICE");
    const second = await reserveAs(bench, quote, "TWICE", hashIn(first));
    const third = await reserveAs(bench, quote, "TWICE", hashIn(second));
    expect([first.error?.code, second.error?.code, third.status]).toEqual(["price_changed", "price_changed", 200]);
    expect(second.error?.meta?.["old_total"]).toBe(first.error?.meta?.["new_total"]);
    const read = await bench.ask(getQuote, { refid: quote.RefID });
    expect(read.data?.price.total).toBe(second.error?.meta?.["new_total"]);
    expect(third.data?.hash).toBe(read.data?.hash);
  });

  test("behavior: CURRENCY meets a charge in dollars", async () => {
    const { bench, quote } = await quoted("LHE-DXB");
    const moved = await reserveAs(bench, quote, "CURRENCY");
    expect(moved.error).toMatchObject({ code: "price_changed", meta: { charge: { currency: "USD" } } });
    const accepted = await reserveAs(bench, quote, "CURRENCY", hashIn(moved));
    expect(accepted.data?.amount_due.currency).toBe("USD");
  });

  test("behavior: SEATTAKEN loses the first seat and may take the next", async () => {
    const { bench, quote } = await quoted("LHE-DXB");
    const [first = "", second = ""] = await freeSeats(bench, quote, "1.1");
    const attempt = async (seat: string, lastName: string) => {
      const addons = [{ service_id: seat, pax_id: "adt1" }];
      const priced = await bench.ask(requote, { RefID: quote.RefID, addons });
      return reserve(
        bench,
        reserveRequest(quote, {
          addons,
          hash: priced.data?.hash ?? quote.hash,
          passengers: passengersFor(quote, lastName),
        }),
      );
    };
    expect((await attempt(first, "SEATTAKEN")).error?.code).toBe("seat_taken");
    expect(await freeSeats(bench, quote, "1.1")).not.toContain(first);
    expect((await attempt(second, "SEATTAKEN")).status).toBe(200);
  });
});

test("behavior: a stranger reads where and when, not who; the owner and who knows the contact read all", async () => {
  const { bench, quote } = await quoted("LHE-DXB", family);
  const { data } = await reserve(bench, reserveRequest(quote, { user_uuid: "user-1" }));
  const uuid = data?.uuid ?? "";
  const read = (asking: object) => bench.ask(flightBookingsEndpoints.flightBooking, { uuid, ...asking });
  const stranger = (await read({})).data;
  expect(stranger).toMatchObject({ masked: true, pnr: null, addons: [], payments: [], actions: [], documents: [] });
  const told = JSON.stringify(stranger);
  for (const secret of ["Ayesha", "Siddiqui", "AB1234560", "ayesha@example.com", "923001234567", "1990-05-04"]) {
    expect(told).not.toContain(secret);
  }
  expect((await read({ user_uuid: "user-2", confirm: "else@example.com" })).data?.masked).toBe(true);
  expect((await read({ confirm: "4567" })).data?.masked).toBe(true);
  for (const asking of [
    { user_uuid: "user-1" },
    { confirm: "Ayesha@Example.com" },
    { confirm: "0300 1234567" },
    { confirm: "+92 300 1234567" },
  ]) {
    expect((await read(asking)).data).toMatchObject({
      masked: false,
      passengers: [{ first_name: "Ayesha" }, {}, {}, {}],
    });
  }
});
