import fc from "fast-check";
import { expect, test } from "vitest";
import type { MapPlace, MapPoint } from "./map.types.ts";
import { type Box, layOut, type MapLayout, standOut } from "./map-layout.ts";

type At = readonly [x: number, y: number];

/** Degrees stand for pixels here. */
const positionOf = ([x, y]: At) => ({ latitude: y, longitude: x });
const pointOf = (id: string, at: At): MapPoint => ({
  id,
  name: `Hotel ${id}`,
  position: positionOf(at),
  price: 700,
  label: "Rs 700",
});
const placeOf = (name: string, at: At, more: Partial<MapPlace> = {}): MapPlace => ({
  kind: "area",
  name,
  position: positionOf(at),
  ...more,
});

const laidOut = (
  points: readonly MapPoint[],
  places: readonly MapPlace[] = [],
  isRightToLeft = false,
  frame: Box | null = null,
): MapLayout =>
  layOut({
    frame,
    points,
    places,
    zoom: 14,
    spotOf: ({ latitude, longitude }) => ({ x: longitude, y: latitude }),
    priceWidth: () => 80,
    nameWidth: () => 90,
    isRightToLeft,
  });

const priced = ({ pins }: MapLayout) => pins.filter(({ hasPrice }) => hasPrice).map(({ point }) => point.id);

test("default: a price that has room stands over its own point, and a name over its quarter", () => {
  const { pins, places } = laidOut([pointOf("a", [0, 0]), pointOf("b", [400, 0])], [placeOf("Saddar", [200, 200])]);
  expect(pins.map(({ hasPrice, x, y }) => [hasPrice, x, y])).toEqual([
    [true, 0, 0],
    [true, 400, 0],
  ]);
  expect(places.map(({ x, y }) => [x, y])).toEqual([[200, 200]]);
});

test("behavior: of two close to each other the second's price stands beside it, and neither hides the other's point", () => {
  const { pins } = laidOut([pointOf("a", [0, 0]), pointOf("b", [20, 6])]);
  expect(pins.map(({ hasPrice }) => hasPrice)).toEqual([true, true]);
  for (const { x, y } of pins)
    for (const { spot } of pins) expect((x === spot.x && y === spot.y) || Math.abs(y - spot.y) > 14).toBe(true);
});

test("behavior: of many at one spot the first have prices and the others are dots there", () => {
  const layout = laidOut(Array.from({ length: 30 }, (_, at) => pointOf(String(at), [0, 0])));
  expect(priced(layout)).toContain("0");
  expect(priced(layout).length).toBeLessThan(12);
  expect(layout.byId.get("29")).toMatchObject({ hasPrice: false, x: 0, y: 0 });
  // Under the price that stands there are all that have none.
  expect(layout.byId.get("0")?.hidden).toBe(30 - priced(layout).length);
});

test("behavior: what everybody looks for has its sign and its name before any price", () => {
  const haram = placeOf("Grand Mosque", [0, 0], { kind: "landmark", sign: "haram" });
  const { pins, places } = laidOut([pointOf("a", [0, 20]), pointOf("b", [60, 0])], [placeOf("Ajyad", [0, 90]), haram]);
  expect(places[0]?.place).toBe(haram);
  expect(pins.map(({ hasPrice, x, y }) => hasPrice && Math.hypot(x, y) > 40)).toEqual([true, true]);
});

test("behavior: a point under the sign of what everybody looks for stands at its edge, with its price", () => {
  const haram = placeOf("Grand Mosque", [0, 0], { kind: "landmark", sign: "haram" });
  const { pins } = laidOut([pointOf("a", [3, 4]), pointOf("b", [0, 0])], [haram]);
  for (const { hasPrice, spot } of pins) {
    expect(hasPrice).toBe(true);
    expect(Math.hypot(spot.x, spot.y)).toBeCloseTo(22);
  }
  expect(pins[0]?.spot.y).toBeGreaterThan(pins[0]?.spot.x ?? 0);
});

test("behavior: the edge of a frame cuts no price and no name", () => {
  const frame = { x: 100, y: 100, width: 200, height: 200 };
  const layout = laidOut(
    [pointOf("a", [4, 100]), pointOf("b", [150, 196]), pointOf("c", [-30, 30])],
    [placeOf("Saddar", [190, 100])],
    false,
    frame,
  );
  const boxes = [
    ...layout.pins.filter(({ hasPrice }) => hasPrice).map(({ x, y }) => ({ x, y, width: 80, height: 28 })),
    ...layout.places.map(({ x, y }) => ({ x, y, width: 90, height: 18 })),
  ];
  expect(boxes).toHaveLength(4);
  for (const { height, width, x, y } of boxes) {
    const [across, down] = [Math.abs(x - 100), Math.abs(y - 100)];
    const isIn = across <= 100 - width / 2 && down <= 100 - height / 2;
    expect(isIn || across >= 100 + width / 2 || down >= 100 + height / 2).toBe(true);
  }
});

test("behavior: few prices come before the names of quarters, many after them", () => {
  const quarter = [placeOf("Saddar", [0, 0])];
  const few = laidOut([pointOf("a", [0, 0])], quarter);
  expect(few.pins[0]).toMatchObject({ hasPrice: true, x: 0, y: 0 });
  expect(few.places[0]).not.toMatchObject({ x: 0, y: 0 });
  const many = laidOut(
    Array.from({ length: 13 }, (_, at) => pointOf(String(at), [at * 400, 0])),
    quarter,
  );
  expect(many.places[0]?.y).toBe(0);
});

test("behavior: a sight's name stands beside it, on the side to which the page reads", () => {
  const tower = placeOf("Tower", [0, 0], { kind: "landmark" });
  expect(laidOut([], [tower]).places[0]?.x).toBeGreaterThan(0);
  expect(laidOut([], [tower], true).places[0]?.x).toBeLessThan(0);
});

test("behavior: a sight that a price stands on is not drawn, nor is a name without room", () => {
  const places = [placeOf("Tower", [0, 0], { kind: "landmark" })];
  expect(laidOut([pointOf("a", [0, 0])], places).places).toEqual([]);
});

test("property: no price and no name covers another, and every point is drawn", () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }));
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), fc.array(spot, { maxLength: 8 }), (hotels, quarters) => {
      const points = hotels.map((at, id) => pointOf(String(id), at));
      const layout = laidOut(
        points,
        quarters.map((at, id) => placeOf(String(id), at)),
      );
      expect(layout.pins.map(({ point }) => point)).toEqual(points);
      const boxes = [
        ...layout.pins.filter(({ hasPrice }) => hasPrice).map(({ x, y }) => ({ x, y, width: 80, height: 28 })),
        ...layout.places.map(({ x, y }) => ({ x, y, width: 90, height: 18 })),
      ];
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
            Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
          expect(isApart).toBe(true);
        }
    }),
    { numRuns: 100 },
  );
});

test("property: a price beside its point is nearer to that dot than to any other, and no line runs through a price", () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 40 }), (hotels) => {
      const { pins } = laidOut(hotels.map((at, id) => pointOf(String(id), at)));
      const priced = pins.filter(({ hasPrice }) => hasPrice);
      const dots = pins.filter(({ hasPrice, spot: { x, y }, ...at }) => !hasPrice || x !== at.x || y !== at.y);
      const away = (from: { x: number; y: number }, of: { x: number; y: number }) =>
        Math.hypot(Math.max(0, Math.abs(from.x - of.x) - 42), Math.max(0, Math.abs(from.y - of.y) - 16));
      for (const pin of priced) {
        if (pin.x === pin.spot.x && pin.y === pin.spot.y) continue;
        for (const other of dots) expect(away(other.spot, pin)).toBeGreaterThanOrEqual(away(pin.spot, pin));
        for (const other of priced.filter((one) => one !== pin))
          for (const part of [0.3, 0.5, 0.7]) {
            const at = { x: pin.spot.x + (pin.x - pin.spot.x) * part, y: pin.spot.y + (pin.y - pin.spot.y) * part };
            expect(Math.abs(at.x - other.x) < 40 && Math.abs(at.y - other.y) < 14).toBe(false);
          }
      }
    }),
    { numRuns: 100 },
  );
});

test("behavior: a dot's price stands out beside what is written, in the window, while somebody is at it", () => {
  const around = [pointOf("a", [0, 0]), pointOf("b", [4, 2]), pointOf("c", [90, 0]), pointOf("d", [-90, 0])];
  const layout = laidOut([...around, pointOf("e", [2, 4])], [placeOf("Mosque", [0, -40], { sign: "haram" })]);
  const dot = layout.byId.get("e");
  if (dot === undefined) throw new Error("It is drawn.");
  expect(dot.hasPrice).toBe(false);
  const outIn = (window: { x: number; y: number; width: number; height: number }) =>
    standOut(dot, layout, window, () => 80);
  const out = outIn({ x: 0, y: 0, width: 800, height: 800 });
  for (const { hasPrice, x, y } of layout.pins)
    if (hasPrice) expect(Math.abs(out.x - x) >= 80 || Math.abs(out.y - y) >= 28).toBe(true);
  // Where the window ends below it, it stands above.
  const high = outIn({ x: 0, y: -380, width: 800, height: 800 });
  expect(high.y).toBeLessThanOrEqual(4);
});
