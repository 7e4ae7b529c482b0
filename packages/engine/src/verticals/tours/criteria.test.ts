import { expect, test } from "vitest";
import { decodeTours, encodeTours, readToursSearch } from "./criteria.ts";

const limits = { today: "2026-11-21" };

test("invariant: a search is written and read again as it was", () => {
  const criteria = { date: "2026-12-03" };
  expect(decodeTours(encodeTours(criteria))).toEqual(criteria);
});

test("behavior: a search says what keeps it from being made", () => {
  expect(readToursSearch("", limits)).toEqual({ ok: false, error: [{ code: "date_missing" }] });
  expect(readToursSearch("date=2026-11-20", limits)).toEqual({ ok: false, error: [{ code: "date_past" }] });
  expect(readToursSearch("date=2026-11-21", limits).ok).toBe(true);
});
