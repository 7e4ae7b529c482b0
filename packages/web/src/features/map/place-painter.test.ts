import { expect, test } from "vitest";
import type { MapPlace } from "./map.types.ts";
import { uncrowded } from "./place-painter.ts";

const placeOf = (name: string, kind: MapPlace["kind"] = "area"): MapPlace => ({
  kind,
  name,
  position: { latitude: 0, longitude: 0 },
});

const namesOf = (placed: Parameters<typeof uncrowded>[0], isRightToLeft = false): readonly string[] =>
  uncrowded(placed, ({ name }) => name.length * 10, isRightToLeft).map(({ place }) => place.name);

test("default: names that stand clear of one another are all written", () => {
  const [one, other] = [placeOf("Saddar"), placeOf("Clifton")];
  expect(
    namesOf([
      { place: one, x: 0, y: 0 },
      { place: other, x: 0, y: 24 },
    ]),
  ).toEqual(["Saddar", "Clifton"]);
  expect(
    namesOf([
      { place: one, x: 0, y: 0 },
      { place: other, x: 80, y: 0 },
    ]),
  ).toEqual(["Saddar", "Clifton"]);
});

test("behavior: of names that would stand on one another the first is written", () => {
  const placed = ["Saddar", "Clifton", "Malir"].map((name, index) => ({
    place: placeOf(name),
    x: index * 20,
    y: index * 4,
  }));
  expect(namesOf(placed)).toEqual(["Saddar"]);
});

test("behavior: a sight's name stands beside it, on the side to which the page reads", () => {
  const [tower, fort] = [placeOf("Tower", "landmark"), placeOf("Fort", "landmark")];
  const placed = [
    { place: tower, x: 100, y: 0 },
    { place: fort, x: 180, y: 0 },
  ];
  expect(namesOf(placed)).toEqual(["Tower", "Fort"]);
  expect(
    namesOf([
      { place: tower, x: 100, y: 0 },
      { place: fort, x: 20, y: 0 },
    ]),
  ).toEqual(["Tower", "Fort"]);
  expect(
    namesOf(
      [
        { place: tower, x: 100, y: 0 },
        { place: fort, x: 110, y: 0 },
      ],
      true,
    ),
  ).toEqual(["Tower"]);
});
