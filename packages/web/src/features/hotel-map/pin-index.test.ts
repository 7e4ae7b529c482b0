import fc from "fast-check";
import { expect, test } from "vitest";
import type { MapHotel } from "./map.types.ts";
import { createPinIndex, lastClusterZoom } from "./pin-index.ts";

const world = { west: -180, south: -85, east: 180, north: 85 };

const hotel = (id: string, latitude: number, longitude: number, price: number): MapHotel => ({
  id,
  name: `Hotel ${id}`,
  position: { latitude, longitude },
  price,
  label: `Rs ${price}`,
});

const lahore = [hotel("a", 31.52, 74.34, 900), hotel("b", 31.5205, 74.3405, 700), hotel("c", 31.6, 74.5, 1200)];

test("default: hotels close to each other are one pin, with how many and what the cheapest costs", () => {
  const pins = createPinIndex(lahore).pinsIn(world, 5);
  expect(pins).toEqual([expect.objectContaining({ kind: "cluster", count: 3, price: 700, label: "Rs 700" })]);
});

test("default: near by, each stands for itself with its own price and name", () => {
  const pins = createPinIndex(lahore).pinsIn(world, lastClusterZoom + 1);
  expect(pins.map(({ kind, key, label }) => [kind, key, label])).toEqual([
    ["hotel", "a", "Rs 900"],
    ["hotel", "b", "Rs 700"],
    ["hotel", "c", "Rs 1200"],
  ]);
});

test("behavior: a cluster falls apart at the zoom it names", () => {
  const index = createPinIndex(lahore);
  const [cluster] = index.pinsIn(world, 5);
  if (cluster?.kind !== "cluster") throw new Error("Three hotels of one city are a cluster at zoom 5.");
  expect(index.pinsIn(world, index.expansionZoom(cluster.clusterId)).length).toBeGreaterThan(1);
});

test("default: a hotel that is not there has no pin", () => {
  expect(createPinIndex(lahore).pinOf("z", 10)).toBeNull();
});

test("property: every hotel is in exactly one pin at every zoom, and is found in it", () => {
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
        const hotels = places.map(({ latitude, longitude, price }, n) => hotel(String(n), latitude, longitude, price));
        const index = createPinIndex(hotels);
        const pins = index.pinsIn(world, zoom);
        expect(pins.reduce((sum, pin) => sum + (pin.kind === "cluster" ? pin.count : 1), 0)).toBe(hotels.length);
        const keys = new Set(pins.map(({ key }) => key));
        for (const { id } of hotels) expect(keys.has(index.pinOf(id, zoom)?.key ?? "")).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
