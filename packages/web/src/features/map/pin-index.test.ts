import fc from "fast-check";
import { expect, test } from "vitest";
import type { MapPoint } from "./map.types.ts";
import { createPinIndex, lastClusterZoom } from "./pin-index.ts";

const world = { west: -180, south: -85, east: 180, north: 85 };

const point = (id: string, latitude: number, longitude: number, price: number): MapPoint => ({
  id,
  name: `Hotel ${id}`,
  position: { latitude, longitude },
  price,
  label: `Rs ${price}`,
});

const lahore = [point("a", 31.52, 74.34, 900), point("b", 31.5205, 74.3405, 700), point("c", 31.6, 74.5, 1200)];

test("default: points close to each other are one pin, with how many and what the cheapest costs", () => {
  const pins = createPinIndex(lahore).pinsIn(world, 5);
  expect(pins).toEqual([expect.objectContaining({ kind: "cluster", count: 3, price: 700, label: "Rs 700" })]);
});

test("default: near by, each stands for itself with its own price and name", () => {
  const pins = createPinIndex(lahore).pinsIn(world, lastClusterZoom + 1);
  expect(pins.map(({ kind, key, label }) => [kind, key, label])).toEqual([
    ["point", "a", "Rs 900"],
    ["point", "b", "Rs 700"],
    ["point", "c", "Rs 1200"],
  ]);
});

test("behavior: a cluster falls apart at the zoom it names", () => {
  const index = createPinIndex(lahore);
  const [cluster] = index.pinsIn(world, 5);
  if (cluster?.kind !== "cluster") throw new Error("Three points of one city are a cluster at zoom 5.");
  expect(index.pinsIn(world, index.expansionZoom(cluster.clusterId)).length).toBeGreaterThan(1);
});

test("default: a point that is not there has no pin", () => {
  expect(createPinIndex(lahore).pinOf("z", 10)).toBeNull();
});

test("property: every point is in exactly one pin at every zoom, and is found in it", () => {
  const somewhere = fc.record({
    latitude: fc.double({ min: 24, max: 32, noNaN: true }),
    longitude: fc.double({ min: 39, max: 75, noNaN: true }),
    price: fc.integer({ min: 100, max: 100_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(somewhere, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 3, max: 18 }),
      (places, zoom) => {
        const points = places.map(({ latitude, longitude, price }, n) => point(String(n), latitude, longitude, price));
        const index = createPinIndex(points);
        const pins = index.pinsIn(world, zoom);
        expect(pins.reduce((sum, pin) => sum + (pin.kind === "cluster" ? pin.count : 1), 0)).toBe(points.length);
        const keys = new Set(pins.map(({ key }) => key));
        for (const { id } of points) expect(keys.has(index.pinOf(id, zoom)?.key ?? "")).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
