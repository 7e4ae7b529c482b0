import { expect, test } from "vitest";
import type { MapPlace, MapPoint } from "./map.types.ts";
import { areasOf, kilometresBetween } from "./near-first.ts";

const area = (name: string, latitude: number): MapPlace => ({
  kind: "area",
  name,
  position: { latitude, longitude: 67 },
});
const point = (latitude: number): MapPoint => ({
  id: String(latitude),
  name: "Dar",
  position: { latitude, longitude: 67 },
  price: 1,
  label: "Rs 1",
});

test("default: the areas that points are in, the fullest first, and no others", () => {
  const [north, south, empty] = [area("North", 25), area("South", 24.8), area("Empty", 26)];
  const mosque: MapPlace = { ...north, kind: "landmark", name: "Mosque" };
  expect(areasOf([point(25.01), point(24.81), point(24.79)], [mosque, north, south, empty])).toEqual([south, north]);
});

test("default: a degree of latitude is some hundred and eleven kilometres, of longitude less", () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(kilometresBetween(at(60, 10), at(61, 10))).toBeCloseTo(111.2);
  expect(kilometresBetween(at(60, 10), at(60, 11))).toBeCloseTo(55.6);
});
