import { expect, test } from "vitest";
import { checkTrains, decodeTrains, encodeTrains, farthestTrainsDays } from "./criteria.ts";

const limits = { today: "2026-11-21" };
const search = { from: "karachi-city", to: "lahore", date: "2026-12-03", adults: 2, children: 1, infants: 1, code: "" };

const problemsOf = (change: Partial<typeof search>) => {
  const checked = checkTrains({ ...search, ...change }, limits);
  return checked.ok ? [] : checked.error;
};

test("default: a search is one text, there and back", () => {
  const text = "from=karachi-city&to=lahore&date=2026-12-03&adults=2&children=1&infants=1";
  expect(encodeTrains(search)).toBe(text);
  expect(decodeTrains(text)).toEqual(search);
  expect(decodeTrains("from=a&to=b&class=ac-sleeper")).toMatchObject({ adults: 1, children: 0, code: "ac-sleeper" });
  expect(problemsOf({})).toEqual([]);
});

test("behavior: everything that keeps a search from being made is named", () => {
  expect(problemsOf({ from: "", date: "" })).toEqual([
    { code: "station_missing", end: "from" },
    { code: "date_missing" },
  ]);
  expect(problemsOf({ to: "karachi-city" })).toEqual([{ code: "same_station" }]);
  expect(problemsOf({ date: "2027-08-01" })).toEqual([{ code: "date_too_far", days: farthestTrainsDays }]);
});

test("behavior: at most four have a place, one of them an adult, and an infant sits on an adult's lap", () => {
  expect(problemsOf({ adults: 4, children: 1 })).toEqual([{ code: "too_many", most: 4 }]);
  expect(problemsOf({ adults: 0, children: 2, infants: 0 })).toEqual([{ code: "no_adult" }]);
  expect(problemsOf({ adults: 1, infants: 2 })).toEqual([{ code: "too_many_infants", most: 1 }]);
});
