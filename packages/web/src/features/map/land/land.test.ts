import { expect, test } from "vitest";
import { outlineIn } from "../outline.ts";
import { cities, landIn } from "./land.ts";

const at = (latitude: number, longitude: number) =>
  landIn({ west: longitude, east: longitude, south: latitude, north: latitude });

test("default: every line, lake and spot of a city lies on its own piece of the map", () => {
  for (const { bounds, highways, lakes, parks, rivers, roads, spots } of cities) {
    const lines = [...highways, ...roads, ...lakes, ...parks, ...rivers.map(({ line }) => line)];
    const positions = [...lines.flat(), ...spots.map(({ position }) => position)];
    expect(lines.every((line) => line.length >= 2)).toBe(true);
    for (const { latitude, longitude } of positions) {
      expect(latitude).toBeGreaterThan(bounds.south - 0.2);
      expect(latitude).toBeLessThan(bounds.north + 0.2);
      expect(longitude).toBeGreaterThan(bounds.west - 0.3);
      expect(longitude).toBeLessThan(bounds.east + 0.3);
    }
  }
});

test.each([
  ["Makkah", 21.4225, 39.8262, "Grand Mosque", "المسجد الحرام"],
  ["Madinah", 24.4686, 39.6142, "Prophet's Mosque", "المسجد النبوي"],
  ["Karachi", 24.8607, 67.0211, "Cantt Station", "محطة كانتونمنت"],
  ["Dubai", 25.2048, 55.2708, "Burj Khalifa", "برج خليفة"],
  ["Zhob", 31.3408, 69.4481, "Zhob Airport", "مطار جوب"],
])(
  "default: %s has its roads, and what people find their way by in both languages",
  (_city, latitude, longitude, en, ar) => {
    const [city] = at(latitude, longitude);
    expect(city?.roads.length).toBeGreaterThan(1);
    expect(city?.spots.map(({ names }) => names)).toContainEqual({ en, ar });
  },
);

/** Whether a ray from there crosses a shore an odd number of times. */
const isAtSea = (latitude: number, longitude: number): boolean =>
  outlineIn({ west: longitude, east: longitude, south: latitude, north: latitude }, 12).fine.some(
    ({ rings }) =>
      rings
        .flatMap((ring) => ring.map((from, index) => [from, ring[index + 1] ?? from] as const))
        .filter(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => {
          const isBeside = y1 > latitude !== y2 > latitude;
          return isBeside && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1;
        }).length %
        2 ===
      1,
  );

test.each([
  ["Dubai", 25.2048, 55.2708],
  ["Karachi", 24.8607, 67.0211],
])("behavior: the streets of %s lie on the land", (_city, latitude, longitude) => {
  expect([isAtSea(25.14, 55.15), isAtSea(25.14, 55.25)]).toEqual([true, false]);
  const [city] = at(latitude, longitude);
  for (const line of city?.roads ?? []) {
    const wet = line.filter((spot) => isAtSea(spot.latitude, spot.longitude));
    expect([line, wet]).toEqual([line, []]);
  }
});

test("behavior: in the middle of nowhere there is nothing", () => {
  expect(at(20, 52)).toEqual([]);
});
