import { expect, test } from "vitest";
import { hullOf } from "./hull.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test("default: what is within is no corner", () => {
  const corners = [at(0, 0), at(0, 4), at(4, 4), at(4, 0)];
  const hull = hullOf([at(2, 2), ...corners, at(0, 2), at(1, 3)]);
  expect(new Set(hull)).toEqual(new Set(corners));
  expect(hull).toHaveLength(4);
});

test("behavior: a place alone has no shape", () => {
  expect(hullOf([])).toEqual([]);
  expect(hullOf([at(1, 1)]).length).toBeLessThan(2);
});
