import { expect, test } from "vitest";
import type { Bounds } from "./map.types.ts";
import { outlineIn } from "./outline.ts";

const around = (latitude: number, longitude: number, by: number): Bounds => ({
  west: longitude - by,
  south: latitude - by,
  east: longitude + by,
  north: latitude + by,
});

const karachi = [24.86, 67.02] as const;

test("default: a map of the world has the coarse seas alone", () => {
  const { coarse, squares, fine } = outlineIn(around(...karachi, 20), 5);
  expect(coarse.length).toBeGreaterThan(0);
  expect([squares, fine]).toEqual([[], []]);
});

test("default: a town by the sea has its fine shores alone", () => {
  const { coarse, squares, fine } = outlineIn(around(...karachi, 0.3), 12);
  expect(fine.length).toBeGreaterThan(0);
  expect([coarse, squares]).toEqual([[], []]);
});

test("behavior: where a town's fine shores end the world's seas go on around its square", () => {
  const { coarse, squares, fine } = outlineIn(around(24.3, 67.02, 0.3), 12);
  expect(coarse.length).toBeGreaterThan(0);
  expect(squares).toEqual([{ west: 66.421, south: 24.261, east: 67.621, north: 25.461 }]);
  expect(fine.length).toBeGreaterThan(0);
});

test("edge: far from any town that has hotels there is the open sea", () => {
  const { coarse, squares, fine } = outlineIn(around(20, 64, 0.3), 12);
  expect(coarse.length).toBeGreaterThan(0);
  expect([squares, fine]).toEqual([[], []]);
});

test("behavior: every fine shore lies in one of the squares that are kept for it", () => {
  const everything = { west: -180, south: -90, east: 180, north: 90 };
  const { squares, fine } = outlineIn(everything, 8);
  for (const { rings } of fine) {
    for (const [longitude = 0, latitude = 0] of rings.flat()) {
      const isHeld = squares.some(
        ({ west, south, east, north }) =>
          longitude >= west && longitude <= east && latitude >= south && latitude <= north,
      );
      expect(isHeld).toBe(true);
    }
  }
});
