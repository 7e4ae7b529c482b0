import { expect, test } from "vitest";
import { firstScale, scaleAfter, scaleOfAll, scrollAfter } from "./chart-view.ts";

const frame = { width: 800, height: 600 };

test("default: a chart that is a little too wide begins as wide as its frame, a much wider one as it was drawn", () => {
  expect(firstScale({ width: 1000, height: 3000 }, frame)).toBe(0.8);
  expect(firstScale({ width: 4000, height: 3000 }, frame)).toBe(1);
  expect(firstScale({ width: 200, height: 100 }, frame)).toBe(1);
});

test("default: all of it is in sight by its longer side, and nothing is blown up", () => {
  expect(scaleOfAll({ width: 1600, height: 600 }, frame)).toBe(0.5);
  expect(scaleOfAll({ width: 800, height: 2400 }, frame)).toBe(0.25);
  expect(scaleOfAll({ width: 80, height: 60 }, frame)).toBe(1);
});

test("limits: nearer and back are each other's way home, and end somewhere", () => {
  expect(scaleAfter(scaleAfter(0.8, "in"), "out")).toBeCloseTo(0.8);
  expect(scaleAfter(2, "in")).toBe(2);
  expect(scaleAfter(0.15, "out")).toBe(0.15);
});

test("behavior: what was in the middle stays there, also where the inline axis counts down", () => {
  expect(scrollAfter(100, 800, 2) + 400).toBe((100 + 400) * 2);
  expect(scrollAfter(0, 800, 1)).toBe(0);
});
