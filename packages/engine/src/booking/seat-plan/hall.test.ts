import { expect, test } from "vitest";
import { bestPlaces } from "./best-places.ts";
import { soldWith } from "./choice-rules.ts";
import { mended } from "./mended.ts";
import { refusalOf } from "./place-rules.ts";
import { drawPlan, labelsOf } from "./seat-plan.fixtures.ts";
import type { Seating, SeatPick, SeatRule, Sitter } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";
import { shownPlaces } from "./shown-places.ts";

/*
 * A hall as data and a list of rules: couples at the back, places for wheelchairs with who comes along, and no seat left between one's own.
 */

const rules: readonly SeatRule[] = [
  { rule: "most", most: 5 },
  { rule: "pairs" },
  { rule: "companion" },
  { rule: "no_single" },
];

const plan = drawPlan({ rows: ["hc_....", "....._.", "tt_.t..", "<>_<>__"] });
const hall: Seating = { plan, rules };

const sit = (label: string, who: Sitter = {}): SeatPick => ({ ...who, seat: `0.${label}` });
const all = (...labels: readonly string[]): readonly SeatPick[] => labels.map((label) => sit(label));
const people = (count: number): readonly Sitter[] => Array.from({ length: count }, () => ({}));
const wheelchair: Sitter = { usesWheelchair: true };

test("default: two sit side by side", () => {
  expect(labelsOf(plan, bestPlaces(hall, people(2)))).toEqual(["B1", "B2"]);
  expect(refusalIn(hall, all("B1", "B2"))).toBeNull();
});

test("behavior: a couple's seat is sold to two", () => {
  expect(refusalIn(hall, all("D1"))).toEqual({ code: "pair", seat: "D1", other: "D2" });
  expect(refusalIn(hall, all("D1", "D2"))).toBeNull();
  const backRow: Seating = { plan: drawPlan({ rows: ["<>_<>"] }), rules };
  expect(labelsOf(backRow.plan, bestPlaces(backRow, people(3)))).toEqual([]);
  expect(labelsOf(backRow.plan, bestPlaces(backRow, people(4)))).toEqual(["A1", "A2", "A3", "A4"]);
});

test("behavior: whoever comes along sits beside the wheelchair, and nobody else does", () => {
  expect(refusalOf(hall, [], sit("A1"))).toEqual({ code: "wheelchair_only", seat: "A1" });
  expect(refusalIn(hall, all("A2"))).toEqual({ code: "companion", seat: "A2" });
  expect(refusalOf(hall, [], sit("B1", wheelchair))).toEqual({ code: "no_wheelchair", seat: "B1" });
  expect(labelsOf(plan, bestPlaces(hall, [wheelchair, {}]))).toEqual(["A1", "A2"]);
});

const inRows = (...rows: readonly string[]): Seating => ({ plan: drawPlan({ rows }), rules });

test("behavior: no place is left between those of a choice, and the move that mends it is known", () => {
  const gap = all("B1", "B3");
  expect(refusalIn(hall, gap)).toEqual({ code: "single", seat: "B2" });
  expect(mended(hall, gap)).toEqual(all("B2", "B3"));
  expect(mended(hall, all("B1", "B2"))).toBeNull();
  // What is left beside a stranger, at a gangway or at the end of a row is no gap of theirs.
  const beside = [all("B2", "B3"), all("C3"), [sit("A1", wheelchair), sit("A2")]];
  expect(beside.map((chosen) => refusalIn(hall, chosen))).toEqual([null, null, null]);
});

test.each([
  ["one goes to the others", ["...."], ["A1", "A2", "A4"], ["A1", "A2", "A3"]],
  ["one of two goes to the other", ["...t."], ["A1", "A3"], ["A2", "A3"]],
  ["one goes to the others and not across the gangway", ["...._..."], ["A2", "A4", "A5"], ["A2", "A4", "A3"]],
] as const)("behavior: where a choice is not sold, %s", (_, rows, chosen, sold) => {
  expect(mended(inRows(...rows), all(...chosen))).toEqual(all(...sold));
});

test("behavior: all gaps of a choice are named", () => {
  expect(refusalIn(inRows("......"), all("A1", "A3", "A5"))).toEqual({ code: "single", seat: "A2", others: ["A4"] });
});

test("boundary: where so many are not sold in any way nothing mends it", () => {
  const sofas = inRows("<>_<>");
  expect(refusalIn(sofas, all("A1", "A2", "A3"))).toEqual({ code: "pair", seat: "A3", other: "A4" });
  expect(mended(sofas, all("A1", "A2", "A3"))).toBeNull();
});

test("default: the others are put beside whoever has a place, on the side where nobody is left alone", () => {
  const row = inRows("......");
  expect(labelsOf(row.plan, bestPlaces(row, people(2), all("A3")))).toEqual(["A1", "A2"]);
  expect(bestPlaces(row, people(0), all("A3"))).toEqual([]);
  const closed = inRows("t..t");
  expect(bestPlaces(closed, people(2), all("A2"))).toEqual([]);
});

test("behavior: the others are as close to what is chosen as the rules allow, in whatever row that is", () => {
  const near = inRows("..t.....", "t.tt...");
  expect(labelsOf(near.plan, bestPlaces(near, people(1), all("A1")))).toEqual(["A2"]);
  expect(labelsOf(near.plan, bestPlaces(near, people(2), all("A4")))).toEqual(["A5", "A6"]);
});

test("behavior: each place looks as it is to whoever is next", () => {
  const looks = new Map(shownPlaces(hall, all("B1"), {}).map(({ label, look }) => [label, look]));
  expect(["A1", "A3", "B1", "C1"].map((label) => looks.get(label))).toEqual(["closed", "free", "mine", "taken"]);
});

test("behavior: of places that cost the same those with the better view are proposed", () => {
  const rows = drawPlan({ rows: [".....", ".....", "....."] });
  const seats = rows.seats.map((place) => ({
    ...place,
    fare: { minor: 40_000, currency: "PKR" as const },
    strain: Math.abs(place.column - 2) + 3 * Math.abs(place.row - 1),
  }));
  const seen: Seating = { plan: { ...rows, seats }, rules: [] };
  expect(labelsOf(rows, bestPlaces(seen, people(1)))).toEqual(["B3"]);
  expect(labelsOf(rows, bestPlaces(seen, people(3)))).toEqual(["B2", "B3", "B4"]);
});

test("behavior: where a category was asked for, others are closed, and a wheelchair stands where there is room for it", () => {
  const sofas = plan.seats.map((place) => ({ ...place, category: place.row === 3 ? "sofa" : "standard" }));
  const asked: Seating = {
    plan: { ...plan, seats: sofas },
    rules: [...rules, { rule: "in_category", category: "sofa" }],
  };
  expect(refusalOf(asked, [], sit("B2"))).toEqual({ code: "other_category", seat: "B2", category: "sofa" });
  expect(refusalOf(asked, [], sit("A1", wheelchair))).toBeNull();
  expect(labelsOf(plan, bestPlaces(asked, people(2)))).toEqual(["D1", "D2"]);
  expect(soldWith(asked, "0.D2")).toEqual(["0.D2", "0.D1"]);
  expect(soldWith({ ...asked, rules: [] }, "0.D2")).toEqual(["0.D2"]);
});
