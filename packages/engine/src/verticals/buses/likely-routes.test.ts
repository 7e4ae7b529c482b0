import { expect, test } from "vitest";
import type { BusCity } from "./buses.domain.ts";
import { likelyRoutes } from "./likely-routes.ts";

const cities = ["lahore", "multan", "dera-ghazi-khan"].map(
  (slug): BusCity => ({ slug, name: { en: slug, ar: slug }, country: "PK", latitude: 0, longitude: 0 }),
);
const routes = (route: string) => likelyRoutes(route, cities).map(({ from, to }) => `${from.slug} → ${to.slug}`);

test("behavior: an address that is nearly a route leads to that route", () => {
  expect(routes("Lahor-to-mutlan")).toEqual(["lahore → multan"]);
  expect(routes("multan-to-dera-gazi-khan")).toEqual(["multan → dera-ghazi-khan"]);
});

test("behavior: a city that leads to itself is no route, and neither is what names one end", () => {
  expect(routes("lahore-to-lahor")).toEqual([]);
  expect(routes("lahore")).toEqual([]);
  expect(likelyRoutes("lahore-to-multan", [])).toEqual([]);
});
