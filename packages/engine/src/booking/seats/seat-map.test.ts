import { describe, expect, test } from "vitest";
import { seatedTogether } from "../extras/extras.fixtures.ts";
import { sampleQuote } from "../quote/quote.fixtures.ts";
import { stepOver } from "../seat-plan/step-over.ts";
import { cabinPlan } from "./cabin-plan.ts";
import type { Seat, SeatMap } from "./seat.types.ts";
import { sampleSeatMap } from "./seat-map.fixtures.ts";
import { bestTogether, cabinRefusal, offerFor, ownerOf, seatBy, sittersOf } from "./seat-map.ts";

const seatIn = (designator: string): Seat => {
  const found = seatBy(sampleSeatMap, designator);
  if (found === undefined) throw new Error(`There is no seat ${designator}.`);
  return found;
};

const exit = (seat: Seat): Seat => ({ ...seat, features: ["exit"] });

/** The sample with some of its seats in another state. */
const withSeats = (...seats: readonly Seat[]): SeatMap => ({
  ...sampleSeatMap,
  cabins: sampleSeatMap.cabins.map((cabin) => ({
    ...cabin,
    rows: cabin.rows.map((row) => ({
      ...row,
      elements: row.elements.map(
        (one) => seats.find(({ designator }) => one.kind === "seat" && one.designator === designator) ?? one,
      ),
    })),
  })),
});

test("default: a seat is whose choice it is, and is offered to those who may have it", () => {
  expect(ownerOf(seatIn("12D"), seatedTogether)).toBe("adult-1");
  expect(ownerOf(seatIn("13A"), seatedTogether)).toBeNull();
  expect(offerFor(seatIn("12A"), "adult-1")).toBeUndefined();
  expect(offerFor(seatIn("13A"), "adult-1")?.price).toEqual({ minor: 250_000, currency: "PKR" });
  expect(offerFor(seatIn("13A"), "infant-1")).toBeUndefined();
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
  expect(stepOver(cabinPlan(sampleSeatMap), from, move)).toBe(to);
});

const sitters = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test("behavior: a party is put together, as close and then as cheap as can be", () => {
  expect(bestTogether(sampleSeatMap, sitters("adult-1", "adult-2"))).toEqual([
    { travellerId: "adult-1", designator: "12D" },
    { travellerId: "adult-2", designator: "12E" },
  ]);
  expect(
    bestTogether(sampleSeatMap, sitters("adult-1", "adult-2", "child-1"))?.map(({ designator }) => designator),
  ).toEqual(["12D", "12E", "12F"]);
  expect(bestTogether(sampleSeatMap, sitters("adult-1", "infant-1"))).toBeUndefined();
  expect(bestTogether(sampleSeatMap, [])).toEqual([]);
});

test("behavior: what is chosen already is nobody else's, and the next best is proposed", () => {
  const best = bestTogether(sampleSeatMap, sittersOf(sampleQuote).slice(0, 2), seatedTogether);
  expect(best?.map(({ designator }) => designator)).toEqual(["13B", "13C"]);
});

describe("behavior: a seat at an exit", () => {
  const laps = ["adult-2"];
  const [alone, withLap, child] = sittersOf({ ...sampleQuote, laps });
  const exitSeat: Seat = { ...seatIn("13B"), features: ["exit"] };
  const cot: Seat = { ...seatIn("13E"), features: ["bassinet"] };
  const map = withSeats(exitSeat, cot);

  test("is an adult's who can help", () => {
    expect(cabinRefusal(map, alone, "13B")).toBeNull();
    expect(cabinRefusal(map, child, "13B")).toEqual({ code: "exit_row", seat: "13B", why: "age", instead: null });
  });

  test("is not kept from somebody whose ticket names no age", () => {
    const person = { id: "adult-1", type: "person", asked: { fields: [], documents: [] } } as const;
    const [sitter] = sittersOf({ travellers: [person] });
    expect(cabinRefusal(map, sitter, "13B")).toBeNull();
  });

  test("is not for somebody with an infant on the lap, who is told of the place for a bassinet", () => {
    expect(cabinRefusal(map, withLap, "13B")).toEqual({ code: "exit_row", seat: "13B", why: "lap", instead: "13E" });
    expect(cabinRefusal(sampleSeatMap, withLap, "13B")).toBeNull();
  });

  test("is not proposed to them", () => {
    const onlyExits = withSeats(...["11B", "11E", "12D", "12E", "12F"].map(seatIn).map(exit), exitSeat);
    const best = bestTogether(onlyExits, sittersOf({ ...sampleQuote, laps: ["adult-1", "adult-2"] }).slice(0, 2));
    expect(best?.map(({ designator }) => designator)).toEqual(["13D", "13E"]);
  });
});
