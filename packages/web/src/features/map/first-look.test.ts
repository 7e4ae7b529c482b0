import { expect, test } from "vitest";
import { fullestWindow, isWholeIn, wholeWindow } from "./first-look.ts";

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

test("default: prices that stand beside their points are whole in the window, and none is cut at its edge", () => {
  const boxes = [
    { left: -20, right: 60, top: -10, bottom: 10 },
    { left: 100, right: 170, top: 40, bottom: 60 },
  ];
  const middle = wholeWindow({ x: 50, y: 25 }, boxes, [], window);
  expect(middle).toEqual({ x: 75, y: 25 });
  expect(boxes.every((box) => isWholeIn(middle, box, window))).toBe(true);
  expect(boxes.every((box) => isWholeIn({ x: 50, y: 25 }, box, window))).toBe(false);
});

test("boundary: where there is no room for all, the most are whole, and what everybody looks for", () => {
  const box = (left: number) => ({ left, right: left + 70, top: 20, bottom: 60 });
  const boxes = [box(-40), box(60), box(120), box(130)];
  expect(wholeWindow({ x: 50, y: 0 }, boxes, [], window)).toEqual({ x: 100, y: 40 });
  const mosque = { left: -10, right: 10, top: 0, bottom: 20 };
  expect(wholeWindow({ x: 50, y: 0 }, boxes, [mosque], window)).toEqual({ x: 50, y: 30 });
});
