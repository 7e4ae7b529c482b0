import { expect, test } from "vitest";
import { hasMore, type Offer, type OfferQuery, offersFor } from "./offers.ts";

const there = { from: "KHI", to: "JED", date: "2026-12-15" } as const;
const back = { from: "JED", to: "KHI", date: "2026-12-22" } as const;
const query = (legs: OfferQuery["legs"], tripType: OfferQuery["tripType"]): OfferQuery => ({
  seed: 1,
  legs,
  tripType,
  cabin: "economy",
  booked: "2026-11-27",
  wanted: null,
});
const airlinesIn = (offers: readonly Offer[]) => [...new Set(offers.map(({ airline }) => airline))].toSorted();

test("behavior: a list too long for all has every airline that flies there and back, with several offers each", () => {
  const both = query([there, back], "return");
  const offers = offersFor(both);
  expect(hasMore(both)).toBe(true);
  expect(offers).toHaveLength(120);
  expect(airlinesIn(offers)).toEqual(airlinesIn(offersFor(query([there], "one_way"))));
  const counts = Map.groupBy(offers, ({ airline }) => airline);
  expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(1);
});
