import { bestPlaces, type Seating, type Sitter } from "../../packages/engine/src/exports/index.ts";
import type { Benchmark } from "./measure.ts";
import { seeded } from "./statistics.ts";

const rows = 16;
const columns = [0, 1, 2, 4, 5];
const coaches = 40;

/** Coaches of 80 seats, each with others of them taken, as a railway sells them. */
const seatings = (): readonly Seating[] => {
  const chance = seeded(80);
  return Array.from({ length: coaches }, () => ({
    rules: [{ rule: "most", most: 4 }, { rule: "an_adult" }, { rule: "lone_woman" }],
    plan: {
      decks: [{ rows, columns: 6, car: "E1" }],
      fixtures: [],
      categories: [],
      seats: Array.from({ length: rows }, (_, row) =>
        columns.map((column) => ({
          id: `${row}.${column}`,
          label: `${row}.${column}`,
          deck: 0,
          row,
          column,
          kind: "seat" as const,
          status: chance() < 0.6 ? ("booked_male" as const) : ("available" as const),
          category: "economy",
          fare: { minor: 100_000, currency: "PKR" as const },
          only: null,
        })),
      ).flat(),
    },
  }));
};

const party = (count: number): readonly Sitter[] =>
  Array.from({ length: count }, (_, member) => ({ gender: member % 2 === 0 ? "male" : "female", age: "adult" }));

/** What the best places together cost to find, by how many travel. */
export const placesBench: Benchmark = {
  name: "places",
  what: "the best places together in a train's coach of 80 seats",
  rounds: 20,
  goals: [{ figure: "ms", of: "four", atMost: 5 }],
  open: async () => {
    const asked = seatings();
    const measured = (count: number) => async () => {
      const startedAt = performance.now();
      for (const seating of asked) bestPlaces(seating, party(count));
      return { ms: (performance.now() - startedAt) / asked.length };
    };
    return {
      variants: [
        { name: "one", measure: measured(1) },
        { name: "two", measure: measured(2) },
        { name: "four", measure: measured(4) },
      ],
      close: () => Promise.resolve(),
    };
  },
};
