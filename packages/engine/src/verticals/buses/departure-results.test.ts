import { expect, test } from "vitest";
import { offerId } from "../../kernel/ids.ts";
import type { Departure } from "./buses.domain.ts";
import { sampleDeparture } from "./buses.fixtures.ts";
import { departureResults } from "./departure-results.ts";

const { decode, encode, facets, leaders, none, select, tableOf } = departureResults;

const departureAt = (id: string, hour: string, minor: number, changes: Partial<Departure> = {}): Departure => ({
  ...sampleDeparture,
  refId: offerId(id),
  departs: { local: `2026-12-03T${hour}`, zone: "Asia/Karachi" },
  fares: [
    { code: "standard", name: { en: "Standard", ar: "عادي" }, amount: { minor, currency: "PKR" }, original: null },
  ],
  ...changes,
});

const quick = departureAt("quick", "23:15", 900, {
  minutes: 300,
  coach: { type: "sleeper", name: { en: "Sleeper", ar: "أسرّة" } },
});
const cheap = departureAt("cheap", "13:00", 400);
const early = departureAt("early", "05:30", 700, { operator: { ...sampleDeparture.operator, id: "MRG", rating: 4.7 } });
const all = [quick, cheap, early];

const table = tableOf(all);
const idsOf = (rows: Uint32Array) => Array.from(rows, (row) => all[row]?.refId);

test("default: the earliest first, and every order puts its own first", () => {
  const first = (sort: "earliest" | "cheapest" | "fastest" | "rating") =>
    idsOf(select(table, { filters: none, sort }))[0];
  expect([first("earliest"), first("cheapest"), first("fastest"), first("rating")]).toEqual([
    "early",
    "cheap",
    "quick",
    "early",
  ]);
});

test("behavior: filters leave what is wanted, and a view is the same text there and back", () => {
  const view = decode("operators=CHN&parts=evening_afternoon&price=800&sort=cheapest&boarding=lahore-1");
  expect(idsOf(select(table, view))).toEqual(["cheap"]);
  expect(decode(encode(view))).toEqual(view);
  expect(decode("operators=CHN&operators=MRG").filters.operators).toEqual(["CHN", "MRG"]);
  expect(decode("sort=%3Cscript%3E&price=-4&coaches=rocket&%E0=1")).toEqual({
    filters: none,
    sort: "earliest",
  });
});

test("behavior: what there is to filter by says how many and from which price", () => {
  const { operators, parts, maxPrice, coaches } = facets(table);
  expect(operators).toContainEqual({ value: "CHN", count: 2, from: { minor: 400, currency: "PKR" } });
  expect(parts.map(({ value }) => value)).toEqual(["night", "afternoon", "evening"]);
  expect(coaches.map(({ value }) => value)).toEqual(["executive", "sleeper"]);
  expect(maxPrice).toEqual([400, 900]);
});

test("behavior: a departure without a fare is never the cheapest, and within no price", () => {
  const unpriced = departureAt("unpriced", "04:00", 0, { fares: [] });
  const departures = [unpriced, ...all];
  const known = tableOf(departures);
  const order = Array.from(select(known, { filters: none, sort: "cheapest" }), (row) => departures[row]?.refId);
  expect(order).toEqual(["cheap", "early", "quick", "unpriced"]);
  expect(leaders(known, none)).toMatchObject({ cheapest: { refId: "cheap" }, earliest: { refId: "unpriced" } });
  expect(select(known, { filters: { ...none, maxPrice: 900 }, sort: "earliest" })).toHaveLength(3);
  expect(facets(known).parts[0]).toEqual({ value: "night", count: 2, from: { minor: 700, currency: "PKR" } });
  const nothingForSale = tableOf([unpriced]);
  expect(leaders(nothingForSale, none).cheapest).toBeNull();
  expect(facets(nothingForSale)).toMatchObject({ maxPrice: null, parts: [{ value: "night", count: 1, from: null }] });
});
