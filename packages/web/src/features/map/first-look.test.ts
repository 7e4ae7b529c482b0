import { expect, test } from "vitest";
import { fullestWindow } from "./first-look.ts";

const window = { width: 200, height: 200 };
const around = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: x + at * 10, y: y + at * 10 }));

test("default: the first look is where most points are, and what lies far off is left for later", () => {
  const town = around(0, 0, 6);
  expect(fullestWindow([...town, { x: 900, y: 900 }], [], window)).toEqual({ x: 25, y: 25 });
});

test("behavior: what everybody looks for is in it, at its edge if need be", () => {
  expect(fullestWindow(around(0, 0, 6), [{ x: 90, y: 0 }], window)).toEqual({ x: 45, y: 25 });
});

test("boundary: where no window has most of the points, or what is kept lies elsewhere, there is none", () => {
  expect(fullestWindow([...around(0, 0, 5), ...around(900, 0, 5)], [], window)).toBeNull();
  expect(fullestWindow(around(0, 0, 6), [{ x: 900, y: 900 }], window)).toBeNull();
});
