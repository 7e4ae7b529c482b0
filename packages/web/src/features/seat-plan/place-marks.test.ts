import type { ShownPlace } from "@safar/engine";
import { expect, test } from "vitest";
import { hallMark, placeMarks } from "./place-marks.ts";

const place = (id: string, look: ShownPlace["look"]) => ({ id, label: id, look }) as ShownPlace;

test("default: one's own place says who sits there, a free one its number, and a stranger's nothing", () => {
  const markOf = placeMarks([
    { seat: "3", gender: "male" },
    { seat: "4", gender: "female" },
  ]);
  expect(markOf(place("3", "mine"))).toBe("3 ♂\ufe0e");
  expect(markOf(place("4", "mine"))).toBe("4 ♀\ufe0e");
  expect(markOf(place("5", "free"))).toBe("5");
  expect(markOf(place("6", "man"))).toBeUndefined();
});

test("behavior: in a hall all that can be had says its number, but one for a wheelchair, which has a sign", () => {
  expect((["free", "better", "proposed", "other", "mine"] as const).map((look) => hallMark(place("A6", look)))).toEqual(
    ["A6", "A6", "A6", "A6", "A6"],
  );
  expect(hallMark(place("A6", "taken"))).toBeUndefined();
  expect(hallMark({ ...place("A6", "free"), kind: "wheelchair" })).toBeUndefined();
});
