import fc from "fast-check";
import { expect, test } from "vitest";
import { createMemoryStore } from "../../core/memory-store.ts";
import { countsTaken, giveBack, type Held, placesTaken, take } from "./stock.ts";

const stock = "berths";

const heldOf = (of: string, count: number, ids: readonly string[]): Held => ({
  stock,
  of,
  count,
  places: ids.map((id) => ({ id, gender: null })),
});

test("default: what is taken is counted, by number where it is numbered, and given back", () => {
  const store = createMemoryStore();
  const held = [heldOf("night", 2, ["1", "2"]), heldOf("day", 1, [])];
  take(store, held);
  expect([...countsTaken(store, stock)]).toEqual([
    ["night", 2],
    ["day", 1],
  ]);
  expect(placesTaken(store, stock, "night").map(({ id }) => id)).toEqual(["1", "2"]);
  giveBack(store, held);
  expect([...countsTaken(store, stock).values()]).toEqual([0, 0]);
  expect(placesTaken(store, stock, "night")).toEqual([]);
});

test("behavior: what was never taken cannot be given back", () => {
  const store = createMemoryStore();
  giveBack(store, [heldOf("night", 1, ["1"])]);
  expect(countsTaken(store, stock).size).toBe(0);
});

test("invariant: in whatever order bookings come and go, what is left is what those hold that stay", () => {
  const bookings = fc.array(fc.tuple(fc.constantFrom("night", "day"), fc.integer({ min: 1, max: 4 }), fc.boolean()));
  fc.assert(
    fc.property(bookings, (all) => {
      const store = createMemoryStore();
      const held = all.map(([of, count], index) => heldOf(of, count, [`${index}`]));
      take(store, held);
      giveBack(store, held.filter((_, index) => all[index]?.[2] === true).toReversed());
      for (const of of ["night", "day"]) {
        const staying = held.filter((one, index) => one.of === of && all[index]?.[2] === false);
        expect(countsTaken(store, stock).get(of) ?? 0).toBe(staying.reduce((sum, { count }) => sum + count, 0));
        expect(placesTaken(store, stock, of)).toEqual(staying.flatMap(({ places }) => places));
      }
    }),
  );
});
