import { expect, test } from "vitest";
import { sampleItinerary } from "./flights.fixtures.ts";
import type { Allowance, Baggage, FlightSegment } from "./flights.types.ts";
import {
  adultPriceOf,
  baggageByLeg,
  hasCheckedBag,
  isNoBag,
  layoversOf,
  leastChecked,
  sameAllowance,
} from "./itinerary-facts.ts";

const rule = (
  leg: number,
  segmentIds: readonly string[],
  checked: Allowance,
  type: Baggage["type"] = "adult",
): Baggage => ({
  leg,
  segmentIds,
  type,
  cabinBag: { pieces: 1, kg: 7 },
  checked,
});
const kg = (weight: number): Allowance => ({ unit: "kg", kg: weight });

test("default: a leg's baggage is what may be taken all the way, with the rules it comes from", () => {
  const rules = [rule(0, ["1.1"], kg(30)), rule(0, ["1.2"], kg(10)), rule(0, ["1.1", "1.2"], kg(5), "infant")];
  expect(baggageByLeg([...rules, rule(1, ["2.1"], { unit: "pieces", pieces: 2, kgEach: 23 })])).toMatchObject([
    { leg: 0, type: "adult", checked: kg(10), rules: rules.slice(0, 2) },
    { leg: 0, type: "infant", checked: kg(5) },
    { leg: 1, type: "adult", checked: { pieces: 2 } },
  ]);
});

test("behavior: no bag is the same however it is counted", () => {
  expect(isNoBag({ unit: "pieces", pieces: 0, kgEach: 23 })).toBe(true);
  expect(sameAllowance(kg(0), { unit: "pieces", pieces: 0, kgEach: 23 })).toBe(true);
  expect(sameAllowance(kg(23), { unit: "pieces", pieces: 1, kgEach: 23 })).toBe(false);
  expect(sameAllowance(kg(23), kg(23))).toBe(true);
});

test("default: an adult's price is the adults' share", () => {
  const perType = [{ type: "adult", count: 2, total: { minor: 5001, currency: "PKR" } }] as const;
  expect(adultPriceOf({ perType })).toEqual({ minor: 2501, currency: "PKR" });
  expect(adultPriceOf({ perType: [] })).toBeNull();
});

test("default: a wait knows when its airport changes and when it lasts over midnight", () => {
  const [leg] = sampleItinerary.legs;
  const [flight] = leg?.segments ?? [];
  if (flight === undefined) throw new Error("The sample has a flight.");
  const onward: FlightSegment = {
    ...flight,
    from: "SHJ",
    departs: { local: "2026-12-04T01:10", zone: "Asia/Dubai" },
    layoverMinutes: 330,
  };
  expect(layoversOf({ segments: [{ ...flight, to: "DXB" }, onward] })).toEqual([
    { minutes: 330, arrivesAt: "DXB", leavesFrom: "SHJ", isAirportChange: true, terminals: null, isOvernight: true },
  ]);
  expect(layoversOf({ segments: [flight] })).toEqual([]);
  const [arriving, leaving] = ["3", "5"].map((name) => ({ ...flight, terminals: { from: name, to: name } }));
  if (arriving === undefined || leaving === undefined) throw new Error("Two flights were made.");
  const [wait] = layoversOf({ segments: [arriving, { ...leaving, from: arriving.to }] });
  expect(wait?.terminals).toEqual({ from: "3", to: "5" });
});

test("behavior: a bag counts where every adult may check one in on every leg", () => {
  const legs = [...sampleItinerary.legs, ...sampleItinerary.legs].slice(0, 2);
  const has = (...baggage: readonly Baggage[]) => hasCheckedBag({ legs, baggage });
  expect(has(rule(0, ["1.1"], kg(20)), rule(1, ["2.1"], kg(23)))).toBe(true);
  expect(has(rule(0, ["1.1"], kg(20)))).toBe(false);
  expect(has(rule(0, ["1.1"], kg(20)), rule(1, ["2.1"], kg(0)))).toBe(false);
  expect(leastChecked([rule(0, ["1.1"], kg(20)), rule(1, ["2.1"], kg(23)), rule(0, [], kg(5), "infant")])).toEqual(
    kg(20),
  );
  expect(leastChecked([])).toBeNull();
});
