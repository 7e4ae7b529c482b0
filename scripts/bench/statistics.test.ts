import { expect, test } from "vitest";
import { median, pairedRatio, quantile } from "./statistics.ts";

test("default: medians and quantiles lie between neighbours", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect(median([])).toBeNaN();
});

test("default: a ratio is the median over rounds, inside its interval, and the same every time", () => {
  const of = [20, 22, 18, 40, 21];
  const to = [10, 11, 9, 10, 10];
  const ratio = pairedRatio(of, to);
  expect(ratio).toEqual(pairedRatio(of, to));
  expect(ratio?.ratio).toBe(2);
  expect(ratio?.low).toBeLessThanOrEqual(2);
  expect(ratio?.high).toBeGreaterThanOrEqual(2);
  expect(ratio?.pairs).toBe(5);
});

test("behavior: a slow machine slows both of a pair, and their ratio stays", () => {
  const drift = [1, 3, 9, 2, 5];
  expect(
    pairedRatio(
      drift.map((d) => d * 12),
      drift.map((d) => d * 10),
    ),
  ).toMatchObject({ low: 1.2, high: 1.2 });
});

test("behavior: rounds that make no pair are left out, and none at all is no ratio", () => {
  expect(pairedRatio([1, Number.NaN, 3], [1, 2, 0])?.pairs).toBe(1);
  expect(pairedRatio([1], [0])).toBeNull();
});
