import { expect, test } from "vitest";
import {
  checkBusCriteria,
  decodeBusCriteria,
  decodeBusRoute,
  encodeBusCriteria,
  encodeBusRoute,
  splitsOf,
} from "./criteria.ts";

const today = "2026-11-21";
const cities = new Set(["lahore", "rahim-yar-khan", "dera-ghazi-khan", "to", "a-to-b", "b-to-c", "a", "c"]);
const isCity = (name: string) => cities.has(name);

test("default: a search is one text, there and back", () => {
  const criteria = { from: "dera-ghazi-khan", to: "rahim-yar-khan", date: "2026-12-03" };
  expect(encodeBusCriteria(criteria)).toBe("from=dera-ghazi-khan&to=rahim-yar-khan&date=2026-12-03");
  expect(decodeBusCriteria(encodeBusCriteria(criteria))).toEqual(criteria);
  expect(checkBusCriteria(criteria, { today })).toEqual({ ok: true, value: criteria });
});

test("behavior: what cannot be searched is named", () => {
  const problemsOf = (text: string) => {
    const checked = checkBusCriteria(decodeBusCriteria(text), { today });
    return checked.ok ? [] : checked.error;
  };
  expect(problemsOf("")).toEqual([
    { code: "city_missing", end: "from" },
    { code: "city_missing", end: "to" },
    { code: "date_missing" },
  ]);
  expect(problemsOf("from=lahore&to=lahore&date=2026-11-20")).toEqual([{ code: "same_city" }, { code: "date_past" }]);
  expect(problemsOf("from=lahore&to=sukkur&date=2027-06-01")).toEqual([{ code: "date_too_far", days: 60 }]);
  expect(problemsOf("from=../x&to=%3Cb%3E&date=2026-02-31")).toHaveLength(3);
});

test("behavior: an address is split where both halves are cities, hyphens or not", () => {
  expect(decodeBusRoute("rahim-yar-khan-to-dera-ghazi-khan", isCity)).toEqual({
    from: "rahim-yar-khan",
    to: "dera-ghazi-khan",
  });
  expect(decodeBusRoute("lahore-to-to", isCity)).toEqual({ from: "lahore", to: "to" });
  expect(encodeBusRoute({ from: "lahore", to: "rahim-yar-khan" })).toBe("lahore-to-rahim-yar-khan");
});

test("behavior: what fits no split, or two, is no route", () => {
  expect(decodeBusRoute("lahore-to-atlantis", isCity)).toBeUndefined();
  expect(decodeBusRoute("lahore", isCity)).toBeUndefined();
  // "a" to "b-to-c", or "a-to-b" to "c"?
  expect(splitsOf("a-to-b-to-c")).toHaveLength(2);
  expect(decodeBusRoute("a-to-b-to-c", isCity)).toBeUndefined();
});
