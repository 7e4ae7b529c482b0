import { expect, test } from "vitest";
import { routeBetween, stretches } from "../routes.ts";
import { areNeighbours } from "../seating.ts";
import { busCities, busCityOf } from "./bus-cities.ts";
import { coaches, coachSeats } from "./bus-coaches.ts";
import { departureBy, departuresOn, occupantsOf } from "./bus-departures.ts";
import { busOperators } from "./bus-operators.ts";

const seed = 7;

test("default: every road leads from a city to a city, and every operator serves cities of its country", () => {
  const slugs = new Set(busCities.map(({ slug }) => slug));
  expect(slugs.size).toBe(busCities.length);
  for (const [from, to] of stretches) expect([slugs.has(from), slugs.has(to)], `${from} ${to}`).toEqual([true, true]);
  for (const { country, cities, slug } of busOperators) {
    for (const city of cities ?? []) expect(busCityOf(city)?.country, `${slug}: ${city}`).toBe(country);
  }
});

test("behavior: a road's way is the quickest one, and no road crosses the sea", () => {
  expect(routeBetween("karachi", "lahore")).toMatchObject({
    km: 1270,
    via: ["hyderabad", "sukkur", "rahim-yar-khan", "multan", "lahore"],
  });
  expect(routeBetween("lahore", "karachi")?.km).toBe(1270);
  expect(routeBetween("karachi", "riyadh")).toBeNull();
  expect(routeBetween("lahore", "lahore")).toBeNull();
});

test("behavior: the same day has the same coaches, each found by its id", () => {
  const found = departuresOn("lahore", "rahim-yar-khan", "2026-12-03", seed);
  expect(found.length).toBeGreaterThan(2);
  expect(departuresOn("lahore", "rahim-yar-khan", "2026-12-03", seed)).toEqual(found);
  for (const departure of found) expect(departureBy(departure.id, seed)).toEqual(departure);
});

test("behavior: the pass to Gilgit is driven every other day, and nobody drives from the coast to it", () => {
  const days = ["2026-12-03", "2026-12-04", "2026-12-05"].map((date) =>
    departuresOn("abbottabad", "gilgit", date, seed),
  );
  expect(days.map((found) => found.length > 0)).toSatisfy(
    ([first, second, third]: readonly boolean[]) => first === third && first !== second,
  );
  expect(departuresOn("gwadar", "gilgit", "2026-12-03", seed)).toEqual([]);
});

test("behavior: seats are numbered once each, and seat 7 can always be chosen", () => {
  for (const coach of coaches) {
    const ids = coachSeats(coach).map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => String(index + 1)));
  }
  for (const departure of departuresOn("lahore", "islamabad", "2026-12-03", seed)) {
    expect(occupantsOf(departure, seed).has("7")).toBe(false);
  }
});

test("invariant: where the operator's rule is strict, no strangers of two genders sit side by side", () => {
  for (const date of ["2026-12-03", "2026-12-04", "2026-12-05"]) {
    for (const departure of departuresOn("lahore", "multan", date, seed)) {
      if (departure.operator.rules.adjacentGender === "none") continue;
      const seated = occupantsOf(departure, seed);
      const seats = coachSeats(departure.coach).filter(({ id }) => seated.has(id));
      for (const one of seats) {
        for (const other of seats.filter((seat) => areNeighbours(one, seat))) {
          expect(seated.get(other.id), `${departure.id}: ${one.id} beside ${other.id}`).toBe(seated.get(one.id));
        }
      }
    }
  }
});
