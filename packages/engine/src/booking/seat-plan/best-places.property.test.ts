import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestPlaces } from "./best-places.ts";
import { placesOf, spread } from "./places.ts";
import { drawPlan } from "./seat-plan.fixtures.ts";
import type { Place, Seating, SeatPick, SeatRule, Sitter } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";

const rules: readonly SeatRule[] = [
  { rule: "most", most: 3 },
  { rule: "gender_beside", partyTogether: true },
  { rule: "gender_beside", partyTogether: false },
  { rule: "one_car" },
  { rule: "lone_woman" },
  { rule: "pairs" },
  { rule: "companion" },
  { rule: "whole_bay", category: "family" },
  { rule: "no_single" },
  { rule: "an_adult" },
];

const signs = fc.constantFrom(".", ".", ".", ".", "m", "f", "t", "x", "w", "<>", "hc", "L");
const row = (signsAtMost: number) =>
  fc
    .array(signs, { minLength: 1, maxLength: signsAtMost })
    .chain((own) =>
      fc.nat({ max: own.length }).map((aisle) => [...own.slice(0, aisle), "_", ...own.slice(aisle)].join("")),
    );
const deck = (rows: number, signsAtMost: number) =>
  fc.record({
    rows: fc.array(row(signsAtMost), { minLength: 1, maxLength: rows }),
    car: fc.constantFrom("1", "2"),
    bays: fc.constant(["b1", "b1", "b2", "b2", "b3"]),
    category: fc.constantFrom("standard", "family"),
  });
const sitter: fc.Arbitrary<Sitter> = fc.record({
  gender: fc.constantFrom("male", "female"),
  age: fc.constantFrom("adult", "adult", "child"),
  usesWheelchair: fc.constantFrom(false, false, false, true),
});

const question = (decks: number, rows: number, signsAtMost: number, people: number) =>
  fc.record({
    seating: fc
      .tuple(fc.array(deck(rows, signsAtMost), { minLength: 1, maxLength: decks }), fc.subarray([...rules]))
      .map(
        ([drawn, own]): Seating => ({
          // Bays are named for all of a plan.
          plan: drawPlan(...drawn.map((one, at) => ({ ...one, bays: one.bays.map((bay) => `${at}${bay}`) }))),
          rules: own,
        }),
      ),
    sitters: fc.array(sitter, { minLength: 1, maxLength: people }),
  });

const costOf = (places: readonly Place[]): number => places.reduce((sum, { fare }) => sum + (fare?.minor ?? 0), 0);

type Rank = readonly [apart: number, cost: number];

const rankOf = ({ plan }: Seating, picks: readonly SeatPick[]): Rank => {
  const places = placesOf(plan, picks);
  return [spread(places), costOf(places)];
};

/** The best of all ways in which a party could sit, tried one by one; null when there is none. */
const bestOfAll = (seating: Seating, sitters: readonly Sitter[]): Rank | null => {
  const free = seating.plan.seats.filter(({ status }) => status === "available");
  let best: Rank | null = null;
  const seat = (picks: readonly SeatPick[]): void => {
    const next = sitters[picks.length];
    if (next !== undefined) {
      for (const { id } of free) if (!picks.some((one) => one.seat === id)) seat([...picks, { ...next, seat: id }]);
    } else if (refusalIn(seating, picks) === null) {
      const [apart, cost] = rankOf(seating, picks);
      if (best === null || apart < best[0] || (apart === best[0] && cost < best[1])) best = [apart, cost];
    }
  };
  seat([]);
  return best;
};

describe("the best places together", () => {
  test("invariant: are as good as the best of all ways, by whatever rules, and missing only where there is no way", () => {
    fc.assert(
      fc.property(question(2, 2, 3, 3), ({ seating, sitters }) => {
        const picks = bestPlaces(seating, sitters);
        const best = bestOfAll(seating, sitters);
        expect(picks.length === 0 ? null : rankOf(seating, picks)).toEqual(best);
      }),
      { numRuns: 300 },
    );
  });

  test("invariant: keep all rules on a plan of any size, one for each, in the order of the party", () => {
    fc.assert(
      fc.property(question(3, 5, 5, 5), ({ seating, sitters }) => {
        const picks = bestPlaces(seating, sitters);
        if (picks.length === 0) return;
        expect(picks).toMatchObject(sitters);
        expect(refusalIn(seating, picks)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
