import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestPlaces } from "../../../booking/seat-plan/best-places.ts";
import { nearestPlace } from "../../../booking/seat-plan/nearest-place.ts";
import * as rulesOf from "../../../booking/seat-plan/place-rules.ts";
import { besideOf, placeIn } from "../../../booking/seat-plan/places.ts";
import * as choices from "../../../booking/seat-plan/seat-rules.ts";
import type { Gender } from "../../../kernel/person.ts";
import { drawCoach } from "../buses.fixtures.ts";
import type { CoachPlan, SeatPick } from "./coach.types.ts";
import { coachKit } from "./coach-rules.ts";

const on = coachKit.seatingOf;
const seatIn = placeIn;
const refusalOf = (coach: CoachPlan, picks: readonly SeatPick[], pick: SeatPick) =>
  rulesOf.refusalOf(on(coach), picks, pick);
const refusalIn = (coach: CoachPlan, picks: readonly SeatPick[]) => choices.refusalIn(on(coach), picks);
const allowedPicks = (coach: CoachPlan, picks: readonly SeatPick[]) => choices.allowedPicks(on(coach), picks);
const bestSeats = (coach: CoachPlan, genders: readonly Gender[]) =>
  bestPlaces(
    on(coach),
    genders.map((gender) => ({ gender })),
  );
const nearestSeat = (coach: CoachPlan, picks: readonly SeatPick[], lost: SeatPick) =>
  nearestPlace(on(coach), picks, lost);

const sign = fc.constantFrom(".", ".", ".", "m", "f", "w", "x");
const row = fc.array(sign, { minLength: 4, maxLength: 4 }).map(([a, b, c, d]) => `${a}${b}_${c}${d}`);
const rules = fc.record({
  max: fc.integer({ min: 1, max: 5 }),
  beside: fc.constantFrom("strict", "none"),
  partyTogether: fc.boolean(),
});
const plan = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 6 }), rules)
  .map(([rows, given]) => drawCoach(rows, given));
const gender = fc.constantFrom("male", "female");
const wishes = fc.array(fc.record({ seat: fc.integer({ min: 1, max: 24 }).map(String), gender }), { maxLength: 12 });

/** Said once more, in the words of the rule and not of the code. */
const expectDecent = (coach: CoachPlan, picks: readonly SeatPick[]) => {
  const ids = picks.map(({ seat }) => seat);
  expect(new Set(ids).size, "nobody shares a seat").toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(coach.rules.max);
  for (const pick of picks) {
    const seat = seatIn(coach, pick.seat);
    expect(seat?.status, `seat ${pick.seat} is free`).toBe("available");
    if (seat === undefined) continue;
    if (seat.only !== null) expect(pick.gender).toBe(seat.only);
    if (coach.rules.beside === "none") continue;
    for (const other of besideOf(coach, seat)) {
      if (other.status === "booked_male") expect(pick.gender, `${seat.id} beside a man`).toBe("male");
      if (other.status === "booked_female") expect(pick.gender, `${seat.id} beside a woman`).toBe("female");
      const companion = picks.find(({ seat: id }) => id === other.id);
      if (companion !== undefined && !coach.rules.partyTogether) expect(companion.gender).toBe(pick.gender);
    }
  }
};

describe("who sits where", () => {
  test("invariant: whatever is wished for, what is kept shares no seat and has no refused neighbour", () => {
    fc.assert(
      fc.property(plan, wishes, (coach, wanted) => {
        const kept = allowedPicks(coach, wanted);
        expectDecent(coach, kept);
        expect(refusalIn(coach, kept)).toBeNull();
      }),
    );
  });

  test("invariant: the best seats are decent, one for each, and only ever missing when somebody would be left standing", () => {
    fc.assert(
      fc.property(plan, fc.array(gender, { minLength: 1, maxLength: 5 }), (coach, genders) => {
        const best = bestSeats(coach, genders);
        if (best.length === 0) return;
        expect(best.map((pick) => pick.gender)).toEqual(genders);
        expectDecent(coach, best);
      }),
    );
  });

  test("invariant: the seat that is offered for a lost one may be taken beside those that are kept", () => {
    fc.assert(
      fc.property(plan, wishes, fc.record({ seat: fc.constant("1"), gender }), (coach, wanted, lost) => {
        const kept = allowedPicks(coach, wanted);
        const nearest = nearestSeat(coach, kept, lost);
        if (nearest === null) return;
        expect(nearest).not.toBe(lost.seat);
        expectDecent(coach, [...kept, { seat: nearest, gender: lost.gender }]);
      }),
    );
  });
});

describe("refusals", () => {
  const coach = drawCoach(["f._.m", "w._x."]);

  test("default: a free seat beside nobody is anybody's", () => {
    expect(refusalOf(coach, [], { seat: "6", gender: "male" })).toBeNull();
  });

  test("behavior: each refusal says why", () => {
    expect(refusalOf(coach, [], { seat: "2", gender: "male" })).toEqual({
      code: "beside",
      seat: "2",
      neighbour: "1",
      gender: "female",
    });
    expect(refusalOf(coach, [], { seat: "3", gender: "female" })).toMatchObject({ code: "beside", gender: "male" });
    expect(refusalOf(coach, [], { seat: "1", gender: "female" })).toEqual({ code: "taken", seat: "1" });
    expect(refusalOf(coach, [], { seat: "7", gender: "female" })).toEqual({ code: "not_for_sale", seat: "7" });
    expect(refusalOf(coach, [], { seat: "5", gender: "male" })).toEqual({
      code: "kept_for",
      seat: "5",
      gender: "female",
    });
    const full = drawCoach(["f._.m", "w._x."], { max: 1 });
    expect(refusalOf(full, [{ seat: "6", gender: "male" }], { seat: "8", gender: "male" })).toEqual({
      code: "limit",
      max: 1,
    });
  });

  test("behavior: a couple sits together where the operator lets parties, and apart where not", () => {
    const couple: readonly SeatPick[] = [{ seat: "1", gender: "male" }];
    const her: SeatPick = { seat: "2", gender: "female" };
    expect(refusalOf(drawCoach([".._.."]), couple, her)).toBeNull();
    expect(refusalOf(drawCoach([".._.."], { partyTogether: false }), couple, her)).toMatchObject({
      code: "beside",
      gender: "male",
    });
  });

  test("behavior: three sit in one row rather than across two, and a couple side by side", () => {
    const empty = drawCoach(["m._..", ".._..", ".._.."]);
    expect(bestSeats(empty, ["male", "female"]).map(({ seat }) => seat)).toEqual(["5", "6"]);
    expect(new Set(bestSeats(empty, ["male", "male", "male"]).map(({ seat }) => seatIn(empty, seat)?.row)).size).toBe(
      1,
    );
  });
});
