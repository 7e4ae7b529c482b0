import { expect, test } from "vitest";
import type { BusCity } from "./buses.domain.ts";
import { likelyRoads } from "./likely-roads.ts";

const cities = ["lahore", "multan", "dera-ghazi-khan"].map(
  (slug): BusCity => ({ slug, name: { en: slug, ar: slug }, country: "PK", latitude: 0, longitude: 0 }),
);
const roads = (route: string) => likelyRoads(route, cities).map(({ from, to }) => `${from.slug} → ${to.slug}`);

test("behavior: an address that is nearly a road leads to that road", () => {
  expect(roads("Lahor-to-mutlan")).toEqual(["lahore → multan"]);
  expect(roads("multan-to-dera-gazi-khan")).toEqual(["multan → dera-ghazi-khan"]);
});

test("behavior: a city that leads to itself is no road, and neither is what names one end", () => {
  expect(roads("lahore-to-lahor")).toEqual([]);
  expect(roads("lahore")).toEqual([]);
  expect(likelyRoads("lahore-to-multan", [])).toEqual([]);
});
