import { expect, test } from "vitest";
import { fullestWindow } from "./first-look.ts";

const window = { width: 200, height: 200 };
const around = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: x + at * 10, y: y + at * 10 }));

test("default: the first look is where the points are, and the few that lie far off are left for later", () => {
  const town = around(0, 0, 10);
  expect(fullestWindow([...town, { x: 900, y: 900 }], [], window)).toEqual({ x: 45, y: 45 });
});

test("behavior: what everybody looks for is in it, at its edge if need be", () => {
  expect(fullestWindow(around(0, 0, 6), [{ x: 90, y: 0 }], window)).toEqual({ x: 45, y: 25 });
});

test("behavior: those that count more are in it, and the others are left for later", () => {
  const near = around(0, 0, 4).map((spot) => ({ ...spot, weight: 0.7 }));
  const far = around(600, 0, 6).map((spot) => ({ ...spot, weight: 0.2 }));
  expect(fullestWindow([...far, ...near], [], window, 0.5)).toEqual({ x: 15, y: 15 });
});

test("boundary: where a window would leave out more than a few, or what is kept lies elsewhere, there is none", () => {
  expect(fullestWindow([...around(0, 0, 8), ...around(900, 0, 1)], [], window)).toBeNull();
  expect(fullestWindow(around(0, 0, 6), [{ x: 900, y: 900 }], window)).toBeNull();
});
