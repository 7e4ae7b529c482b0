import { expect, test } from "vitest";
import { countLines, ownerOf, sumOf } from "./lines.ts";

test.each([
  ["packages/engine/src/verticals/buses/criteria.ts", "buses"],
  ["packages/web/src/features/bus-results/departure-card.tsx", "buses"],
  ["packages/engine/src/verticals/hotels/hotels.machine.ts", "hotels"],
  ["packages/web/src/features/flight-results/offer-card.tsx", "flights"],
  ["packages/engine/src/booking/results/results.ts", null],
  ["packages/web/src/engine/asking/busy.ts", null],
  ["packages/engine/src/kernel/business.ts", null],
  ["packages/sandbox/src/world/airports.ts", null],
  ["packages/sandbox/src/world/airport-search.ts", "flights"],
])("default: %s is of %s", (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test("behavior: tests and fixtures count for nobody, and every other line counts once", () => {
  const { owned, whole } = countLines([
    { path: "packages/engine/src/verticals/buses/criteria.ts", text: "a\nb\n" },
    { path: "packages/web/src/features/bus-results/card.tsx", text: "a\n" },
    { path: "packages/engine/src/verticals/buses/criteria.test.ts", text: "a\nb\nc\n" },
    { path: "packages/api-clients/src/buses/buses.fixtures/times.ts", text: "a\nb\nc\n" },
    { path: "packages/engine/src/kernel/money.ts", text: "a\nb\nc\nd\n" },
  ]);
  expect([sumOf(owned("buses")), owned("buses").get("engine"), sumOf(owned("hotels")), whole]).toEqual([3, 2, 0, 7]);
});
