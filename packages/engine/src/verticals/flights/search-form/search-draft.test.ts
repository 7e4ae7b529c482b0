import { expect, test } from "vitest";
import { encodeCriteria, readSearch } from "../criteria.ts";
import { sampleCriteria, sampleSearch } from "../flights.fixtures.ts";
import {
  canAddLeg,
  canRemoveLeg,
  changeDraft,
  criteriaOf,
  type DraftChange,
  draftOf,
  draftProblems,
  emptyDraft,
  partyLimits,
  type SearchDraft,
  searchOf,
} from "./search-draft.ts";

const limits = { today: "2026-11-21", seatedPassengers: 9 };
const after = (draft: SearchDraft, ...changes: DraftChange[]) => changes.reduce(changeDraft, draft);

test("default: a draft of a search makes that search", () => {
  expect(searchOf(draftOf(sampleSearch))).toBe(sampleSearch);
  expect(draftProblems(draftOf(sampleSearch), limits)).toEqual({});
  const cities = encodeCriteria({
    ...sampleCriteria,
    trip: "multi_city",
    legs: [...sampleCriteria.legs, { from: "KHI", to: "LHE", date: "2026-12-20" }],
  });
  expect(searchOf(draftOf(cities))).toBe(cities);
});

test("behavior: an empty form names every field that is missing, the first one filled in for the edition", () => {
  const problems = draftProblems(emptyDraft("KHI"), limits);
  expect(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem?.code]))).toEqual({
    to1: "place_missing",
    date1: "date_missing",
    back: "date_missing",
  });
});

test("behavior: changing the trip type to and fro loses nothing", () => {
  const draft = after(
    draftOf(sampleSearch),
    { type: "trip", trip: "multi_city" },
    { type: "leg", leg: 1, change: { from: "JED", to: "LHE", date: "2026-12-20" } },
    { type: "trip", trip: "one_way" },
  );
  expect(criteriaOf(draft).legs).toEqual([sampleCriteria.legs[0]]);
  expect(criteriaOf(after(draft, { type: "trip", trip: "return" }))).toEqual(sampleCriteria);
  expect(criteriaOf(after(draft, { type: "trip", trip: "multi_city" })).legs[1]).toMatchObject({ to: "LHE" });
});

test("behavior: a typed place that is no airport stays as it was and is named", () => {
  const draft = after(draftOf(sampleSearch), { type: "leg", leg: 0, change: { from: "karach-i & co." } });
  expect(draftProblems(draft, limits)).toEqual({ from1: { code: "place_missing", leg: 0 } });
  const reread = readSearch(searchOf(draft), limits);
  expect(reread.ok).toBe(false);
  expect(draftOf(searchOf(draft)).legs[0]?.from).toBe("karach i & co");
});

test("behavior: a leg follows on from the one before it until somebody says otherwise", () => {
  const cities = after(
    emptyDraft("KHI"),
    { type: "trip", trip: "multi_city" },
    { type: "leg", leg: 0, change: { to: "LHE" } },
  );
  expect(cities.legs[1]?.from).toBe("LHE");
  const own = after(
    cities,
    { type: "leg", leg: 1, change: { from: "ISB" } },
    { type: "leg", leg: 0, change: { to: "JED" } },
  );
  expect(own.legs[1]?.from).toBe("ISB");
  expect(after(own, { type: "leg", leg: 1, change: { to: "DXB" } }, { type: "addLeg" }).legs[2]?.from).toBe("DXB");
});

test("behavior: two to six legs", () => {
  let draft = after(emptyDraft(), { type: "trip", trip: "multi_city" });
  expect([canRemoveLeg(draft), after(draft, { type: "removeLeg", leg: 0 })]).toEqual([false, draft]);
  for (let more = 0; more < 6; more += 1) draft = after(draft, { type: "addLeg" });
  expect([draft.legs.length, canAddLeg(draft)]).toEqual([6, false]);
  expect(after(draft, { type: "removeLeg", leg: 3 }).legs).toHaveLength(5);
});

test("behavior: places are swapped, and both dates are chosen together", () => {
  const draft = after(
    draftOf(sampleSearch),
    { type: "swap", leg: 0 },
    { type: "dates", out: "2026-12-05", back: "2026-12-06" },
  );
  expect(criteriaOf(draft).legs).toEqual([
    { from: "JED", to: "KHI", date: "2026-12-05" },
    { from: "KHI", to: "JED", date: "2026-12-06" },
  ]);
});

test.each<readonly [string, DraftChange, Readonly<Record<string, string>>]>([
  ["back before out", { type: "dates", out: "2026-12-03", back: "2026-12-01" }, { back: "date_before_last_leg" }],
  ["the same place", { type: "leg", leg: 0, change: { to: "KHI" } }, { to1: "same_place" }],
  ["a day gone by", { type: "leg", leg: 0, change: { date: "2026-11-20" } }, { date1: "date_past" }],
  ["too many seats", { type: "party", change: { adults: 9 } }, { adults: "too_many_seated" }],
  ["too many infants", { type: "party", change: { infants: 3 } }, { infants: "too_many_infants" }],
])("behavior: %s is told at its field", (_, change, expected) => {
  const problems = draftProblems(after(draftOf(sampleSearch), change), limits);
  expect(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem?.code]))).toEqual(
    expected,
  );
});

test("behavior: a party's steppers stop where a booking would", () => {
  expect(partyLimits({ adults: 2, children: 3, infants: 0 }, limits)).toEqual({
    adults: { min: 1, max: 6 },
    children: { min: 0, max: 7 },
    infants: { min: 0, max: 2 },
  });
});
