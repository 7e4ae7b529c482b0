import { expect, test } from "vitest";
import type { Way } from "./land/land.ts";
import { Taken } from "./taken.ts";
import { wayNamesOf } from "./way-names.ts";

type At = readonly [x: number, y: number];

/** Degrees stand for pixels here. */
const road = (...corners: readonly At[]): Way => ({
  names: { en: "Canal Road", ar: "شارع القناة" },
  isHighway: true,
  line: corners.map(([x, y]) => ({ latitude: y, longitude: x })),
});

const namesOf = (
  ways: readonly Way[],
  { isRightToLeft = false, known = [] as string[], taken = new Taken(), zoom = 13 } = {},
) =>
  wayNamesOf(ways, {
    zoom,
    isRightToLeft,
    taken,
    known: new Set(known),
    spotOf: ({ latitude, longitude }) => ({ x: longitude, y: latitude }),
    widthOf: () => 80,
  });

test("default: a road is named along its way, again where it is long, and never upside down", () => {
  const names = namesOf([road([1200, 1200], [0, 0])]);
  expect(names.length).toBeGreaterThan(2);
  for (const { angle, x, y } of names) {
    expect(x).toBeCloseTo(y);
    expect(Math.cos(angle)).toBeGreaterThan(0);
  }
});

test("default: in Arabic by its Arabic name", () => {
  expect(namesOf([road([0, 0], [200, 0])], { isRightToLeft: true })).toMatchObject([{ label: "شارع القناة" }]);
});

test.each([
  ["it is shorter than its name", road([0, 0], [90, 0]), {}],
  ["it bends under its name", road([0, 0], [60, 0], [60, 60], [0, 60]), {}],
  ["something is written there", road([0, 0], [200, 0]), { taken: full() }],
  ["its quarter has the same name", road([0, 0], [200, 0]), { known: ["Canal Road"] }],
  ["the land is seen from afar", road([0, 0], [200, 0]), { zoom: 10 }],
])("behavior: a road is not named where %s", (_why, way, setting) => {
  expect(namesOf([way], setting)).toEqual([]);
});

function full(): Taken {
  const taken = new Taken();
  taken.add({ x: 100, y: 0, width: 200, height: 20 });
  return taken;
}
