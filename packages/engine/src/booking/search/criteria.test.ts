import { expect, test } from "vitest";
import { readQuery } from "../../kernel/query.ts";
import { checked, countIn, dayIn, dayProblem, fieldIn } from "./criteria.ts";

test("default: a day can be searched for from today to the last one that is sold", () => {
  const problemOf = (day: string) => dayProblem("sailing", day, { today: "2026-11-21", daysAhead: 60 }, { leg: 0 });
  expect(["", "2026-11-20", "2026-11-21", "2027-01-20"].map(problemOf)).toEqual([
    { code: "sailing_missing", leg: 0 },
    { code: "sailing_past", leg: 0 },
    undefined,
    undefined,
  ]);
  expect(problemOf("2027-01-21")).toEqual({ code: "sailing_too_far", leg: 0, days: 60 });
});

test("behavior: what is not understood is empty, or the usual", () => {
  expect([undefined, "", "2026-02-31", "٢٠٢٦-١٢-٠٣"].map((text) => dayIn(text))).toEqual(["", "", "", "2026-12-03"]);
  expect([undefined, "", "-1", "100", "٣", "12"].map((text) => countIn(text, 1))).toEqual([1, 1, 1, 1, 3, 12]);
  expect(fieldIn(readQuery("place=+karachi+"), "place")).toBe("karachi");
  expect(fieldIn({ get: () => null }, "place")).toBe("");
});

test("default: a search is what it was, or everything that is wrong with it", () => {
  expect(checked("a search", [undefined, undefined])).toEqual({ ok: true, value: "a search" });
  expect(checked("a search", ["one", undefined, "other"])).toEqual({ ok: false, error: ["one", "other"] });
});
