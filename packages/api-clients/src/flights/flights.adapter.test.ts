import {
  acknowledgementOf,
  checkPrice,
  createFlightResultsStore,
  offerId,
  type ReserveRequest,
  refId,
  refusalCodes,
  type Traveller,
} from "@safar/engine";
import { noAnswers } from "@safar/engine/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, openWire, type Replies, type Reply, refused } from "../wire/wire.fixtures.ts";
import { createFlightsService } from "./flights.adapter.ts";
import { booking } from "./flights.fixtures/booking.ts";
import { itinerary, references } from "./flights.fixtures/itinerary.ts";
import { quote } from "./flights.fixtures/quote.ts";
import { search } from "./flights.fixtures/search.ts";
import { seatMaps } from "./flights.fixtures/seat-maps.ts";

const paths = {
  providers: "air/api/content-providers",
  search: "air/api/search",
  itinerary: "air/api/session-log/get-itinerary",
  fares: "air/api/get-fares",
  quote: "air/api/quote",
  getQuote: "air/api/session-log/get-quote",
  requote: "air/api/requote",
  reserve: "air/api/reserve",
  booking: "air/api/bookings/get-detail",
  bags: "air/api/baggage",
  meals: "air/api/meal",
  services: "air/api/ssr",
  seats: "air/api/seatmap",
} as const;

const begin = (replies: Replies, user: string | null = null) => {
  const { calls, options } = openWire(replies, "travel");
  const store = createFlightResultsStore();
  return { calls, store, flights: createFlightsService({ ...options, store, currency: "PKR", user }) };
};

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const text = "trip=one_way&legs=LHE-JED.2026-12-10&adults=1&children=0&infants=0&cabin=economy";
const session = refId("K7M2PQ94XWZ8HDVB");
const quoteRef = refId("Q4TJ8NMR2VXK9CWD");
const offer = offerId("b81f20c4d5e6a790");

const providers = answered({
  RefID: session,
  expires_at: "2026-11-21T09:15:00.000Z",
  Providers: ["najd", "indus", "late"].map((code) => ({ code, name: code, name_ar: code, airlines: [] })),
});

const detail = answered({
  RefID: session,
  expires_at: "2026-11-21T09:20:00.000Z",
  Itinerary: itinerary,
  ...references,
});

/** Resolves once so many providers have answered. */
const received = (flights: ReturnType<typeof begin>["flights"], count: number) =>
  new Promise<readonly { readonly provider: string; readonly isFailed: boolean; readonly offers: number }[]>(
    (resolve) => {
      const answers: { readonly provider: string; readonly isFailed: boolean; readonly offers: number }[] = [];
      flights.receive(session, (answer) => {
        answers.push(answer);
        if (answers.length === count) resolve(answers);
      });
    },
  );

describe("searching", () => {
  const byProvider = ({ body }: { readonly body: Readonly<Record<string, unknown>> }): Reply => {
    if (body["provider"] === "late") return refused(504, { code: "supplier_timeout" });
    const first = itinerary.price;
    const wrong = { ...itinerary, ItineraryRefID: "wrong-sum", price: { ...first, total: "1.00" } };
    return answered({ ...search, Itineraries: [itinerary, wrong] });
  };

  test("default: offers go to the store as their providers answer, and a failed one is counted", async () => {
    const { calls, store, flights } = begin({ [paths.providers]: providers, [paths.search]: byProvider });
    expect(await flights.open(text)).toMatchObject({
      type: "OPENED",
      refId: session,
      expiresAt: Date.parse("2026-11-21T09:14:59Z"),
    });
    expect(calls[0]?.body).toMatchObject({
      trip_type: "one_way",
      legs: [{ from: "LHE", to: "JED", date: "2026-12-10" }],
      travellers: { adult: 1, child: 0, infant: 0 },
      currency: "PKR",
    });
    const answers = await received(flights, 3);
    expect(answers.filter(({ isFailed }) => isFailed)).toEqual([{ provider: "late", isFailed: true, offers: 1 }]);
    const held = store.read(session);
    // Two providers sell the same offer once, and the one whose parts do not add up not at all.
    expect(held?.itineraries.map(({ id }) => id)).toEqual([offer]);
    expect(held?.itineraries[0]).toMatchObject({
      legs: [{ stops: 1, dayOffset: 1, departs: { local: "2026-12-10T22:40", zone: "Asia/Karachi" } }],
      brand: { code: "SAVER", en: "Saver", ar: "التوفير" },
      price: { total: pkr(9_230_550) },
      isRefundable: true,
    });
    expect(held?.references.airports["JED"]).toMatchObject({ city: { en: "Jeddah", ar: "جدة" }, zone: "Asia/Riyadh" });
    for (const { price } of held?.itineraries ?? []) expect(checkPrice(price).ok).toBe(true);
  });

  test("behavior: what has answered is not asked again, and nothing is told after it was stopped", async () => {
    const { calls, flights } = begin({ [paths.providers]: providers, [paths.search]: byProvider });
    await flights.open(text);
    await received(flights, 3);
    const before = calls.length;
    flights.receive(session, () => expect.unreachable())();
    expect(calls.length).toBe(before);
  });

  test("behavior: reading a session again makes it last longer; one that ended, or that nobody knows, is gone", async () => {
    const { flights } = begin({ [paths.providers]: providers, [paths.search]: byProvider, [paths.itinerary]: detail });
    expect(await flights.reread(session)).toEqual({ type: "GONE" });
    await flights.open(text);
    expect(await flights.reread(session)).toMatchObject({ type: "HELD", offers: 0 });
    await received(flights, 3);
    expect(await flights.reread(session)).toMatchObject({
      type: "HELD",
      offers: 1,
      failed: ["late"],
      expiresAt: Date.parse("2026-11-21T09:19:59Z"),
    });
    const ended = begin({
      [paths.providers]: providers,
      [paths.search]: byProvider,
      [paths.itinerary]: refused(410, { code: "session_expired" }),
    });
    await ended.flights.open(text);
    await received(ended.flights, 3);
    expect(await ended.flights.reread(session)).toEqual({ type: "GONE" });
  });

  test("behavior: a search that the service finds wrong is invalid; one that is lost is a problem", async () => {
    const wrong = begin({ [paths.providers]: refused(422, { code: "validation_failed", field: "legs.0.from" }) });
    expect(await wrong.flights.open("nonsense")).toEqual({ type: "INVALID" });
    expect(await begin({}).flights.open(text)).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
  });
});

describe("an itinerary's fares", () => {
  const fare = {
    FareRefID: "fare-1",
    brand: itinerary.fare_brand,
    includes: [
      { kind: "bag", state: "included", detail: "1 × 23 kg\u202e" },
      { kind: "pillow", state: "new", detail: null },
    ],
    baggage: itinerary.baggage,
    refundable: true,
    changeable: true,
    seats_left: 4,
    price: itinerary.price,
    delta: "0.00",
  };
  const dearer = { ...itinerary.price, base: "92000.00", total: "102305.50" };
  const families = answered({
    RefID: session,
    expires_at: "2026-11-21T09:15:00.000Z",
    ItineraryRefID: offer,
    Fares: [{ ...fare, FareRefID: "fare-2", price: dearer, delta: "10000.00" }, fare],
  });

  test("default: the cheapest first, with what is not understood marked", async () => {
    const { flights } = begin({ [paths.itinerary]: detail, [paths.fares]: families });
    const outcome = await flights.fares(session, offer);
    expect(outcome).toMatchObject({
      type: "FARES",
      fares: [
        { id: "fare-1", extra: pkr(0), includes: [{ detail: "1 × 23 kg" }, { kind: "unknown", state: "unknown" }] },
        { id: "fare-2", extra: pkr(1_000_000) },
      ],
    });
  });

  test("behavior: an itinerary without families has none to choose from, and a session that ended is told", async () => {
    const none = begin({ [paths.itinerary]: detail, [paths.fares]: refused(404, { code: "not_found" }) });
    expect(await none.flights.fares(session, offer)).toMatchObject({ type: "FARES", fares: [] });
    const over = begin({ [paths.itinerary]: refused(410, { code: "session_expired" }), [paths.fares]: families });
    expect(await over.flights.fares(session, offer)).toEqual({ type: "SESSION_EXPIRED" });
  });
});

const first = { kind: "first", refId: session, offer, option: "fare-1", currency: "PKR" } as const;
const read = { kind: "read", refId: quoteRef, isRenewed: false } as const;

const quoted = async (data: unknown = quote) => {
  const { flights } = begin({ [paths.getQuote]: answered(data) });
  const outcome = await flights.quote(read);
  if (outcome.type !== "QUOTED") throw new Error(`expected a quote, got ${outcome.type}`);
  return outcome.quote;
};

describe("a quote", () => {
  test("default: the price by its lines, deadlines by the reader's clock, days and what is required", async () => {
    const { calls, flights } = begin({ [paths.quote]: answered(quote) });
    const outcome = await flights.quote(first);
    expect(calls[0]?.body).toEqual({
      RefID: session,
      ItineraryRefID: offer,
      FareRefID: "fare-1",
      currency: "PKR",
    });
    expect(outcome).toMatchObject({
      type: "QUOTED",
      quote: {
        refId: quoteRef,
        expiresAt: Date.parse("2026-11-21T09:09:59Z"),
        firstDay: "2026-12-10",
        lastDay: "2026-12-11",
        travellers: [
          {
            id: "adt1",
            type: "adult",
            // Without a gender nobody can be reserved for, so it is asked for all the same.
            asked: {
              fields: ["title", "gender", "firstName", "lastName", "documentNumber"],
              optional: ["frequentFlyerNumber"],
            },
          },
        ],
        requiredExtras: [{ kind: "seat", travellerIds: ["adt1"], segmentIds: ["1.1", "1.2"] }],
        extras: [{ serviceId: "seat.1.1.12A", travellerId: "adt1", segmentId: null, quantity: 1 }],
        reservation: null,
      },
    });
    const { price, policy } = await quoted();
    expect(price.charge.lines[0]).toEqual({
      kind: "base",
      code: "fare.adult",
      label: "Adult × 1",
      amount: pkr(8_200_000),
    });
    expect(checkPrice(price.charge).ok && checkPrice(price.display).ok).toBe(true);
    expect(policy.cancellation[0]).toMatchObject({ from: null, isAllowed: true, penalty: pkr(4_198_400) });
  });

  test("behavior: what has been reserved is read as it stands instead of being priced with other extras", async () => {
    const reservation = { uuid: booking.uuid, order_ref_id: booking.order_ref_id };
    const { calls, flights } = begin({
      [paths.requote]: refused(409, { code: "duplicate_order", meta: reservation }),
      [paths.getQuote]: answered({ ...quote, reservation }),
    });
    const outcome = await flights.quote({ kind: "again", refId: quoteRef, extras: [] });
    expect(outcome).toMatchObject({ quote: { reservation: { uuid: booking.uuid, order: booking.order_ref_id } } });
    expect(calls.map(({ body }) => body)).toEqual([
      { RefID: quoteRef, addons: [] },
      { refid: quoteRef, refresh: "0" },
    ]);
  });

  test("behavior: an amount with more decimals than its currency has is no quote", async () => {
    const lines = [{ kind: "base", code: "fare", title: "Fare", amount: "1.005" }];
    const { flights } = begin({
      [paths.getQuote]: answered({ ...quote, price: { currency: "PKR", lines, total: "1.005" } }),
    });
    expect(await flights.quote(read)).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
  });

  test.each([
    ["sold_out", 409, "SOLD_OUT"],
    ["quote_expired", 410, "QUOTE_EXPIRED"],
    ["session_expired", 410, "SESSION_EXPIRED"],
    ["results_expired", 410, "SESSION_EXPIRED"],
    ["supplier_error", 502, "PROBLEM"],
  ])("behavior: %s", async (code, status, type) => {
    const { flights } = begin({ [paths.quote]: refused(status, { code }) });
    expect(await flights.quote(first)).toMatchObject({ type });
  });
});

const ayesha: Traveller = {
  ...noAnswers,
  id: "adt1",
  type: "adult",
  title: "Mrs.",
  gender: "female",
  firstName: "Ayesha",
  birthDate: "1990-05-04",
  nationality: "PK",
  document: { kind: "passport", number: "AB1234567", issuedBy: null, issuedOn: null, expiresOn: "2031-01-01" },
};

const wish = async (): Promise<ReserveRequest> => ({
  refId: quoteRef,
  acknowledged: acknowledgementOf(await quoted()),
  attempt: "reserve-0001",
  party: { contact: { email: "ayesha@example.com", phone: "+923001234567" }, travellers: [ayesha] },
  extras: [{ serviceId: "seat.1.1.12A", travellerId: "adt1", segmentId: "1.1", quantity: 1 }],
  voucher: null,
});

const reservation = {
  uuid: booking.uuid,
  order_ref_id: booking.order_ref_id,
  pnr: null,
  status: "Pending",
  pay_by: "2026-11-21T10:04:11.000Z",
  price_guarantee_until: "2026-11-21T10:04:11.000Z",
  amount_due: { amount: "93755.50", currency: "PKR" },
  hash: quote.hash,
};

describe("reserving", () => {
  test("default: the accepted price is named, and one name alone is written as tickets write it", async () => {
    const { calls, flights } = begin({ [paths.reserve]: answered(reservation) }, "user-1");
    expect(await flights.reserve(await wish())).toEqual({
      type: "RESERVED",
      reservation: {
        booking: booking.uuid,
        order: booking.order_ref_id,
        pnr: null,
        payBy: Date.parse("2026-11-21T10:04:10Z"),
        priceGuaranteedUntil: Date.parse("2026-11-21T10:04:10Z"),
        due: pkr(9_375_550),
        quoteHash: quote.hash,
      },
    });
    expect(calls[0]?.body).toMatchObject({
      RefID: quoteRef,
      hash: quote.hash,
      user_uuid: "user-1",
      client_attempt_id: "reserve-0001",
      passengers: [{ pax_id: "adt1", first_name: "FNU", last_name: "AYESHA", document: { issued_by: "PK" } }],
      addons: [{ service_id: "seat.1.1.12A", pax_id: "adt1", segment_id: "1.1", quantity: 1 }],
    });
  });

  test("behavior: the longest name that an intention can have arrives whole, and a price with a longer one is none", async () => {
    const [hash, longest] = ["h".repeat(128), "q".repeat(64)];
    const attempt = `${hash}.${longest}`;
    const { calls, flights } = begin({ [paths.reserve]: answered({ ...reservation, hash }) });
    await flights.reserve({ ...(await wish()), attempt });
    expect(calls[0]?.body).toMatchObject({ client_attempt_id: attempt });
    const longer = begin({ [paths.quote]: answered({ ...quote, hash: `${hash}h` }) });
    expect(await longer.flights.quote(first)).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
  });

  test("behavior: the fields that the supplier refused are named by traveller", async () => {
    const meta = { fields: { "passengers.0.document.number": "invalid", "passengers.0.last_name": "required" } };
    const { flights } = begin({
      [paths.reserve]: refused(422, { code: "validation_failed", field: "passengers.0.document.number", meta }),
    });
    expect(await flights.reserve(await wish())).toEqual({
      type: "VALIDATION_FAILED",
      problems: {
        contact: {},
        travellers: { adt1: { documentNumber: { code: "refused" }, lastName: { code: "required" } } },
      },
      extrasMissing: false,
    });
  });

  test("behavior: a seat that went to somebody else is named by its segment", async () => {
    const meta = { seats: ["12A"], service_ids: ["seat.1.1.12A"] };
    const { flights } = begin({ [paths.reserve]: refused(409, { code: "seat_taken", meta }) });
    expect(await flights.reserve(await wish())).toEqual({
      type: "SEAT_TAKEN",
      seats: [{ segmentId: "1.1", seat: "12A" }],
    });
  });

  test("behavior: after a lost answer the reservation is found by its quote", async () => {
    const made = { uuid: booking.uuid, order_ref_id: booking.order_ref_id };
    const found = begin({
      [paths.getQuote]: answered({ ...quote, reservation: made }),
      [paths.booking]: answered({ ...booking, pay_by: "2026-11-21T10:04:11.000Z" }),
    });
    const asReserved = await found.flights.quote({ kind: "read", refId: quoteRef, isRenewed: false });
    expect(await found.flights.findReservation(quoteRef)).toMatchObject({
      type: "FOUND",
      quote: asReserved.type === "QUOTED" ? asReserved.quote : null,
      reservation: { booking: booking.uuid, due: pkr(9_375_550), payBy: Date.parse("2026-11-21T10:04:10Z") },
    });
    const none = begin({ [paths.getQuote]: answered(quote) });
    expect(await none.flights.findReservation(quoteRef)).toEqual({ type: "NONE" });
    const over = begin({ [paths.getQuote]: refused(410, { code: "quote_expired" }) });
    expect(await over.flights.findReservation(quoteRef)).toEqual({ type: "NONE" });
    expect(await begin({}).flights.findReservation(quoteRef)).toMatchObject({ type: "PROBLEM" });
  });
});

describe("extras", () => {
  const bag = {
    service_id: "bag.1.23",
    kind: "bag",
    title: "Bag of 23 kg",
    detail: null,
    pax_ids: ["adt1"],
    segment_ids: ["1.1", "1.2"],
    price: "8200.00",
    currency: "PKR",
    max_quantity: 2,
    included: false,
  };
  const services = (Services: readonly unknown[]) => answered({ RefID: quoteRef, Services });

  test("default: bags, meals, services and the seats of every segment", async () => {
    const { flights } = begin({
      [paths.bags]: services([bag, { ...bag, service_id: "bag.odd", currency: "XXX" }]),
      [paths.meals]: refused(404, { code: "not_found" }),
      [paths.services]: services([{ ...bag, service_id: "ssr.wheelchair", kind: "ssr", price: "0.00" }]),
      [paths.seats]: answered(seatMaps),
    });
    const outcome = await flights.extras(quoteRef);
    if (outcome.type !== "EXTRAS") throw new Error(outcome.type);
    expect(outcome.offers.map(({ serviceId, kind, price }) => [serviceId, kind, price])).toEqual([
      ["bag.1.23", "bag", pkr(820_000)],
      ["ssr.wheelchair", "service", pkr(0)],
    ]);
    const [map] = outcome.seatMaps;
    expect(map).toMatchObject({ segmentId: "1.1", cabins: [{ deck: 0, name: "economy" }] });
    expect(map?.cabins[0]?.rows).toMatchObject([
      { label: null, elements: [{ kind: "exit_row" }, { kind: "aisle" }, { kind: "exit_row" }] },
      {
        label: "12",
        elements: [
          { designator: "12A", status: "available", offers: [{ travellerId: "adt1", price: pkr(145_000) }] },
          { designator: "12B", status: "booked", offers: [] },
          { kind: "aisle" },
          { kind: "empty" },
        ],
      },
    ]);
  });

  test("behavior: while any of them is lost, nothing is said about extras", async () => {
    const { flights } = begin({ [paths.bags]: services([bag]), [paths.seats]: answered(seatMaps) });
    expect(await flights.extras(quoteRef)).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
  });

  test("behavior: a quote that is over is said to be, also where one of the answers was lost", async () => {
    const over = refused(410, { code: "quote_expired" });
    const { flights } = begin({ [paths.bags]: over, [paths.meals]: over, [paths.seats]: over });
    expect(await flights.extras(quoteRef)).toEqual({ type: "EXPIRED" });
  });
});

test("behavior: whatever the service answers, every question ends in an outcome and nothing is made up", async () => {
  const replies = fc.record({ status: fc.integer({ min: 200, max: 599 }), body: fc.jsonValue() });
  const refusals = fc
    .tuple(fc.integer({ min: 400, max: 599 }), fc.constantFrom(...refusalCodes, "brand_new"))
    .map(([status, code]) => refused(status, { code }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(replies, refusals), async (reply) => {
      const { flights } = begin(Object.fromEntries(Object.values(paths).map((path) => [path, reply])));
      const outcomes = await Promise.all([
        flights.open(text),
        flights.reread(session),
        flights.fares(session, offer),
        flights.quote(first),
        flights.quote({ kind: "again", refId: quoteRef, extras: [] }),
        flights.quote(read),
        flights.findReservation(quoteRef),
      ]);
      const made = new Set(["OPENED", "HELD", "FARES", "QUOTED", "FOUND"]);
      expect(outcomes.filter(({ type }) => made.has(type))).toEqual([]);
    }),
  );
});
