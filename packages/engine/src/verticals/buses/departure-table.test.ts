import { expect, test } from "vitest";
import { itineraryRefId } from "../../kernel/ids.ts";
import { sampleDeparture } from "./buses.fixtures.ts";
import type { Departure } from "./buses.types.ts";
import {
  decodeDepartureView,
  departureFacets,
  encodeDepartureView,
  noDepartureFilters,
  selectDepartures,
} from "./departure-table.ts";

const departureAt = (id: string, hour: string, minor: number, changes: Partial<Departure> = {}): Departure => ({
  ...sampleDeparture,
  refId: itineraryRefId(id),
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

const idsOf = (departures: readonly Departure[]) => departures.map(({ refId }) => refId);

test("default: the earliest first, and every order puts its own first", () => {
  const first = (sort: "earliest" | "cheapest" | "fastest" | "rating") =>
    selectDepartures(all, { filters: noDepartureFilters, sort })[0]?.refId;
  expect([first("earliest"), first("cheapest"), first("fastest"), first("rating")]).toEqual([
    "early",
    "cheap",
    "quick",
    "early",
  ]);
});

test("behavior: filters leave what is wanted, and a view is the same text there and back", () => {
  const view = decodeDepartureView("operators=CHN&parts=evening_afternoon&price=800&sort=cheapest&boarding=lahore-1");
  expect(idsOf(selectDepartures(all, view))).toEqual(["cheap"]);
  expect(decodeDepartureView(encodeDepartureView(view))).toEqual(view);
  expect(decodeDepartureView("operators=CHN&operators=MRG").filters.operators).toEqual(["CHN", "MRG"]);
  expect(decodeDepartureView("sort=%3Cscript%3E&price=-4&coaches=rocket&%E0=1")).toEqual({
    filters: noDepartureFilters,
    sort: "earliest",
  });
});

test("behavior: what there is to filter by says how many and from which price", () => {
  const { operators, parts, price, coaches } = departureFacets(all);
  expect(operators).toContainEqual({ value: "CHN", count: 2, from: { minor: 400, currency: "PKR" } });
  expect(parts.map(({ value }) => value)).toEqual(["night", "afternoon", "evening"]);
  expect(coaches.map(({ value }) => value)).toEqual(["sleeper", "executive"]);
  expect(price).toEqual([
    { minor: 400, currency: "PKR" },
    { minor: 900, currency: "PKR" },
  ]);
});
