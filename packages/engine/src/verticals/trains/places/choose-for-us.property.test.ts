import fc from "fast-check";
import { expect, test } from "vitest";
import { bestPlaces } from "../../../booking/seat-plan/best-places.ts";
import type { PlaceKind, Seating, SeatPick, SeatRule, Sitter } from "../../../booking/seat-plan/seat-plan.types.ts";
import { refusalIn } from "../../../booking/seat-plan/seat-rules.ts";

/** Coaches as they are built: bays of tiers with a berth along the side, cabins, and rows of seats. */
const shapes: readonly (readonly string[])[] = [["UU_S", "MM__", "LL_S"], ["UU_S", "LL_S"], ["UU", "LL"], ["ss_ss"]];
const kinds: Readonly<Record<string, PlaceKind>> = {
  U: "berth_upper",
  M: "berth_middle",
  L: "berth_lower",
  S: "berth_side",
  s: "seat",
};

const rules: readonly SeatRule[] = [
  { rule: "most", most: 4 },
  { rule: "an_adult" },
  { rule: "lone_woman" },
  { rule: "whole_bay", category: "family" },
  { rule: "one_car" },
];

const status = fc.constantFrom("available", "available", "booked_male", "booked_male", "booked_female", "unavailable");

const coach = fc.record({
  shape: fc.constantFrom(...shapes),
  bays: fc.integer({ min: 1, max: 4 }),
  isFamily: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  statuses: fc.array(status, { minLength: 32, maxLength: 32 }),
});

const sitter: fc.Arbitrary<Sitter> = fc.record({
  gender: fc.constantFrom("male", "female"),
  age: fc.constantFrom("adult", "adult", "child"),
});

const question = fc.record({
  coaches: fc.array(coach, { minLength: 1, maxLength: 2 }),
  own: fc.subarray([...rules], { minLength: 2 }),
  party: fc.array(sitter, { minLength: 1, maxLength: 4 }),
});

type Question = typeof question extends fc.Arbitrary<infer Asked> ? Asked : never;

const seatingOf = ({ coaches, own }: Question): Seating => ({
  rules: own,
  plan: {
    decks: coaches.map(({ bays, shape }, deck) => ({ rows: bays * shape.length, columns: 4, car: `C${deck}` })),
    fixtures: [],
    categories: [],
    seats: coaches.flatMap(({ bays, isFamily, shape, statuses }, deck) =>
      Array.from({ length: bays * shape.length }, (_, row) =>
        Array.from(shape[row % shape.length] ?? "").flatMap((sign, column) => {
          const kind = kinds[sign];
          const bay = Math.floor(row / shape.length);
          if (kind === undefined) return [];
          const id = `C${deck}-${row}${column}`;
          return {
            id,
            label: id,
            deck,
            row,
            column,
            kind,
            status: statuses[(row * 4 + column) % statuses.length] ?? "available",
            category: isFamily[bay] === true ? "family" : "standard",
            fare: { minor: 100 + (kind === "berth_lower" ? 12 : 5), currency: "PKR" } as const,
            only: null,
            ...(kind === "seat" ? {} : { bay: `C${deck}-${bay}` }),
          };
        }),
      ).flat(),
    ),
  },
});

/** Whether there is any way at all, tried one by one. */
const hasWay = (seating: Seating, party: readonly Sitter[], picks: readonly SeatPick[] = []): boolean => {
  const next = party[picks.length];
  if (next === undefined) return refusalIn(seating, picks) === null;
  return seating.plan.seats.some(
    ({ id, status: now }) =>
      now === "available" &&
      !picks.some(({ seat }) => seat === id) &&
      hasWay(seating, party, [...picks, { ...next, seat: id }]),
  );
};

/** So small that every way in which a party could be placed can be tried. */
const isSmall = ({ plan }: Seating, party: readonly Sitter[]): boolean =>
  plan.seats.filter(({ status: now }) => now === "available").length ** party.length <= 3000;

/** Six seconds of a quiet processor, and many more of a busy one: only a hang is too long. */
const longestMs = 120_000;

test(
  "invariant: of 10,000 coaches and parties no proposal breaks a rule, and none is missing where there is a way",
  () => {
    let compared = 0;
    fc.assert(
      fc.property(question, (asked) => {
        const seating = seatingOf(asked);
        const picks = bestPlaces(seating, asked.party);
        if (picks.length > 0) {
          expect(picks).toMatchObject(asked.party);
          expect(refusalIn(seating, picks)).toBeNull();
        } else if (isSmall(seating, asked.party)) {
          compared += 1;
          expect(hasWay(seating, asked.party)).toBe(false);
        }
      }),
      { numRuns: 10_000 },
    );
    expect(compared).toBeGreaterThan(100);
  },
  longestMs,
);
