import { expect, test } from "vitest";
import { lineTo } from "./line-to.ts";
import type { MapPlace, MapPoint } from "./map.types.ts";
import { layOut } from "./map-layout.ts";
import { Taken } from "./taken.ts";

/** A thousandth of a degree is ten pixels here. */
const spotOf = ({ latitude, longitude }: MapPlace["position"]) => ({ x: longitude * 10_000, y: -latitude * 10_000 });
const mosque: MapPlace = { kind: "landmark", name: "Mosque", sign: "haram", position: { latitude: 0, longitude: 0 } };
const point = (id: string, latitude: number): MapPoint => ({
  id,
  name: id,
  position: { latitude, longitude: 0 },
  price: 1,
  label: "Rs 1",
});

const lineFrom = (points: readonly MapPoint[], lit: string | null, taken = new Taken()) => {
  const places = [mosque];
  const layout = layOut({
    points,
    places,
    zoom: 14,
    spotOf,
    priceWidth: () => 50,
    nameWidth: () => 60,
    isRightToLeft: false,
  });
  const write = (kilometres: number) => kilometres.toFixed(1);
  return lineTo(layout, { lit, places, spotOf, taken, write, widthOf: () => 30 });
};

const [near, far, away] = [point("near", 0.001), point("far", 0.02), point("away", 0.5)];

test("default: from the chosen one to what everybody looks for, with its length where there is room", () => {
  expect(lineFrom([near, far], "far")).toMatchObject({ to: { x: 0, y: -0 }, label: "2.2", at: { x: 0, y: -100 } });
  const taken = new Taken();
  taken.add({ x: 0, y: -100, width: 20, height: 20 });
  expect(lineFrom([near, far], "far", taken)?.at?.y).not.toBe(-100);
});

test("behavior: from one that stands alone though nobody has chosen it", () => {
  expect(lineFrom([far], null)?.label).toBe("2.2");
});

test.each([
  ["nothing is chosen", [near, far], null],
  ["it stands beside it", [near, far], "near"],
  ["nobody goes so far", [near, away], "away"],
])("behavior: there is no line where %s", (_why, points, lit) => {
  expect(lineFrom(points, lit)).toBeNull();
});
