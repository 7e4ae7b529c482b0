import { expect, test } from "vitest";
import { countedRows, countFound } from "./results-kind.ts";

const rows = [{ left: 2 }, { left: 0 }, { left: 5 }, { left: 0 }];
const halls = { isCounted: ({ left }: { readonly left: number }) => left > 0 };

test.each([
  ["everything, where nobody says otherwise", {}, null, 4],
  ["those of which there is something", halls, null, 2],
  ["of those that are listed", halls, [0, 1], 1],
  ["all that are listed, where there is nothing of any", halls, [1, 3], 2],
] as const)("default: what is found is counted as %s", (_, kind, places, count) => {
  expect(countFound(kind, rows, places && Uint32Array.from(places))).toBe(count);
});

test("default: filters count what can be had, and all where nothing can", () => {
  expect(countedRows({}, rows)).toBe(rows);
  expect(countedRows(halls, rows)).toEqual([{ left: 2 }, { left: 5 }]);
  expect(countedRows(halls, [{ left: 0 }])).toEqual([{ left: 0 }]);
});
