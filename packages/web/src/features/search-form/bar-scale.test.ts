import { expect, test } from "vitest";
import { scaleOf } from "./bar-scale.ts";

test.each<[string, readonly number[], readonly number[]]>([
  ["amounts that are near each other begin above nought", [40_634, 53_613], [35_000, 40_000, 45_000, 50_000, 55_000]],
  ["amounts far apart begin at nought", [2000, 50_000], [0, 20_000, 40_000, 60_000]],
  ["one amount has lines around it", [1000], [990, 995, 1000]],
])("default: %s", (_, amounts, lines) => {
  expect(scaleOf(amounts)?.lines).toEqual(lines);
});

test("default: an amount stands as high as it is between the first line and the last", () => {
  const scale = scaleOf([40_634, 53_613]);
  expect([35_000, 45_000, 55_000].map((amount) => scale?.shareOf(amount))).toEqual([0, 0.5, 1]);
  expect(scaleOf([])).toBeNull();
});
