import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestPlaces, hasPlaces } from "./best-places.ts";
import { mended } from "./mended.ts";
import { refusalOf } from "./place-rules.ts";
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

/** The best of all ways in which a party could sit beside those who have places, tried one by one; null when there is none. */
const bestOfAll = (seating: Seating, sitters: readonly Sitter[], kept: readonly SeatPick[] = []): Rank | null => {
  const free = seating.plan.seats.filter(({ status }) => status === "available");
  let best: Rank | null = null;
  const seat = (picks: readonly SeatPick[]): void => {
    const next = sitters[picks.length - kept.length];
    if (next !== undefined) {
      for (const { id } of free) if (!picks.some((one) => one.seat === id)) seat([...picks, { ...next, seat: id }]);
    } else if (refusalIn(seating, picks) === null) {
      const [apart, cost] = rankOf(seating, picks);
      if (best === null || apart < best[0] || (apart === best[0] && cost < best[1])) best = [apart, cost];
    }
  };
  seat(kept);
  return best;
};

describe("the best places together", () => {
  test("invariant: are as good as the best of all ways, by whatever rules, and missing only where there is no way", () => {
    fc.assert(
      fc.property(question(2, 2, 3, 3), ({ seating, sitters }) => {
        const picks = bestPlaces(seating, sitters);
        const best = bestOfAll(seating, sitters);
        expect(picks.length === 0 ? null : rankOf(seating, picks)).toEqual(best);
        expect(hasPlaces(seating, sitters)).toBe(best !== null);
      }),
      { numRuns: 300 },
    );
  });

  test("invariant: are as close to those who have a place as the best of all ways, which keep theirs", () => {
    fc.assert(
      fc.property(question(1, 2, 3, 3), fc.nat(), ({ seating, sitters }, at) => {
        const [first, ...others] = sitters;
        const free = seating.plan.seats.filter(
          ({ id, status }) => status === "available" && refusalOf(seating, [], { ...first, seat: id }) === null,
        );
        const place = free[at % Math.max(1, free.length)];
        if (place === undefined || others.length === 0) return;
        const kept = [{ ...first, seat: place.id }];
        const picks = bestPlaces(seating, others, kept);
        expect(picks.length === 0 ? null : rankOf(seating, [...kept, ...picks])).toEqual(
          bestOfAll(seating, others, kept),
        );
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
        expect(hasPlaces(seating, sitters)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test("invariant: a choice that is not sold becomes one of the same people that is, wherever there is one", () => {
  fc.assert(
    fc.property(
      question(2, 2, 4, 3),
      fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
      ({ seating, sitters }, at) => {
        const { seats } = seating.plan;
        const picks = sitters.map((who, one) => ({ ...who, seat: seats[(at[one] ?? 0) % seats.length]?.id ?? "" }));
        if (seats.length === 0 || new Set(picks.map(({ seat }) => seat)).size < picks.length) return;
        const better = mended(seating, picks);
        const isNeeded = refusalIn(seating, picks) !== null && hasPlaces(seating, sitters);
        expect(better !== null).toBe(isNeeded);
        if (better === null) return;
        expect(refusalIn(seating, better)).toBeNull();
        expect(better).toMatchObject(sitters);
      },
    ),
    { numRuns: 300 },
  );
});
