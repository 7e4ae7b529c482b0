import { expect, test } from "vitest";
import { roundAbove } from "./round-above.ts";

test.each([
  [295_300, 300_000],
  [300_000, 400_000],
  [3590, 4000],
  [99, 100],
  [0, 1],
])("default: above %i the next round amount is %i", (minor, round) => {
  expect(roundAbove({ minor, currency: "PKR" })).toEqual({ minor: round, currency: "PKR" });
});
