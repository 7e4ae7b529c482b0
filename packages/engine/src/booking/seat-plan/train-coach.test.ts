import { expect, test } from "vitest";
import { bestPlaces } from "./best-places.ts";
import { soldWith } from "./choice-rules.ts";
import { nearestPlace } from "./nearest-place.ts";
import { refusalOf } from "./place-rules.ts";
import { drawPlan, labelsOf } from "./seat-plan.fixtures.ts";
import type { Place, Seating, SeatPick, SeatRule, Sitter } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";
import { togethernessOf } from "./togetherness.ts";

/*
 * A sleeper as data and a list of rules: bays of three levels facing each other, side berths across the gangway, and a family's cabin.
 */

const rules: readonly SeatRule[] = [
  { rule: "most", most: 4 },
  { rule: "one_car" },
  { rule: "lone_woman" },
  { rule: "whole_bay", category: "family" },
  { rule: "an_adult" },
];

const bays = ["1", "1", "2", "2"];

/** Car 1 has a man in its first bay, car 2 nobody, car F is the family's. */
const plan = drawPlan(
  { car: "1", bays, rows: ["mMU_S", "LMU_S", "LMU_S", "LMU_S"] },
  { car: "2", bays: bays.map((bay) => `2.${bay}`), rows: ["LMU_S", "LMU_S", "LMU_S", "LMU_S"] },
  { car: "F", bays: ["F1", "F1"], category: "family", rows: ["LU", "LU"] },
);
const train: Seating = { plan, rules };

const sit = (label: string, who: Sitter = {}): SeatPick => {
  const place = plan.seats.find((one) => one.label === label);
  if (place === undefined) throw new Error(`There is no berth ${label}.`);
  return { ...who, seat: place.id };
};

const woman: Sitter = { gender: "female" };

test("default: a family of three is put into one bay", () => {
  const party: readonly Sitter[] = [{ gender: "male" }, { gender: "female" }, { age: "child" }];
  const best = bestPlaces(train, party);
  expect(labelsOf(plan, best)).toEqual(["1B1", "1B2", "1B3"]);
  expect(togethernessOf(plan, best)).toBe("side_by_side");
});

test("behavior: the family's cabin is sold whole", () => {
  const three = ["FA1", "FA2", "FB1"].map((label) => sit(label));
  expect(refusalIn(train, three)).toEqual({ code: "bay", seat: "FA1", missing: ["FB2"] });
  expect(refusalIn(train, [...three, sit("FB2")])).toBeNull();
});

test("behavior: where it is known how many come, a cabin that is sold whole is closed to those who do not fill it", () => {
  const forParty = (party: number): Seating => ({ plan, rules: [{ rule: "whole_bay", category: "family", party }] });
  expect(refusalOf(forParty(2), [], sit("FA1"))).toEqual({ code: "whole_bay", seat: "FA1", places: 4 });
  expect(refusalOf(forParty(2), [], sit("1C1"))).toBeNull();
  expect(refusalOf(forParty(4), [], sit("FA1"))).toBeNull();
  expect(soldWith(forParty(4), sit("FB1").seat)).toHaveLength(4);
  const isGone = (place: Place) => place.label === "FB2";
  const robbed = {
    ...plan,
    seats: plan.seats.map((one) => (isGone(one) ? { ...one, status: "booked" as const } : one)),
  };
  expect(refusalOf({ ...forParty(4), plan: robbed }, [], sit("FA1"))).toMatchObject({ code: "not_for_sale" });
});

test("behavior: what is nearest to a lost berth is in no cabin that the party cannot have", () => {
  const lone: Seating = { plan, rules: [{ rule: "whole_bay", category: "family", party: 1 }] };
  const near = nearestPlace(lone, [], sit("FB2"));
  expect(plan.seats.find(({ id }) => id === near)?.category).not.toBe("family");
  const onlyCabin = { ...plan, seats: plan.seats.filter(({ category }) => category === "family") };
  expect(nearestPlace({ ...lone, plan: onlyCabin }, [], sit("FB2"))).toBeNull();
});

test("behavior: a woman who travels alone is in no bay with a stranger; with somebody of hers she may be", () => {
  expect(refusalIn(train, [sit("1B3", woman)])).toEqual({
    code: "lone_woman",
    seat: "1B3",
    neighbour: "1A1",
  });
  expect(refusalIn(train, [sit("1C3", woman)])).toBeNull();
  expect(refusalIn(train, [sit("1B3", woman), sit("1B2", woman)])).toBeNull();
  // Where nobody else comes, the place is closed before it is taken.
  const alone = { ...train, rules: [{ rule: "lone_woman", isAlone: true }] } as const;
  expect(refusalOf(train, [], sit("1B3", woman))).toBeNull();
  expect(refusalOf(alone, [], sit("1B3", woman))).toMatchObject({ code: "lone_woman", neighbour: "1A1" });
  expect(refusalOf(alone, [], sit("1C3", woman))).toBeNull();
  expect(labelsOf(plan, bestPlaces(train, [woman]))).toEqual(["1C1"]);
});

test("behavior: one booking is in one car, has an adult and at most four", () => {
  expect(refusalOf(train, [sit("1B1")], sit("2B1"))).toEqual({ code: "other_car", seat: "2B1", car: "1" });
  expect(refusalIn(train, [sit("1B1", { age: "child" })])).toEqual({ code: "no_adult" });
  const four = ["1C1", "1C2", "1D1", "1D2"].map((label) => sit(label));
  expect(refusalOf(train, four, sit("1D3"))).toEqual({ code: "limit", max: 4 });
  expect(
    bestPlaces(
      train,
      Array.from({ length: 5 }, () => ({})),
    ),
  ).toEqual([]);
});
