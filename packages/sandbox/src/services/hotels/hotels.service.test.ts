import { type AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import {
  askQuote,
  cheapestKeys,
  detailOf,
  openHotels,
  quoteOf,
  resultOf,
  search,
  searchRequest,
} from "./hotels.fixture.ts";

const { hotelSuggestions, searchHotels, hotel, quotedHotel, userLocation } = hotelsEndpoints;
const family = [{ adults: 2, child_ages: [1, 7] }];

describe("places", () => {
  test("default: suggestions tell what kind of place each is, and where", async () => {
    const { data = [] } = await openHotels().ask(hotelSuggestions, { query: "كليفتون" });
    expect(data[0]).toMatchObject({ id: "karachi--clifton", kind: "area", city: { name: "Karachi" }, country: "PK" });
  });

  test("default: a caller is in the largest city of the edition", async () => {
    const bench = openHotels();
    expect((await bench.ask(userLocation, {})).data?.city?.id).toBe("karachi");
    expect((await bench.ask(userLocation, {}, { country: "SA" })).data?.city?.id).toBe("riyadh");
  });
});

describe("search", () => {
  test("default: hotels with room for everybody, each with the price of the whole stay", async () => {
    const results = await search(openHotels());
    expect(results).toMatchObject({ nights: 3, Place: { id: "karachi" } });
    expect(results.Hotels.length).toBeGreaterThan(15);
    for (const { cheapest, rooms_left } of results.Hotels) {
      expect(Number(cheapest.total)).toBeGreaterThan(Number(cheapest.per_night) * 2.9);
      expect(rooms_left).toBeGreaterThan(0);
    }
  });

  test("default: the same search gives the same hotels at the same prices", async () => {
    const [one, other] = [await search(openHotels()), await search(openHotels())];
    const told = ({ Hotels }: typeof one) => Hotels.map(({ hotel_id, cheapest }) => [hotel_id, cheapest.total]);
    expect(told(one)).toEqual(told(other));
  });

  test("default: pictures show what the hotel has, outside first, each told in the caller's language", async () => {
    const bench = openHotels();
    const { Hotels, RefID } = await search(bench);
    const seen: AnswerOf<typeof hotel>[] = [];
    for (const { ItineraryRefID } of Hotels.slice(0, 12)) {
      const { data } = await bench.ask(hotel, { RefID, ItineraryRefID }, { locale: "ar" });
      if (data) seen.push(data);
    }
    expect(seen.length).toBe(12);
    expect(Hotels.every(({ images }) => images[0]?.scene === "outside")).toBe(true);
    for (const { Hotel, Rooms } of seen) {
      const scenes = Hotel.images.map(({ scene }) => scene);
      expect(scenes[0]).toBe("outside");
      expect(scenes.includes("pool")).toBe(Hotel.amenities.some((amenity) => /pool/.test(amenity)));
      expect(scenes.includes("restaurant")).toBe(Hotel.amenities.includes("restaurant"));
      expect(new Set(Hotel.images.map(({ subject }) => subject)).size).toBe(scenes.length);
      for (const { subject } of Hotel.images) expect(subject.startsWith(Hotel.name_ar)).toBe(true);
      for (const { photos } of Rooms) expect(photos.map(({ scene }) => scene)).toEqual(["room", "bath"]);
    }
  });

  test("behavior: six rooms are found room for, and a seventh is too many", async () => {
    const bench = openHotels();
    const rooms = Array.from({ length: 6 }, () => ({ adults: 2, child_ages: [] }));
    expect((await search(bench, { rooms })).Hotels.length).toBeGreaterThan(0);
    const { error } = await bench.ask(searchHotels, searchRequest({ rooms: [...rooms, ...rooms.slice(0, 1)] }));
    expect(error).toMatchObject({
      code: "validation_failed",
      field: "rooms",
      message: expect.stringContaining("Maximum 6 rooms allowed"),
    });
  });

  test("behavior: a past day, a stay too long and an unknown place are refused by name", async () => {
    const bench = openHotels();
    const refused = async (changes: Parameters<typeof searchRequest>[0]) =>
      (await bench.ask(searchHotels, searchRequest(changes))).error;
    expect(await refused({ check_in: "2026-11-01", check_out: "2026-11-03" })).toMatchObject({ field: "check_in" });
    expect(await refused({ check_out: "2027-02-01" })).toMatchObject({ field: "check_out" });
    expect(await refused({ place: "atlantis" })).toMatchObject({ code: "not_found", field: "place" });
  });

  test("behavior: Zhob is full on the night of a Friday and not the day after", async () => {
    const bench = openHotels();
    const friday = { place: "zhob", check_in: "2026-12-11", check_out: "2026-12-12" };
    expect((await search(bench, friday)).Hotels).toEqual([]);
    expect(
      (await search(bench, { ...friday, check_in: "2026-12-12", check_out: "2026-12-13" })).Hotels.length,
    ).toBeGreaterThan(0);
  });

  test("behavior: a point is searched around, and a hotel is as far as it is", async () => {
    const results = await search(openHotels(), { place: undefined, lat: 24.82, lng: 67.03 });
    expect(results.Place?.id).toBe("karachi");
    expect(results.Hotels.every(({ distance_km }) => distance_km < 40)).toBe(true);
  });

  test("behavior: with the switch a city has 2,000 hotels", async () => {
    const bench = openHotels();
    bench.admin.switches.set("many_hotels", true);
    expect((await search(bench)).Hotels.length).toBeGreaterThan(1_500);
  });

  test("behavior: results last a quarter of an hour, and reading a hotel makes them last longer", async () => {
    const bench = openHotels();
    const results = await search(bench);
    const { ItineraryRefID } = resultOf(results);
    bench.clock.advance(14 * 60_000);
    expect((await bench.ask(hotel, { RefID: results.RefID, ItineraryRefID })).status).toBe(200);
    bench.clock.advance(14 * 60_000);
    expect((await bench.ask(hotel, { RefID: results.RefID, ItineraryRefID })).status).toBe(200);
    bench.clock.advance(16 * 60_000);
    expect((await bench.ask(hotel, { RefID: results.RefID, ItineraryRefID })).error?.code).toBe("session_expired");
  });
});

describe("a hotel", () => {
  test("default: rooms with beds, board, what they include, and when they can be given back", async () => {
    const bench = openHotels();
    const detail = await detailOf(bench, await search(bench, { rooms: family }));
    expect(detail.Occupancies).toEqual([{ id: "o1", adults: 2, child_ages: [1, 7], rooms: [0] }]);
    const rates = detail.Rooms.flatMap((room) => room.rates);
    expect(rates.length).toBeGreaterThan(1);
    const refundable = rates.find((rate) => rate.refundable);
    expect(refundable?.cancellation[0]).toMatchObject({ allowed: true, penalty: "0.00" });
    expect(
      rates.some(({ supplements }) => supplements.some(({ code, at }) => code === "child_bed" && at === "now")),
    ).toBe(true);
    expect(detail.Hotel.reviews.length + detail.Hotel.policies.length).toBeGreaterThan(3);
  });

  test("default: the list's price is that of the cheapest rate", async () => {
    const bench = openHotels();
    const results = await search(bench);
    const detail = await detailOf(bench, results);
    const cheapest = Math.min(...detail.Rooms.flatMap(({ rates }) => rates.map(({ price }) => Number(price.total))));
    expect(Number(resultOf(results).cheapest.total)).toBe(cheapest);
  });

  test.each([
    ["karachi", "PKR"],
    ["makkah", "PKR"],
    ["jeddah", "SAR"],
  ])(
    "invariant: in %s, price, day of giving back and rooms left of a result are of the same rates, in %s",
    async (place, currency) => {
      const bench = openHotels();
      const two = { adults: 2, child_ages: [] };
      const results = await search(bench, { place, currency, rooms: [two, two] });
      for (const { cheapest, cheapest_refundable: free, name, rooms_left } of results.Hotels.slice(0, 12)) {
        const { Rooms } = await detailOf(bench, results, name);
        const rates = Rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, room })));
        const comesTo = (total: string) =>
          rates.flatMap((one) =>
            rates
              .filter((other) => (one.room === other.room ? one.room.quantity_available > 1 : true))
              .filter((other) => Math.abs(Number(one.price.total) + Number(other.price.total) - Number(total)) < 0.001)
              .map((other) => [one, other]),
          );
        const isFree = ({ cancellation: [first] }: (typeof rates)[number]) =>
          first?.allowed && Number(first.penalty) === 0;
        const ways = comesTo(cheapest.total);
        expect(ways.length).toBeGreaterThan(0);
        if (cheapest.refundable_until !== null) expect(ways.some((way) => way.every(isFree))).toBe(true);
        expect(rooms_left).toBeGreaterThanOrEqual(2);
        expect(
          ways.map((way) =>
            [...new Set(way.map(({ room }) => room))].reduce((sum, room) => sum + room.quantity_available, 0),
          ),
        ).toContain(rooms_left);
        if (!free) continue;
        expect(Number(free.total)).toBeGreaterThanOrEqual(Number(cheapest.total));
        const until = comesTo(free.total)
          .filter((way) => way.every(isFree))
          .map((way) => way.map(({ cancellation }) => cancellation[0]?.until ?? "").toSorted()[0]);
        expect(until).toContain(free.refundable_until);
        expect(free.rooms_left).toBeGreaterThanOrEqual(2);
      }
      expect(results.Hotels.some(({ cheapest_refundable }) => cheapest_refundable)).toBe(true);
    },
  );

  test.each([
    ["PKR", 1],
    ["SAR", 0.01],
  ])("behavior: a night in %s is told to the nearest %d", async (currency, step) => {
    const results = await search(openHotels(), { currency, check_out: "2026-12-10" });
    for (const { cheapest } of results.Hotels) {
      const off = Math.abs(Number(cheapest.per_night) * results.nights - Number(cheapest.total));
      expect(off).toBeLessThanOrEqual((step * results.nights) / 2 + 1e-9);
    }
  });

  test("behavior: rooms with the same guests share an occupancy", async () => {
    const bench = openHotels();
    const rooms = [
      { adults: 2, child_ages: [] },
      { adults: 1, child_ages: [5] },
      { adults: 2, child_ages: [] },
    ];
    const detail = await detailOf(bench, await search(bench, { rooms }));
    expect(detail.Occupancies.map((one) => one.rooms)).toEqual([[0, 2], [1]]);
    expect(cheapestKeys(detail)).toHaveLength(3);
  });

  test("behavior: a fee that is paid at the hotel is told apart and is part of the total", async () => {
    const bench = openHotels();
    const results = await search(bench, { place: "dubai", currency: "AED" });
    const { data } = await askQuote(bench, await detailOf(bench, results));
    const due = data?.price.lines.filter(({ kind }) => kind === "due_at_property") ?? [];
    expect(due.length).toBeGreaterThan(0);
    expect(data?.charge.lines.some(({ kind }) => kind === "due_at_property")).toBe(false);
  });
});

describe("quotes", () => {
  test("default: a quote names the stay, every guest, and a price that adds up", async () => {
    const quote = await quoteOf(openHotels(), undefined, { rooms: family });
    expect(quote.guests.map(({ id, pax_type, age }) => [id, pax_type, age])).toEqual([
      ["r1a1", "adult", null],
      ["r1a2", "adult", null],
      ["r1c1", "infant", 1],
      ["r1c2", "child", 7],
    ]);
    // A room is kept in one name, and of the others nothing is asked.
    expect(quote.guests.map(({ named }) => named)).toEqual([true, false, false, false]);
    expect(quote.required_fields.map(({ pax_type }) => pax_type)).toEqual(["adult"]);
    expect(quote).toMatchObject({
      price_changed: null,
      Stay: { nights: 3, rooms: [{ adults: 2 }] },
      reservation: null,
    });
  });

  test.each([
    ["Harbour View Residency", 1],
    ["Saddar Gate Plaza", -1],
  ])("behavior: %s has another price when it is confirmed", async (name, sign) => {
    const { price_changed: change } = await quoteOf(openHotels(), name);
    expect(Math.sign(Number(change?.new_total) - Number(change?.old_total))).toBe(sign);
  });

  test("behavior: Clifton Court Suites have no room when the price is confirmed", async () => {
    const bench = openHotels();
    const detail = await detailOf(bench, await search(bench), "Clifton Court Suites");
    expect((await askQuote(bench, detail)).error?.code).toBe("sold_out");
  });

  test("behavior: one rate for two rooms is not enough", async () => {
    const bench = openHotels();
    const rooms = [{ adults: 2 }, { adults: 1 }];
    const detail = await detailOf(bench, await search(bench, { rooms }));
    const { error } = await askQuote(bench, detail, cheapestKeys(detail).slice(0, 1));
    expect(error).toMatchObject({ code: "validation_failed", field: "rate_keys" });
  });

  test("behavior: a quote that is over can be asked for anew", async () => {
    const bench = openHotels();
    const quote = await quoteOf(bench);
    bench.clock.advance(11 * 60_000);
    expect((await bench.ask(quotedHotel, { RefID: quote.RefID })).error?.code).toBe("quote_expired");
    const renewed = await bench.ask(quotedHotel, { RefID: quote.RefID, refresh: "1" });
    expect(renewed.data).toMatchObject({ RefID: quote.RefID, hash: quote.hash });
  });
});
