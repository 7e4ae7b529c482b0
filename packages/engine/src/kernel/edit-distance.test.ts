import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["lahore", "lahore", 0],
  ["lahor", "lahore", 1],
  ["multan", "sultan", 1],
  ["kitten", "sitting", 3],
  ["", "karachi", 7],
])("default: from %j to %j in %i", (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
});

test("invariant: it is as far back as there, and no further by way of a third", () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (one, other, third) => {
      const there = editDistance(one, other);
      expect(editDistance(other, one)).toBe(there);
      expect(there).toBeLessThanOrEqual(editDistance(one, third) + editDistance(third, other));
    }),
  );
});
