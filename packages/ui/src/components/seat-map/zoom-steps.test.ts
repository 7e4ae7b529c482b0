import { expect, test } from "vitest";
import { fitted, isFar, nearer, rangeOf, zoomByKey, zoomWithin } from "./zoom-steps.ts";

const held = { ctrlKey: false, metaKey: false, altKey: false };
const range = rangeOf(390, 1000);

test("default: as far away as all of it needs, as near as two and a half times", () => {
  expect(range).toEqual({ least: 0.39, most: 2.5 });
  expect(zoomWithin(range, 0)).toBe(0.39);
  expect(zoomWithin(range, 9)).toBe(2.5);
});

test("edge: what is smaller than its window is never made smaller, and what is not laid out yet is as it is", () => {
  expect(rangeOf(1000, 400).least).toBe(1);
  expect(rangeOf(0, 0).least).toBe(1);
});

test("default: a small map is seen as near at first as its window has room for, and no nearer than a press would bring it", () => {
  const window = { width: 800, height: 480 };
  expect(fitted(window, { width: 400, height: 300 })).toBe(1.25);
  expect(fitted(window, { width: 700, height: 300 })).toBeCloseTo(800 / 700);
  expect(fitted(window, { width: 400, height: 440 })).toBeCloseTo(480 / 440);
  // One that is larger is seen whole from side to side, however high.
  expect(fitted(window, { width: 1600, height: 900 })).toBe(0.5);
  expect(fitted(window, { width: 600, height: 900 })).toBe(1);
  expect(fitted({ width: 0, height: 480 }, { width: 0, height: 0 })).toBe(1);
});

test("default: where seats are too small for a finger, one step brings them to hand", () => {
  expect([0.39, 0.74, 0.75, 1].map(isFar)).toEqual([true, true, false, false]);
  expect(nearer(0.39)).toBe(1.25);
  expect(nearer(0.8)).toBe(1);
});

test.each([
  ["+", {}, 1.25],
  ["=", {}, 1.25],
  ["-", {}, 0.8],
  ["0", {}, 0.39],
  ["+", { ctrlKey: true }, null],
  ["a", {}, null],
  ["toString", {}, null],
] as const)("default: %s with %o leads to %s", (key, more, zoom) => {
  expect(zoomByKey({ key, ...held, ...more }, 1, range)).toBe(zoom);
});
