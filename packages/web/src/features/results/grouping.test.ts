import { expect, test } from "vitest";
import { groupBy } from "./grouping.ts";

const rows = ["b2", "a1", "b1", "c1"];
const places = Uint32Array.of(1, 0, 2, 3);
const keyOf = (row: string) => row.slice(0, 1);
const km: Readonly<Record<string, number>> = { a: 9, b: 4, c: 4 };
const byKey = groupBy(keyOf);
const byRank = groupBy(keyOf, (row) => km[keyOf(row)] ?? 0);

const cardsOf = ({ group }: typeof byKey, shown: Uint32Array, isUsualOrder: boolean) => {
  const { heads, matesOf } = group(rows, shown, isUsualOrder);
  return [...heads].map(matesOf);
};

test("default: rows that share a card stand together, where the first of them would", () => {
  expect(cardsOf(byKey, places, true)).toEqual([["a1"], ["b2", "b1"], ["c1"]]);
});

test("behavior: in the usual order cards stand by their rank, equal ones as they were; in any other by their first row", () => {
  expect(cardsOf(byRank, places, true)).toEqual([["b2", "b1"], ["c1"], ["a1"]]);
  expect(cardsOf(byRank, places, false)).toEqual([["a1"], ["b2", "b1"], ["c1"]]);
});

test("boundary: what filters leave out is on no card", () => {
  expect(cardsOf(byKey, places.subarray(0, 2), true)).toEqual([["a1"], ["b2"]]);
  expect(cardsOf(byKey, Uint32Array.of(), true)).toEqual([]);
});
