import fc from "fast-check";
import { expect, test } from "vitest";
import type { MapPlace, MapPoint } from "./map.types.ts";
import { layOutLabels } from "./map-labels.ts";
import { edgesOf, greatNames, isSameLayout, type MapLayout, type PlacedPin, standOut, tailFrom } from "./map-layout.ts";
import { type Box, isOver } from "./taken.ts";

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
  more: {
    readonly fixed?: readonly Box[];
    readonly labels?: readonly Box[];
    readonly before?: MapLayout;
    readonly lit?: string;
  } = {},
): MapLayout =>
  layOutLabels({
    ...more,
    points,
    places,
    zoom: 14,
    spotOf: ({ latitude, longitude }) => ({ x: longitude, y: latitude }),
    priceWidth: ({ label }, { hidden, isLeast }) =>
      (label === "1" ? 16 : 80) + (hidden > 0 ? 20 : 0) + (hidden > 0 && isLeast ? 30 : 0),
    nameWidth: () => 90,
    isRightToLeft,
  });

const priced = ({ pins }: MapLayout) => pins.filter(({ hasPrice }) => hasPrice).map(({ point }) => point.id);

const priceOf = (pin: PlacedPin): Box => ({
  x: pin.x,
  y: pin.y,
  width: 80 + (pin.hidden > 0 ? 20 : 0) + (pin.hidden > 0 && pin.isLeast ? 30 : 0),
  height: 24,
});
const dotOf = ({ spot }: PlacedPin): Box => ({ ...spot, width: 10, height: 10 });
const pricesOf = ({ pins }: MapLayout) => pins.filter(({ hasPrice }) => hasPrice).map(priceOf);
const namesOf = ({ places }: MapLayout) => places.map(({ x, y }) => ({ x, y, width: 90, height: 18 }));
/** From a point to what is written of it. */
const awayFrom = (pin: PlacedPin): number =>
  Math.hypot(Math.max(0, Math.abs(pin.x - pin.spot.x) - 40), Math.max(0, Math.abs(pin.y - pin.spot.y) - 12));
const far = { head: 60, foot: 0, left: 0, right: 0 };

test("default: a price stands over its own point, its tail there, and a name over its quarter", () => {
  const { pins, places } = laidOut([pointOf("a", [0, 0]), pointOf("b", [400, 0])], [placeOf("Saddar", [200, 200])]);
  expect(pins.map(({ hasPrice, x, y }) => [hasPrice, x, y])).toEqual([
    [true, 0, -19],
    [true, 400, -19],
  ]);
  expect(places.map(({ x, y }) => [x, y])).toEqual([[200, 200]]);
});

test("behavior: of two close to each other the second's price stands on the other side of it", () => {
  const { pins } = laidOut([pointOf("a", [0, 0]), pointOf("b", [20, 6])]);
  expect(pins.map(({ hasPrice, spot, y }) => [hasPrice, Math.sign(y - spot.y)])).toEqual([
    [true, -1],
    [true, 1],
  ]);
});

test("behavior: of many at one spot one is drawn, with how many there are", () => {
  const { pins } = laidOut(Array.from({ length: 30 }, (_, at) => pointOf(String(at), [at % 3, 0])));
  expect(
    pins.filter(({ isHidden }) => !isHidden).map(({ point, hidden, hasPrice }) => [point.id, hidden, hasPrice]),
  ).toEqual([["0", 29, true]]);
  expect(pins.filter(({ isHidden }) => isHidden).every(({ hasPrice, hidden }) => !hasPrice && hidden === 0)).toBe(true);
});

test("behavior: of many at one spot the cheapest is drawn, and the chosen one before it", () => {
  const points = [900, 500, 700].map((price, at) => ({ ...pointOf(String(at), [at, 0]), price }));
  const headOf = (lit?: string) =>
    laidOut(points, [], false, lit === undefined ? {} : { lit })
      .pins.filter(({ isHidden }) => !isHidden)
      .map(({ point, hidden, isLeast }) => [point.id, hidden, isLeast]);
  expect(headOf()).toEqual([["1", 2, true]]);
  expect(headOf("2")).toEqual([["2", 2, false]]);
  expect(headOf("1")).toEqual([["1", 2, false]]);
});

test("behavior: the chosen one of many at one spot is as wide as its own price and their number, and drawn anew for it", () => {
  const points = [900, 500].map((price, at) => ({ ...pointOf(String(at), [at, 0]), price }));
  const [before, after] = [laidOut(points), laidOut(points, [], false, { lit: "1" })];
  expect([before, after].map((layout) => pricesOf(layout)[0]?.width)).toEqual([130, 100]);
  expect(isSameLayout(before, after)).toBe(false);
});

test("behavior: where the first takes the room of another that fits elsewhere, both are written", () => {
  const wall = (x: number, y: number): Box => ({ x, y, width: 4, height: 400 });
  const points = [pointOf("a", [0, 0]), pointOf("b", [0, 30]), pointOf("c", [0, -30])];
  expect(priced(laidOut(points, [], false, { fixed: [wall(-50, 0), wall(50, 0)] })).length).toBeGreaterThan(1);
});

test("behavior: the chosen one has its price before all others, and speaks for those at its spot", () => {
  const narrow = {
    fixed: [
      { x: 0, y: 60, width: 400, height: 80 },
      { x: 120, y: 0, width: 100, height: 90 },
    ],
  };
  const points = [pointOf("a", [0, 0]), pointOf("b", [12, 0]), pointOf("c", [-12, 0]), pointOf("d", [-13, 1])];
  const crowd = Array.from({ length: 40 }, (_, at) =>
    pointOf(`e${at}`, [(at % 8) * 12 - 42, Math.floor(at / 8) * 12 - 30]),
  );
  points.push(...crowd);
  for (const lit of ["a", "b", "c", "d", "e20"]) {
    const before = laidOut(points, [], false, narrow);
    expect(laidOut(points, [], false, { ...narrow, before, lit }).byId.get(lit)).toMatchObject({
      hasPrice: true,
      isHidden: false,
    });
  }
});

test("behavior: a label without room is written in brief, and the points keep their order", () => {
  const stops = Array.from({ length: 30 }, (_, at) => ({ ...pointOf(String(at), [at * 12, 0]), brief: "1" }));
  const { pins } = laidOut(stops);
  expect(pins.map(({ point }) => point.id)).toEqual(stops.map(({ id }) => id));
  const labels = pins.flatMap(({ hasPrice, point }) => (hasPrice ? [point.label] : []));
  expect(new Set(labels)).toEqual(new Set(["1", "Rs 700"]));
  const whole = stops.map(({ id }, at) => pointOf(id, [at * 12, 0]));
  expect(labels.length).toBeGreaterThan(priced(laidOut(whole)).length);
});

test("behavior: what everybody looks for has its sign and its name before any price", () => {
  const haram = placeOf("Grand Mosque", [0, 0], { kind: "landmark", sign: "haram" });
  const { pins, places } = laidOut([pointOf("a", [0, 20]), pointOf("b", [60, 0])], [placeOf("Ajyad", [0, 90]), haram]);
  expect(places[0]?.place).toBe(haram);
  const sign = { x: 0, y: 0, width: 30, height: 30 };
  expect(pins.map((pin) => pin.hasPrice && !isOver(priceOf(pin), sign))).toEqual([true, true]);
});

test("behavior: the name of what everybody looks for comes before other labels, and stands clear of the edges", () => {
  const haram = placeOf("Grand Mosque", [0, 0], { kind: "landmark", sign: "haram" });
  const edge = { x: 80, y: 0, width: 60, height: 400 };
  const label = { x: -70, y: 0, width: 40, height: 16 };
  const [name] = greatNames(laidOut([], [haram], false, { fixed: [edge], labels: [label] }));
  expect(name && [isOver(name, edge), isOver(name, label)]).toEqual([false, true]);
});

test("behavior: a point under the sign of what everybody looks for stands at its edge, with its price", () => {
  const haram = placeOf("Grand Mosque", [0, 0], { kind: "landmark", sign: "haram" });
  const { pins } = laidOut([pointOf("a", [-3, 4]), pointOf("b", [0, -1])], [haram]);
  for (const { hasPrice, spot } of pins) {
    expect(hasPrice).toBe(true);
    expect(Math.hypot(spot.x, spot.y)).toBeCloseTo(22);
  }
});

test("behavior: nothing is written under what lies over the window, nor across its edge", () => {
  const edges = edgesOf({ x: 100, y: 100, width: 200, height: 200 }, far);
  const layout = laidOut(
    [pointOf("a", [4, 100]), pointOf("b", [150, 196]), pointOf("c", [-30, 30]), pointOf("d", [100, 20])],
    [placeOf("Saddar", [190, 100])],
    false,
    { fixed: edges },
  );
  expect(priced(layout)).toEqual(["a", "b", "c"]);
  for (const box of [...pricesOf(layout), ...namesOf(layout)])
    expect(edges.some((edge) => isOver(edge, box))).toBe(false);
});

test("behavior: a price stays where it was while it can", () => {
  const [a, b] = [pointOf("a", [0, 0]), pointOf("b", [60, 0])];
  const before = laidOut([b, a]);
  const after = laidOut([a, b], [], false, { before });
  expect(after.byId.get("a")).toEqual(before.byId.get("a"));
  expect(after.byId.get("b")).toEqual(before.byId.get("b"));
});

test("behavior: few prices come before the names of quarters, many after them", () => {
  const quarter = [placeOf("Saddar", [0, 0])];
  const few = laidOut([pointOf("a", [0, 0])], quarter);
  expect(few.pins[0]).toMatchObject({ hasPrice: true, x: 0, y: -19 });
  expect(few.places[0]).not.toMatchObject({ x: 0, y: 0 });
  const many = laidOut(
    Array.from({ length: 41 }, (_, at) => pointOf(String(at), [at * 400, 20])),
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

test("behavior: where not all find room, those are written that are nearest to what people measure by", () => {
  const fixed = [
    { x: 0, y: 50, width: 400, height: 80 },
    { x: -110, y: 0, width: 100, height: 200 },
    { x: 110, y: 0, width: 100, height: 200 },
  ];
  const points = [
    { ...pointOf("lone", [400, 0]), away: 2 },
    { ...pointOf("far", [-8, 0]), away: 4 },
    { ...pointOf("near", [8, 0]), away: 0.3 },
  ];
  expect(priced(laidOut(points, [], false, { fixed }))).toEqual(["lone", "near"]);
});

test("behavior: the name of what everybody looks for stands where no point is, close by on any side", () => {
  const mosque = placeOf("Prophet's Mosque", [0, 0], { kind: "landmark", sign: "nabawi" });
  const points = [pointOf("a", [-21, -5]), pointOf("b", [16, -16]), pointOf("c", [-18, 22])];
  const layout = laidOut(points, [mosque], true);
  const [name] = greatNames(layout);
  for (const pin of layout.pins) {
    expect(name && isOver(dotOf(pin), name)).toBe(false);
    expect(pin.hasPrice).toBe(true);
  }
});

test("property: nothing covers another, every point is drawn or counted, and a price stands at its point", () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }));
  const edges = edgesOf({ x: 300, y: 300, width: 500, height: 500 }, far);
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), fc.array(spot, { maxLength: 8 }), (hotels, quarters) => {
      const points = hotels.map((at, id) => pointOf(String(id), at));
      const areas = quarters.map((at, id) => placeOf(String(id), at));
      const first = laidOut(points, areas);
      for (const layout of [first, laidOut(points, areas, false, { fixed: edges, before: first })]) {
        expect(layout.pins.map(({ point }) => point)).toEqual(points);
        const drawn = layout.pins.filter(({ isHidden }) => !isHidden);
        expect(drawn.reduce((count, { hidden }) => count + 1 + hidden, 0)).toBe(points.length);
        const boxes = [...pricesOf(layout), ...namesOf(layout)];
        for (const [at, one] of boxes.entries())
          for (const other of boxes.slice(at + 1)) expect(isOver(one, other)).toBe(false);
        // No dot is under a price.
        for (const pin of drawn) for (const price of pricesOf(layout)) expect(isOver(dotOf(pin), price)).toBe(false);
        for (const pin of drawn.filter(({ hasPrice }) => hasPrice))
          expect(awayFrom(pin)).toBeLessThanOrEqual(pin.hidden > 0 ? 32 : 7);
        if (layout !== first) for (const box of boxes) expect(edges.some((edge) => isOver(edge, box))).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});

test("default: a tail leaves its price over or under its point, and at its end where that stands beside it", () => {
  const price = { x: 0, y: 0, width: 80, height: 24 };
  expect(tailFrom({ x: 20, y: 20 }, price)).toEqual({ x: 20, y: 9 });
  expect(tailFrom({ x: -48, y: 0 }, price)).toEqual({ x: -34, y: 0 });
});

test("behavior: a dot's price stands out over as little as can be, in the window, while somebody is at it", () => {
  const around = [pointOf("a", [0, 0]), pointOf("b", [12, 0]), pointOf("c", [-12, 0])];
  const layout = laidOut(around, [placeOf("Mosque", [0, -40], { sign: "haram" })], false, {
    fixed: [
      { x: 0, y: 60, width: 400, height: 80 },
      { x: 120, y: 0, width: 100, height: 90 },
    ],
  });
  const dot = layout.pins.find(({ hasPrice }) => !hasPrice);
  if (dot === undefined) throw new Error("One has no room.");
  const outIn = (foot: number) =>
    standOut(dot, layout, edgesOf({ x: 0, y: 0, width: 800, height: 800 }, { ...far, foot }), () => 80);
  expect(pricesOf(layout).some((price) => isOver(price, { ...outIn(0), width: 80, height: 24 }))).toBe(false);
  // Where something lies over all below it, it stands above.
  expect(outIn(395).y).toBeLessThan(0);
});
