import fc from "fast-check";
import { expect, test } from "vitest";
import { extremesOf, fillColumn, keepAmong, keepWithin, markedIn, orderByColumn, unknown } from "./columns.ts";

fc.configureGlobal({ seed: 20_261_121 });

const keys = fc.array(fc.oneof(fc.nat(3), fc.nat(4_000_000_000), fc.constant(unknown)), { maxLength: 40 });
const inTurn = (count: number) => fillColumn(new Uint32Array(count), (place) => place);

test("invariant: an order by a column is a stable sort, with what is not known last", () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (given, isReversed) => {
      const ties = isReversed ? inTurn(given.length).toReversed() : inTurn(given.length);
      const key = (place: number) => given[place] ?? 0;
      const sorted = [...ties].toSorted((one, other) => (key(one) === key(other) ? 0 : key(one) - key(other)));
      expect([...orderByColumn(given, ties)]).toEqual(sorted);
    }),
  );
});

test("default: the extremes of a column are of what is known in it", () => {
  expect(extremesOf([3, unknown, 1])).toEqual([1, 3]);
  expect(extremesOf([unknown])).toBeNull();
  expect(extremesOf([])).toBeNull();
});

test("default: marks are taken, never given back, and marked rows stand in the order", () => {
  const marks = Uint8Array.of(1, 1, 1, 0);
  keepWithin(marks, Float64Array.of(5, unknown, 7, 6), 5, 7);
  expect([...marks]).toEqual([1, 0, 1, 0]);
  expect([...markedIn(Uint32Array.of(3, 2, 1, 0), marks)]).toEqual([2, 0]);
  keepAmong(marks, Uint8Array.of(0, 1, 2, 1), Uint8Array.of(0, 1, 1));
  expect([...marks]).toEqual([0, 0, 1, 0]);
});
