import {
  createHotelBookingService,
  createHotelPlaces,
  createHotelsService,
  createServiceClient,
} from "@safar/api-clients";
import {
  acknowledgementOf,
  checkPrice,
  createHotelResultsStore,
  encodeStay,
  type HotelDetail,
  type HotelQuote,
  isHotelBooking,
  isHotelQuote,
  type RoomParty,
  type TravelParty,
} from "@safar/engine";
import { noAnswers } from "@safar/engine/testing";
import { expect, test } from "vitest";
import type { BearerToken } from "../../core/bearer-tokens.ts";
import { openHotels } from "./hotels.fixture.ts";

/** The engine's services through the real client, against the sandbox in the same process and on its clock. */
const open = () => {
  const bench = openHotels();
  const clock = {
    now: bench.clock.now,
    setTimeout: (callback: () => void, ms: number) => bench.clock.at(bench.clock.now() + ms, callback),
    clearTimeout: (callOff: unknown) => {
      if (typeof callOff === "function") callOff();
    },
  };
  bench.store
    .collection<BearerToken>("bearer_tokens")
    .put({ id: "bench-hotels", service: "hotels", expiresAt: bench.clock.now() + 86_400_000 });
  const client = createServiceClient({
    service: "hotels",
    baseUrl: "http://sandbox/hotels",
    fetch: (input, init) => bench.fetch(new Request(input, init)),
    clock,
    locale: "ar",
    country: "PK",
    tokens: { run: (send) => send("bench-hotels") },
  });
  const store = createHotelResultsStore();
  const common = { client, clock };
  return {
    bench,
    store,
    hotels: createHotelsService({ ...common, store, currency: "PKR" }),
    places: createHotelPlaces(common),
    bookings: createHotelBookingService(common),
  };
};

type Bench = ReturnType<typeof open>;

const family: readonly RoomParty[] = [
  { adults: 2, childAges: [1, 7] },
  { adults: 1, childAges: [] },
];

const searchFor = (rooms: readonly RoomParty[]) =>
  encodeStay({ place: "karachi", checkIn: "2026-12-08", checkOut: "2026-12-11", rooms });

const detailOf = async ({ hotels, store }: Bench, name: string | null, rooms = family): Promise<HotelDetail> => {
  const opened = await hotels.open(searchFor(rooms));
  if (opened.type !== "OPENED") throw new Error(`The search came to ${opened.type}.`);
  const found = store.read(opened.refId)?.hotels.find(({ names }) => name === null || names.en === name);
  if (found === undefined) throw new Error(`The search found no ${name}.`);
  const read = await hotels.hotel(opened.refId, found.id);
  if (read.type !== "HOTEL") throw new Error(`Reading the hotel came to ${read.type}.`);
  return read.detail;
};

const optionOf = ({ occupancies, rooms }: HotelDetail): string => {
  const rates = rooms.flatMap((room) => room.rates);
  const keys: string[] = [];
  for (const occupancy of occupancies) {
    const rate = rates.find((one) => one.occupancy === occupancy.id && one.isRefundable);
    for (const room of occupancy.rooms) keys[room] = rate?.key ?? "";
  }
  return keys.join("~");
};

const quoteOf = async (bench: Bench, detail: HotelDetail): Promise<HotelQuote> => {
  const { id: offer, refId } = detail;
  const request = { kind: "first", refId, offer, option: optionOf(detail), currency: "PKR" } as const;
  const quoted = await bench.hotels.quote(request);
  if (quoted.type !== "QUOTED" || !isHotelQuote(quoted.quote)) throw new Error(`The quote came to ${quoted.type}.`);
  return quoted.quote;
};

const firstNames = ["Ayesha", "Bilal", "Zara", "Hamza", "Noura"];

const partyFor = ({ travellers }: HotelQuote): TravelParty => ({
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  travellers: travellers
    .filter(({ asked }) => asked.fields.length > 0)
    .map(({ id, type }, index) => ({
      ...noAnswers,
      id,
      type,
      title: "Mr",
      // Not asked for: the reservation has it from the title.
      gender: null,
      firstName: firstNames[index] ?? "Ali",
      lastName: "Siddiqui",
    })),
});

const reserve = (bench: Bench, quote: HotelQuote) =>
  bench.hotels.reserve({
    refId: quote.refId,
    acknowledged: acknowledgementOf(quote),
    attempt: `attempt.${quote.refId}`,
    party: partyFor(quote),
    extras: [],
    voucher: null,
  });

test("default: from a search to a booking, in the words of the engine", async () => {
  const bench = open();
  const detail = await detailOf(bench, null);
  expect(detail.occupancies.map(({ rooms }) => rooms)).toEqual([[0], [1]]);
  const quote = await quoteOf(bench, detail);
  expect(checkPrice(quote.price.display).ok && checkPrice(quote.price.charge).ok).toBe(true);
  expect(quote.stay).toMatchObject({ nights: 3, rooms: [{ adults: 2, childAges: [1, 7] }, { adults: 1 }] });
  expect(quote.travellers[0]?.asked.fields).toEqual(["title", "firstName", "lastName"]);
  const reserved = await reserve(bench, quote);
  if (reserved.type !== "RESERVED") throw new Error(`Reserving came to ${reserved.type}.`);
  expect(reserved.reservation.due).toEqual(quote.price.charge.total);
  expect(await bench.hotels.findReservation(quote.refId)).toMatchObject({
    type: "FOUND",
    reservation: { booking: reserved.reservation.booking },
  });
  const read = await bench.bookings.read({ booking: reserved.reservation.booking, proof: "ayesha@example.com" });
  if (read.type !== "BOOKING" || !isHotelBooking(read.booking)) throw new Error(`Reading came to ${read.type}.`);
  expect(read.booking).toMatchObject({ status: "Pending", isMasked: false, hotel: { guests: { length: 2 } } });
  expect(await bench.bookings.read({ booking: reserved.reservation.booking, proof: "who@example.com" })).toEqual({
    type: "PROOF_REFUSED",
  });
});

test("behavior: a search is answered once somebody listens, and can be read again until it is over", async () => {
  const bench = open();
  const opened = await bench.hotels.open(searchFor(family));
  if (opened.type !== "OPENED") throw new Error(`The search came to ${opened.type}.`);
  const offers = await new Promise<number>((resolve) => {
    bench.hotels.receive(opened.refId, (answer) => resolve(answer.offers));
  });
  expect(offers).toBeGreaterThan(10);
  expect(await bench.hotels.reread(opened.refId)).toMatchObject({ type: "HELD", offers });
  bench.bench.clock.advance(16 * 60_000);
  expect(await bench.hotels.reread(opened.refId)).toEqual({ type: "GONE" });
});

test("behavior: what a hotel cannot be is told as what it is", async () => {
  const bench = open();
  expect(
    await bench.hotels.open(
      encodeStay({ place: "atlantis", checkIn: "2026-12-08", checkOut: "2026-12-09", rooms: family }),
    ),
  ).toEqual({ type: "INVALID" });
  const two: readonly RoomParty[] = [{ adults: 2, childAges: [] }];
  const asleep = await quoteOf(bench, await detailOf(bench, "Sleep Mode Inn", two));
  expect(await reserve(bench, asleep)).toEqual({ type: "SOLD_OUT" });
  const refusing = await quoteOf(bench, await detailOf(bench, "Old Clifton Rest House", two));
  expect(await reserve(bench, refusing)).toMatchObject({ type: "REFUSED", problem: { code: "supplier_error" } });
  const full = await detailOf(bench, "Clifton Court Suites", two);
  const request = {
    kind: "first",
    refId: full.refId,
    offer: full.id,
    option: optionOf(full),
    currency: "PKR",
  } as const;
  expect(await bench.hotels.quote(request)).toEqual({ type: "SOLD_OUT" });
});

test("behavior: whoever comes second to the last room is told, and keeps everything else", async () => {
  const bench = open();
  const alone: readonly RoomParty[] = [{ adults: 1, childAges: [] }];
  const quotes = [
    await quoteOf(bench, await detailOf(bench, "Garden Road Lodge", alone)),
    await quoteOf(bench, await detailOf(bench, "Garden Road Lodge", alone)),
  ];
  const outcomes = await Promise.all(quotes.map((quote) => reserve(bench, quote)));
  expect(outcomes.map(({ type }) => type).toSorted()).toEqual(["RESERVED", "SOLD_OUT"]);
});

test("behavior: places are found in either language, and a caller is somewhere", async () => {
  const { places } = open();
  expect(await places.search("كراتشي")).toMatchObject({
    type: "FOUND",
    places: [{ id: "karachi", within: null }, {}, {}, {}, {}, {}, {}, {}],
  });
  expect(await places.search(" ")).toEqual({ type: "FOUND", places: [] });
  expect(await places.nearby()).toMatchObject({ type: "FOUND", places: [{ id: "karachi" }] });
});
