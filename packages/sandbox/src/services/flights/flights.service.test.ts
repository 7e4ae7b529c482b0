import { airportsEndpoints, flightsEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { airports } from "../../world/airports.ts";
import { openFlights, quoteOf, requestFor, search, searchAs } from "./flights.fixture.ts";
import { hasCheckedBag } from "./search/itinerary-wire.ts";

const { contentProviders, searchFlights, fares, itinerary, calendarFares } = flightsEndpoints;
const minute = 60_000;

const roundTrip = {
  trip_type: "return" as const,
  legs: [
    { from: "LHE", to: "RUH", date: "2026-12-12" },
    { from: "RUH", to: "LHE", date: "2026-12-20" },
  ],
};

describe("airports", () => {
  test("default: home, popular, found and one with those nearby", async () => {
    const bench = openFlights();
    const home = await bench.ask(airportsEndpoints.airportsHome, {}, { country: "SA" });
    expect(home.data).toMatchObject({ default_from: "RUH" });
    const popular = await bench.ask(airportsEndpoints.airportsPopular, {});
    expect(popular.data?.Airports[0]?.iata).toBe("KHI");
    const found = await bench.ask(airportsEndpoints.airports, { query: "جده" });
    expect(found.data?.Airports[0]).toMatchObject({ iata: "JED", city: "Jeddah", city_ar: "جدة", tz: "Asia/Riyadh" });
    const one = await bench.ask(airportsEndpoints.airport, { iata: "LHE" });
    expect(one.data?.Nearby.map(({ iata }) => iata)).toEqual(["SKT", "LYP"]);
  });

  test("behavior: all 54 are reached through the wire, and an unknown code is refused", async () => {
    const bench = openFlights();
    for (const { iata } of airports) {
      expect((await bench.ask(airportsEndpoints.airport, { iata })).data?.Airport.iata).toBe(iata);
    }
    const slugs = airports.map(
      async ({ iata }) => (await bench.ask(airportsEndpoints.airport, { iata })).data?.Airport.city_slug,
    );
    expect(new Set(await Promise.all(slugs)).size).toBe(54);
    expect((await bench.ask(airportsEndpoints.airport, { iata: "XXX" })).error?.code).toBe("not_found");
  });
});

describe("search", () => {
  test.each([
    ["LHE-DXB", "one_way"],
    ["RUH-JED", "one_way"],
    ["ISB-LHR", "one_way"],
  ])("default: %s finds a page of itineraries, cheapest first", async (route) => {
    const results = await search(openFlights(), route);
    expect(results.Itineraries.length).toBeGreaterThanOrEqual(20);
    expect(results.Itineraries.length).toBeLessThanOrEqual(120);
    const totals = results.Itineraries.map(({ price }) => Number(price.total));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(results.Itineraries.map(({ ItineraryRefID }) => ItineraryRefID)).size).toBe(totals.length);
    expect(results.filters.stops.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
    expect(Number(results.filters.price_min)).toBe(totals[0]);
  });

  test("default: a return and a multi-city trip put legs together in order", async () => {
    const bench = openFlights();
    const back = await searchAs(bench, requestFor("LHE-RUH", roundTrip));
    expect(back.Itineraries.length).toBeGreaterThanOrEqual(20);
    const many = await searchAs(bench, {
      ...requestFor("KHI-DXB"),
      trip_type: "multi_city",
      legs: [
        { from: "KHI", to: "DXB", date: "2026-12-10" },
        { from: "DXB", to: "JED", date: "2026-12-14" },
        { from: "JED", to: "ISB", date: "2026-12-18" },
      ],
    });
    expect(many.Itineraries.length).toBeGreaterThanOrEqual(20);
    for (const { legs } of [...back.Itineraries, ...many.Itineraries]) {
      for (const [index, leg] of legs.entries()) {
        const before = legs[index - 1];
        if (before !== undefined) expect(leg.departs_at > before.arrives_at).toBe(true);
      }
    }
  });

  test("behavior: parts add up for each type of passenger and for all of them", async () => {
    const { Itineraries } = await search(openFlights(), "LHE-JED", { travellers: { adult: 2, child: 1, infant: 1 } });
    const cents = (amount: string): number => Math.round(Number(amount) * 100);
    type Parts = { base: string; tax: string; fee: string; service_fee?: string | undefined; discount: string };
    const sum = (part: Parts): number =>
      cents(part.base) + cents(part.tax) + cents(part.fee) + cents(part.service_fee ?? "0") - cents(part.discount);
    for (const { price } of Itineraries) {
      expect(sum(price)).toBe(cents(price.total));
      for (const part of price.per_pax) expect(sum(part)).toBe(cents(part.total));
      expect(price.per_pax.reduce((total, part) => total + cents(part.total), 0)).toBe(cents(price.total));
    }
  });

  test("behavior: the same seed and day give the same bytes, whatever was asked before; another seed gives others", async () => {
    const bytes = async (seed: string, before: readonly string[]) => {
      const bench = openFlights({ seed });
      for (const route of before) await search(bench, route);
      const { RefID: _refId, expires_at: _expires, ...results } = await search(bench, "KHI-DXB");
      return JSON.stringify(results);
    };
    const one = await bytes("a", []);
    expect(await bytes("a", ["LHE-JED", "KHI-DXB"])).toBe(one);
    expect(await bytes("b", [])).not.toBe(one);
  });

  test("behavior: providers answer one after another, each with its own airlines, into one session", async () => {
    const bench = openFlights();
    const whole = await search(bench, "LHE-RUH");
    const { data } = await bench.ask(contentProviders, requestFor("LHE-RUH"));
    const parts = [];
    for (const { code } of data?.Providers ?? []) {
      parts.push(await searchAs(bench, { ...requestFor("LHE-RUH"), RefID: data?.RefID, provider: code }));
    }
    expect(parts.map(({ providers_done }) => providers_done)).toEqual([1, 2, 3, 4, 5]);
    const ids = parts.flatMap(({ Itineraries }) => Itineraries.map(({ ItineraryRefID }) => ItineraryRefID));
    expect(ids.toSorted()).toEqual(whole.Itineraries.map(({ ItineraryRefID }) => ItineraryRefID).toSorted());
    expect(parts.filter(({ Itineraries }) => Itineraries.length > 0).length).toBeGreaterThan(2);
  });

  test.each([
    ["legs.0.from", { legs: [{ from: "XXX", to: "LHE", date: "2026-12-10" }] }],
    ["legs.0.date", { legs: [{ from: "KHI", to: "LHE", date: "2026-11-20" }] }],
    ["legs.0.date", { legs: [{ from: "KHI", to: "LHE", date: "2027-11-30" }] }],
    ["legs.0.to", { legs: [{ from: "KHI", to: "KHI", date: "2026-12-10" }] }],
    ["legs", { trip_type: "return" as const }],
    ["travellers.infant", { travellers: { adult: 1, infant: 2 } }],
    ["travellers.adult", { travellers: { adult: 8, child: 2 } }],
    ["currency", { currency: "XYZ" }],
    ["provider", { provider: "nobody" }],
  ])("behavior: %s is refused when it cannot be (%j)", async (field, changes) => {
    const answer = await openFlights().ask(searchFlights, requestFor("KHI-LHE", changes));
    expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed", field } });
  });

  test("behavior: a session takes no other search than its own", async () => {
    const bench = openFlights();
    const { data } = await bench.ask(contentProviders, requestFor("LHE-RUH"));
    const answer = await bench.ask(searchFlights, { ...requestFor("LHE-JED"), RefID: data?.RefID });
    expect(answer.error).toMatchObject({ code: "validation_failed", field: "RefID" });
  });

  test("behavior: business is sold where the longest flight has it", async () => {
    const { Itineraries } = await search(openFlights(), "ISB-DXB", { cabin: "business" });
    expect(Itineraries.length).toBeGreaterThan(0);
    for (const { legs } of Itineraries) {
      const [longest] = legs.flatMap(({ segments }) => segments).toSorted((a, b) => b.duration_min - a.duration_min);
      expect(longest?.cabin).toBe("business");
    }
  });
});

describe("expiry", () => {
  test("behavior: results live 15 minutes from when they were last read, then are gone for good", async () => {
    const bench = openFlights();
    const results = await search(bench, "LHE-DXB");
    const request = { refid: results.RefID, itinerary_refid: results.Itineraries[0]?.ItineraryRefID ?? "" };
    bench.clock.advance(14 * minute);
    const read = await bench.ask(itinerary, request);
    // What it costs with a bag, a list alone tells.
    expect({ ...results.Itineraries[0], with_bag: undefined }).toEqual({
      ...read.data?.Itinerary,
      with_bag: undefined,
    });
    expect(read.data?.expires_at).toBe(new Date(bench.clock.now() + 15 * minute).toISOString());
    bench.clock.advance(15 * minute - 1);
    expect((await bench.ask(fares, { RefID: results.RefID, ItineraryRefID: request.itinerary_refid })).status).toBe(
      200,
    );
    bench.clock.advance(15 * minute);
    expect(await bench.ask(itinerary, request)).toMatchObject({ status: 410, error: { code: "session_expired" } });
    bench.clock.advance(48 * 60 * minute);
    expect(await bench.ask(itinerary, request)).toMatchObject({ status: 410, error: { code: "session_expired" } });
  });

  test("behavior: an unknown session is expired, an itinerary of another search is not found", async () => {
    const bench = openFlights();
    const results = await search(bench, "LHE-DXB");
    const itinerary_refid = results.Itineraries[0]?.ItineraryRefID ?? "";
    expect(await bench.ask(itinerary, { refid: "nonsense", itinerary_refid })).toMatchObject({ status: 410 });
    const other = await search(bench, "KHI-LHE");
    expect(await bench.ask(itinerary, { refid: other.RefID, itinerary_refid })).toMatchObject({ status: 404 });
  });
});

describe("scenarios by route and by switch", () => {
  test("behavior: KHI to SKZ finds nothing", async () => {
    const results = await search(openFlights(), "KHI-SKZ");
    expect(results).toMatchObject({ Itineraries: [], filters: { price_min: null, stops: [] } });
  });

  test("behavior: KHI to JED has a stop at least, and baggage that changes on the way", async () => {
    const { Itineraries } = await search(openFlights(), "KHI-JED");
    expect(Itineraries.every(({ legs }) => legs[0]?.stops === 1)).toBe(true);
    const mixed = Itineraries.filter(({ baggage }) => baggage.length > 1);
    expect(mixed.length).toBeGreaterThan(0);
    expect(mixed[0]?.baggage.map(({ segment_ids }) => segment_ids)).toEqual([["1.1"], ["1.2"]]);
  });

  test("behavior: ISB to GIL answers far apart and LYP to RUH not within a client's patience", async () => {
    const bench = openFlights();
    const held = async (route: string): Promise<number> => {
      const from = bench.clock.now();
      await search(bench, route);
      return bench.clock.now() - from;
    };
    expect(await held("ISB-LHE")).toBeLessThan(4_000);
    expect(await held("ISB-GIL")).toBeGreaterThan(9_000);
    expect(await held("LYP-RUH")).toBeGreaterThan(60_000);
  });

  test("behavior: many results are a thousand, each with an id of its own that can be quoted", async () => {
    const bench = openFlights();
    bench.admin.switches.set("many_results", true);
    const results = await search(bench, "LHE-DXB");
    expect(new Set(results.Itineraries.map(({ ItineraryRefID }) => ItineraryRefID)).size).toBe(1_000);
    bench.admin.switches.set("many_results", false);
    expect((await quoteOf(bench, results, 977)).Itinerary).toEqual(results.Itineraries[977]);
  });

  test("behavior: results expire after 20 seconds when asked to", async () => {
    const bench = openFlights();
    bench.admin.switches.set("results_expire_soon", true);
    const results = await search(bench, "LHE-DXB");
    bench.clock.advance(20_000);
    const request = { refid: results.RefID, itinerary_refid: results.Itineraries[0]?.ItineraryRefID ?? "" };
    expect((await bench.ask(itinerary, request)).error?.code).toBe("session_expired");
  });
});

describe("a list", () => {
  test("behavior: what an itinerary costs with a checked bag is the least of its fares that has one", async () => {
    const bench = openFlights();
    const { Itineraries, RefID } = await search(bench, "LHE-DXB");
    const bare = Itineraries.filter(({ with_bag }) => with_bag !== undefined);
    expect(bare.length).toBeGreaterThan(0);
    for (const { ItineraryRefID, price, with_bag } of [bare[0], bare.at(-1)].filter((one) => one !== undefined)) {
      const { data } = await bench.ask(fares, { RefID, ItineraryRefID });
      const withBag = data?.Fares.filter(
        ({ includes }) => includes.find(({ kind }) => kind === "bag")?.state === "included",
      );
      expect(with_bag?.FareRefID).toBe(withBag?.[0]?.FareRefID);
      expect(with_bag?.price.total).toBe(withBag?.[0]?.price.total);
      expect(Number(with_bag?.price.total)).toBeGreaterThan(Number(price.total));
    }
  });

  test("behavior: where more than the best are sold, it says so", async () => {
    const bench = openFlights();
    expect((await searchAs(bench, requestFor("LHE-RUH", roundTrip))).has_more).toBe(true);
    expect((await search(bench, "ISB-GIL")).has_more).toBe(false);
  });
});

describe("fares", () => {
  test("default: families side by side, the first at the itinerary's own price", async () => {
    const bench = openFlights();
    const results = await search(bench, "LHE-JED");
    const [cheapest] = results.Itineraries;
    const { data } = await bench.ask(fares, { RefID: results.RefID, ItineraryRefID: cheapest?.ItineraryRefID ?? "" });
    const [first, ...others] = data?.Fares ?? [];
    expect(first).toMatchObject({ price: cheapest?.price, delta: "0.00", brand: cheapest?.fare_brand });
    expect(others.length).toBeGreaterThan(0);
    for (const fare of others) {
      expect(Number(fare.delta)).toBeGreaterThan(0);
      expect(Number(fare.price.total)).toBeCloseTo(Number(first?.price.total) + Number(fare.delta), 2);
    }
  });
});

describe("calendar", () => {
  test("default: a month's days agree with what a search of that day finds", async () => {
    const bench = openFlights();
    const request = { date: "2026-12-01", from_iata: "LHE", to_iata: "DXB", days: 31, currency: "PKR" };
    const { data } = await bench.ask(calendarFares, request);
    expect(data?.Days).toHaveLength(31);
    const tenth = data?.Days.find(({ date }) => date === "2026-12-10");
    const found = await search(bench, "LHE-DXB");
    expect(tenth?.price).toBe(found.Itineraries[0]?.price.total);
  });

  test("behavior: the past and a route nobody flies have no price", async () => {
    const bench = openFlights();
    const past = await bench.ask(calendarFares, {
      date: "2026-11-19",
      from_iata: "LHE",
      to_iata: "DXB",
      days: 3,
      currency: "SAR",
    });
    expect(past.data?.Days.map(({ availability }) => availability)).toEqual(["none", "none", "available"]);
    const never = await bench.ask(calendarFares, {
      date: "2026-12-01",
      from_iata: "KHI",
      to_iata: "SKZ",
      days: 2,
      currency: "SAR",
    });
    expect(never.data?.Days.every(({ price }) => price === null)).toBe(true);
  });

  test("behavior: of a return each day has the day of coming back, so many days later", async () => {
    const bench = openFlights();
    const common = { date: "2026-12-01", from_iata: "LHE", to_iata: "DXB", days: 2, currency: "PKR" };
    const single = (await bench.ask(calendarFares, common)).data?.Days;
    const both = (await bench.ask(calendarFares, { ...common, trip_type: "return", stay: 10 })).data?.Days;
    expect(both?.map(({ return_date }) => return_date)).toEqual(["2026-12-11", "2026-12-12"]);
    expect(Number(both?.[0]?.price)).toBeGreaterThan(Number(single?.[0]?.price));
  });

  test.each([
    ["LHE-DXB", "economy"],
    ["RUH-JED", "economy"],
    ["KHI-LHR", "economy"],
    ["ISB-JED", "economy"],
    ["PEW-LHE", "economy"],
    ["LHE-DXB", "business"],
    ["KHI-LHR", "premium_economy"],
  ] as const)(
    "default: each pair of days of %s in %s costs what the search of those days has as its least",
    async (route, cabin) => {
      const bench = openFlights();
      const [from = "", to = ""] = route.split("-");
      const asked = {
        date: "2026-12-10",
        days: 3,
        return_date: "2026-12-11",
        return_days: 3,
        from_iata: from,
        to_iata: to,
        trip_type: "return" as const,
        cabin,
        currency: "PKR",
      };
      const days = (await bench.ask(calendarFares, asked)).data?.Days ?? [];
      const withBag = (await bench.ask(calendarFares, { ...asked, bag: "checked" })).data?.Days ?? [];
      // Nobody comes back before they left.
      expect(days).toHaveLength(8);
      for (const [place, { date, return_date, price }] of days.entries()) {
        const legs = [
          { from, to, date },
          { from: to, to: from, date: return_date ?? "" },
        ];
        const found = await search(bench, route, { trip_type: "return", legs, cabin, currency: "PKR" });
        const least = (prices: readonly string[]) =>
          prices.map(Number).toSorted((one, other) => one - other)[0] ?? null;
        expect([date, return_date, price && Number(price)]).toEqual([
          date,
          return_date,
          least(found.Itineraries.map((one) => one.price.total)),
        ]);
        const bagPrice = withBag[place]?.price ?? null;
        const inBagFares = found.Itineraries.flatMap((one) => {
          const fare = hasCheckedBag(one) ? one : one.with_bag;
          return fare === undefined ? [] : [fare.price.total];
        });
        expect([date, return_date, bagPrice && Number(bagPrice)]).toEqual([date, return_date, least(inBagFares)]);
      }
    },
  );

  test("behavior: more pairs of days than a question may have are refused", async () => {
    const bench = openFlights();
    const route = { from_iata: "LHE", to_iata: "DXB", trip_type: "return", currency: "PKR" } as const;
    const days = { date: "2026-12-01", days: 9, return_date: "2026-12-02", return_days: 7 };
    const { error } = await bench.ask(calendarFares, { ...route, ...days });
    expect(error?.code).toBe("validation_failed");
  });
});
