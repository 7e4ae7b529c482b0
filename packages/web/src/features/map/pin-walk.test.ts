import fc from "fast-check";
import { expect, test } from "vitest";
import { nextSpot } from "./pin-walk.ts";

const here = { key: "here", x: 100, y: 100 };

test.each([
  ["up", "north"],
  ["down", "south"],
  ["left", "west"],
  ["right", "east"],
] as const)("default: %s leads to the nearest one that way", (direction, key) => {
  const spots = [
    { key: "north", x: 110, y: 40 },
    { key: "far north", x: 100, y: 0 },
    { key: "south", x: 95, y: 150 },
    { key: "west", x: 20, y: 100 },
    { key: "east", x: 180, y: 120 },
  ];
  expect(nextSpot(here, direction, [here, ...spots])?.key).toBe(key);
});

test("behavior: what lies straight ahead goes before what is a little nearer but aside", () => {
  const spots = [
    { key: "aside", x: 140, y: 138 },
    { key: "ahead", x: 160, y: 100 },
  ];
  expect(nextSpot(here, "right", spots)?.key).toBe("ahead");
});

test("default: nothing that way is nothing, not the spot itself", () => {
  expect(nextSpot(here, "up", [here, { key: "south", x: 100, y: 200 }])).toBeNull();
});

const directions = ["up", "down", "left", "right"] as const;

test("property: from every spot some arrow leads on, and never back to itself", () => {
  const coordinate = fc.integer({ min: 0, max: 400 });
  const places = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
    minLength: 2,
    maxLength: 12,
    selector: ({ x, y }) => `${x} ${y}`,
  });
  fc.assert(
    fc.property(places, (all) => {
      const spots = all.map((place, index) => ({ ...place, key: String(index) }));
      for (const spot of spots) {
        const reached = directions.flatMap((direction) => nextSpot(spot, direction, spots)?.key ?? []);
        expect(reached.length).toBeGreaterThan(0);
        expect(reached).not.toContain(spot.key);
      }
    }),
  );
});
