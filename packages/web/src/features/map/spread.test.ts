import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, spreadOut } from "./spread.ts";

const label = (x: number, y: number): Box => ({ x, y, width: 110, height: 28 });

const coverEachOther = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5;

test("default: two prices that would cover each other make room up and down, and one that is alone stays", () => {
  const placed = spreadOut([label(100, 100), label(180, 108), label(600, 100)]);
  expect(placed[0]?.x).toBe(100);
  expect(placed[0]?.y).toBeLessThan(100);
  expect(placed[1]?.y).toBeGreaterThan(108);
  expect(placed[2]).toEqual({ x: 600, y: 100 });
});

test("behavior: beside what stays where it is a price makes all the room", () => {
  const sign = { x: 100, y: 100, width: 20, height: 20, isFixed: true };
  const [fixed, price] = spreadOut([sign, label(110, 104)]);
  expect(fixed).toEqual({ x: 100, y: 100 });
  expect(price?.y).toBeGreaterThanOrEqual(124);
});

test("boundary: those at the very same spot stand one beneath the other", () => {
  const [one, other] = spreadOut([label(50, 50), label(50, 50)]);
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(28);
});

test("property: a handful anywhere cover nobody, wherever they were", () => {
  const spot = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.array(fc.tuple(spot, spot), { maxLength: 6 }), (spots) => {
      const boxes = spots.map(([x, y]) => label(x, y));
      const placed = spreadOut(boxes).map((one, at) => ({ ...label(0, 0), ...boxes[at], ...one }));
      for (const [at, one] of placed.entries())
        for (const other of placed.slice(at + 1)) expect(coverEachOther(one, other)).toBe(false);
    }),
    { numRuns: 200 },
  );
});
