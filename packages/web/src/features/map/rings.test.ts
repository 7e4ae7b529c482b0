import { expect, test } from "vitest";
import type { MapPlace } from "./map.types.ts";
import { ringsAround, ringsAt } from "./rings.ts";

const position = { latitude: 21.4225, longitude: 39.8262 };
const places: readonly MapPlace[] = [
  { kind: "landmark", name: "Grand Mosque", position, sign: "haram" },
  { kind: "landmark", name: "Clock Tower", position, sign: "sight" },
];
const lengthIn = (length: number, unit: string) => `${length} ${unit}`;
/** A plain map: `scale` pixels to a degree. */
const spotOf = (scale: number) => (at: typeof position) => ({ x: at.longitude * scale, y: -at.latitude * scale });

test("default: rings say how far it is from what everybody looks for, and from nothing else", () => {
  expect(ringsAround(places, lengthIn).map(({ label }) => label)).toEqual([
    "500 meter",
    "1 kilometer",
    "2 kilometer",
    "5 kilometer",
  ]);
});

test("behavior: at each zoom those are drawn that are neither crowded nor out of sight", () => {
  const rings = ringsAround(places, lengthIn);
  const near = ringsAt(rings, spotOf(25_000));
  expect(near.map(({ label }) => label)).toEqual(["500 meter", "1 kilometer"]);
  const [ring] = near;
  expect(ring?.radius).toBeCloseTo((25_000 * 500) / 111_200);
  expect(ring?.at[0]).toEqual({ x: ring?.spot.x, y: (ring?.spot.y ?? 0) - (ring?.radius ?? 0) });
  expect(ringsAt(rings, spotOf(3_000)).map(({ label }) => label)).toEqual(["5 kilometer"]);
});
