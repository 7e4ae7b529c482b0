import { expect, test } from "vitest";
import { Refusal } from "../../core/service.ts";
import { deckPlaces, type SeatRules } from "../../world/seating.ts";
import { insistOnSeats, type SeatWish } from "./seating.ts";

// Two rows of two and two: 1 and 2 sit side by side, as do 3 and 4 beyond the aisle.
const seats = deckPlaces({ pattern: "ss_ss", rows: 2, kind: "seat", categoryOf: () => "plain" }, 0, 1);
const strict: SeatRules = { adjacentGender: "strict", partyTogether: true, womenRows: [] };

const wish = (text: string): SeatWish => {
  const [id = "", gender] = text.split(" ");
  return { id, gender: gender === "her" ? "female" : "male" };
};

const refusalOf = (wishes: readonly string[], rules = strict, seated: readonly string[] = []) => {
  const taken = new Map(seated.map(wish).map(({ id, gender }) => [id, gender]));
  try {
    insistOnSeats({ seats, rules, most: 2 }, wishes.map(wish), taken);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, error.detail.meta ?? null];
  }
};

test("default: seats are numbered row by row, and the aisle has none", () => {
  expect(seats.map(({ id, row, col }) => `${id}: ${row}/${col}`)).toEqual([
    "1: 1/0",
    "2: 1/1",
    "3: 1/3",
    "4: 1/4",
    "5: 2/0",
    "6: 2/1",
    "7: 2/3",
    "8: 2/4",
  ]);
});

test.each([
  [["9 him"], "validation_failed", null],
  [["1 him", "1 him"], "validation_failed", null],
  [["1 him", "2 him", "3 him"], "limit_exceeded", { max: 2 }],
  [["1 him", "4 him"], "seat_taken", { seats: ["4"] }],
  [["3 him"], "seat_rule_violation", { seat: "3", reason: "beside_woman" }],
])("behavior: %j is refused as %s", (wishes, code, meta) => {
  expect(refusalOf(wishes, strict, ["4 her"])).toEqual([code, meta]);
});

test("behavior: across the aisle nobody is beside anybody", () => {
  expect(refusalOf(["2 him"], strict, ["3 her"])).toBeNull();
});

test("behavior: a party may sit together or must not, and rows are kept for women, as the rules say", () => {
  const together = ["1 him", "2 her"];
  expect(refusalOf(together)).toBeNull();
  expect(refusalOf(together, { ...strict, partyTogether: false })).toEqual([
    "seat_rule_violation",
    { seat: "1", reason: "beside_woman" },
  ]);
  expect(refusalOf(together, { ...strict, adjacentGender: "none", womenRows: [1] })).toEqual([
    "seat_rule_violation",
    { seat: "1", reason: "women_only" },
  ]);
});
