import { describe, expect, test } from "vitest";
import { answered, openWire, type Replies, refused } from "../wire/wire.fixtures.ts";
import { createAirportsService } from "./airports.adapter.ts";
import { createFareCalendarService } from "./fare-calendar.adapter.ts";

const jeddah = {
  iata: "JED",
  name: "King Abdulaziz International",
  name_ar: "الملك عبدالعزيز الدولي",
  city: "Jed\u202edah",
  city_ar: "جدة",
  city_slug: "jeddah",
  country: "SA",
  country_name: "Saudi Arabia",
  country_name_ar: "المملكة العربية السعودية",
  tz: "Asia/Riyadh",
  lat: 21.66,
  lng: 39.17,
};

const airport = {
  iata: "JED",
  name: { en: "King Abdulaziz International", ar: "الملك عبدالعزيز الدولي" },
  city: { en: "Jeddah", ar: "جدة" },
  citySlug: "jeddah",
  country: "SA",
  countryName: { en: "Saudi Arabia", ar: "المملكة العربية السعودية" },
  zone: "Asia/Riyadh",
};

const open = (replies: Replies) => {
  const { calls, options } = openWire(replies, "travel");
  return {
    calls,
    airports: createAirportsService(options.client),
    calendar: createFareCalendarService(options.client),
  };
};

describe("airports", () => {
  test("default: a search is asked once, trimmed, and its answer cleaned", async () => {
    const { airports, calls } = open({ "air/api/airports": answered({ Airports: [jeddah] }) });
    expect(await airports.search("  jeda ")).toEqual({ type: "FOUND", places: [airport] });
    expect(calls.map(({ body }) => body)).toEqual([{ query: "jeda", limit: "8" }]);
  });

  test("behavior: an airport says which town without one it is the nearest to", async () => {
    const serves = { name: "Makkah", name_ar: "مكة المكرمة", km: 72 };
    const { airports } = open({ "air/api/airports": answered({ Airports: [{ ...jeddah, serves }] }) });
    expect(await airports.search("makkah")).toEqual({
      type: "FOUND",
      places: [{ ...airport, serves: { name: { en: "Makkah", ar: "مكة المكرمة" }, km: 72 } }],
    });
  });

  test("behavior: an empty search asks nobody, and one that is too long is cut", async () => {
    const { airports, calls } = open({ "air/api/airports": answered({ Airports: [] }) });
    expect(await airports.search("   ")).toEqual({ type: "FOUND", places: [] });
    await airports.search("j".repeat(300));
    expect(calls.map(({ body }) => body["query"])).toEqual(["j".repeat(80)]);
  });

  test("default: the edition's home", async () => {
    const home = { default_from: "RUH", Airports: [jeddah], Routes: [{ from: "RUH", to: "JED" }] };
    const { airports } = open({ "air/api/airports/home": answered(home) });
    expect(await airports.home()).toEqual({
      type: "HOME",
      usualStart: "RUH",
      popular: [airport],
      routes: [{ from: "RUH", to: "JED" }],
    });
  });

  test("default: one airport and those near it; behavior: one that is not there", async () => {
    const { airports } = open({
      "air/api/airports/get": ({ body }) =>
        body["iata"] === "JED"
          ? answered({ Airport: jeddah, Nearby: [{ ...jeddah, iata: "TIF", km: 142 }] })
          : refused(404, { code: "not_found" }),
    });
    expect(await airports.airport("JED")).toEqual({
      type: "AIRPORT",
      airport,
      nearby: [{ ...airport, iata: "TIF", km: 142 }],
    });
    expect(await airports.airport("QQQ")).toEqual({ type: "NOT_FOUND" });
  });

  test("behavior: what cannot be had is a problem", async () => {
    const { airports } = open({ "air/api/airports": answered({ Airports: [{ iata: "nowhere" }] }) });
    expect(await airports.search("jeda")).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
    expect(await airports.home()).toMatchObject({ type: "PROBLEM", problem: { kind: "offline" } });
  });
});

describe("fare calendar", () => {
  const day = {
    date: "2026-12-03",
    return_date: null,
    price: "18900",
    currency: "PKR",
    availability: "available",
    cached_at: "2026-11-21T00:00:00.000Z",
  };
  const query = { from: "KHI", to: "LHE", date: "2026-12-03", days: 90, currency: "PKR" } as const;

  test("default: days with their fares; a day without is no price", async () => {
    const { calendar, calls } = open({
      "air/api/calendar-fares": answered({
        currency: "PKR",
        Days: [day, { ...day, availability: "none", price: null }, { ...day, availability: "limited" }],
      }),
    });
    const price = { minor: 1_890_000, currency: "PKR" };
    expect(await calendar.days(query)).toEqual({
      type: "FARES",
      days: [
        { date: "2026-12-03", back: null, price, isLimited: false },
        { date: "2026-12-03", back: null, price: null, isLimited: false },
        { date: "2026-12-03", back: null, price, isLimited: true },
      ],
    });
    expect(calls[0]?.body).toMatchObject({ days: "62", trip_type: "one_way" });
    await calendar.days({ ...query, cabin: "business", withBag: true });
    expect(calls[1]?.body).toMatchObject({ cabin: "business", bag: "checked" });
  });

  test("behavior: an amount that nobody can read makes the answer none", async () => {
    const { calendar } = open({
      "air/api/calendar-fares": answered({ currency: "XTS", Days: [{ ...day, currency: "XTS" }] }),
    });
    expect(await calendar.days(query)).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
  });
});
