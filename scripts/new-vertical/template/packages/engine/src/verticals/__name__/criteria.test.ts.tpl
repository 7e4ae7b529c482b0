import { expect, test } from "vitest";
import { decode__Pascal__, encode__Pascal__, read__Pascal__Search } from "./criteria.ts";

const limits = { today: "2026-11-21" };

test("invariant: a search is written and read again as it was", () => {
  const criteria = { date: "2026-12-03" };
  expect(decode__Pascal__(encode__Pascal__(criteria))).toEqual(criteria);
});

test("behavior: a search says what keeps it from being made", () => {
  expect(read__Pascal__Search("", limits)).toEqual({ ok: false, error: [{ code: "date_missing" }] });
  expect(read__Pascal__Search("date=2026-11-20", limits)).toEqual({ ok: false, error: [{ code: "date_past" }] });
  expect(read__Pascal__Search("date=2026-11-21", limits).ok).toBe(true);
});
