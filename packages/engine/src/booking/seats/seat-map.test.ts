import { expect, test } from "vitest";
import { seatedTogether } from "../extras/extras.fixtures.ts";
import { sampleSeatMap } from "./seat-map.fixtures.ts";
import { bestTogether, moveSeat, offerFor, ownerOf, seatBy } from "./seat-map.ts";

test("default: a seat is whose choice it is, and is offered to those who may have it", () => {
  const seat = (designator: string) => {
    const found = seatBy(sampleSeatMap, designator);
    if (found === undefined) throw new Error(`There is no seat ${designator}.`);
    return found;
  };
  expect(ownerOf(seat("12D"), seatedTogether)).toBe("adult-1");
  expect(ownerOf(seat("13A"), seatedTogether)).toBeNull();
  expect(offerFor(seat("12A"), "adult-1")).toBeUndefined();
  expect(offerFor(seat("13A"), "adult-1")?.price).toEqual({ minor: 250_000, currency: "PKR" });
  expect(offerFor(seat("13A"), "infant-1")).toBeUndefined();
});

test.each([
  ["12C", "right", "12D"],
  ["12D", "left", "12C"],
  ["12F", "right", "12F"],
  ["12A", "forward", "11A"],
  ["11A", "forward", "11A"],
  ["11E", "backward", "12E"],
  ["12C", "rowStart", "12A"],
  ["12C", "rowEnd", "12F"],
  ["12C", "first", "11A"],
  ["12C", "last", "13F"],
  ["99Z", "right", "11A"],
] as const)("behavior: from %s, %s leads to %s", (from, move, to) => {
  expect(moveSeat(sampleSeatMap, from, move)).toBe(to);
});

test("behavior: a party is put together, as close and then as cheap as can be", () => {
  expect(bestTogether(sampleSeatMap, ["adult-1", "adult-2"])).toEqual([
    { passengerId: "adult-1", designator: "12D" },
    { passengerId: "adult-2", designator: "12E" },
  ]);
  expect(bestTogether(sampleSeatMap, ["adult-1", "adult-2", "child-1"])?.map(({ designator }) => designator)).toEqual([
    "12D",
    "12E",
    "12F",
  ]);
  expect(bestTogether(sampleSeatMap, ["adult-1", "infant-1"])).toBeUndefined();
  expect(bestTogether(sampleSeatMap, [])).toEqual([]);
});
