import fc from "fast-check";
import { expect, test } from "vitest";
import { correctOffset, isPast, remainingMs, serverNow, unknownOffset } from "./deadline.ts";

fc.configureGlobal({ seed: 20_261_121 });

test("default: a device a day behind still counts down to the service's deadline", () => {
  const offset = correctOffset(unknownOffset, { offsetMs: 86_400_000, roundTripMs: 80 });
  const now = serverNow(1_000, offset);
  expect(remainingMs(86_461_000, now)).toBe(60_000);
});

test("behavior: a deadline is past at its very millisecond", () => {
  expect(isPast(500, 499)).toBe(false);
  expect(isPast(500, 500)).toBe(true);
  expect(remainingMs(500, 501)).toBe(0);
});

test("behavior: a less exact measurement changes nothing, a contradicting one does", () => {
  const known = correctOffset(unknownOffset, { offsetMs: 1_000, roundTripMs: 40 });
  expect(correctOffset(known, { offsetMs: 1_300, roundTripMs: 900 })).toBe(known);
  expect(correctOffset(known, { offsetMs: 90_000, roundTripMs: 900 })).toEqual({ offsetMs: 90_000, errorMs: 450 });
});

test("behavior: the remaining time never grows, whatever the clock does", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.integer()), (deadlineAt, clock) => {
      let shown = Number.POSITIVE_INFINITY;
      for (const now of clock) {
        const next = remainingMs(deadlineAt, now, shown);
        expect(next).toBeLessThanOrEqual(shown);
        expect(next).toBeGreaterThanOrEqual(0);
        shown = next;
      }
    }),
  );
});
