import { expect, test } from "vitest";
import { laidOut } from "../seat-plan/laid-out.ts";
import { cabinPlan } from "./cabin-plan.ts";
import type { SeatElement, SeatRow } from "./seat.types.ts";
import { sampleSeatMap } from "./seat-map.fixtures.ts";

const seat = (designator: string, features: readonly "over_wing"[] = []): SeatElement => ({
  kind: "seat",
  designator,
  status: "available",
  features,
  offers: [],
});
const row = (label: string | null, ...elements: SeatElement[]): SeatRow => ({ label, elements });

const laidCabin = (...rows: SeatRow[]) => {
  const [deck] = laidOut(cabinPlan({ segmentId: "s1", cabins: [{ deck: 0, name: "economy", rows }] }));
  if (deck === undefined) throw new Error("There is no cabin.");
  return deck;
};
const kinds = (laid: ReturnType<typeof laidCabin>) =>
  laid.rows.map(({ cells }) => cells.map(({ kind }) => kind).join(" "));

test("default: sections with an aisle between them, a letter above each column", () => {
  const [laid] = laidOut(cabinPlan(sampleSeatMap));
  expect(laid?.columns).toEqual(["seat", "seat", "seat", "aisle", "seat", "seat", "seat"]);
  expect(laid?.letters).toEqual(["A", "B", "C", "", "D", "E", "F"]);
  expect(laid?.rows.map(({ label }) => label)).toEqual(["11", null, "12", "13"]);
});

test("behavior: a galley takes the whole of its section, and a narrow row keeps to the aisle", () => {
  const laid = laidCabin(
    row(null, { kind: "galley" }, { kind: "aisle" }, { kind: "lavatory" }),
    row("1", seat("1A"), seat("1B"), { kind: "aisle" }, seat("1C"), seat("1D")),
    row("2", seat("2B"), { kind: "aisle" }, seat("2C")),
  );
  expect(laid.rows[0]?.cells).toEqual([
    { kind: "fixture", of: "galley", span: 2 },
    { kind: "aisle" },
    { kind: "fixture", of: "lavatory", span: 2 },
  ]);
  expect(kinds(laid).slice(1)).toEqual(["place place aisle place place", "gap place aisle place gap"]);
  expect(laid.letters).toEqual(["A", "B", "", "C", "D"]);
});

test("behavior: a door marks the row behind it and takes none of its own, a wing every row over it", () => {
  const laid = laidCabin(
    row("1", seat("1A"), { kind: "aisle" }, seat("1B")),
    row(null, { kind: "exit_row" }, { kind: "aisle" }, { kind: "exit_row" }),
    row("2", seat("2A", ["over_wing"]), { kind: "aisle" }, seat("2B")),
  );
  expect(laid.rows.map(({ label, isExit, isOverWing }) => [label, isExit, isOverWing])).toEqual([
    ["1", false, false],
    ["2", true, true],
  ]);
});

test("behavior: the same map is the same plan, so that nothing is drawn anew that did not change", () => {
  expect(cabinPlan(sampleSeatMap)).toBe(cabinPlan(sampleSeatMap));
});
