import { expect, test } from "vitest";
import { monthsTouched } from "./months-touched.ts";
import { nightsBetween } from "./travel-dates.ts";

test("behavior: nights across a year's end", () => {
  expect(nightsBetween("2026-12-30", "2027-01-02")).toBe(3);
});

test("behavior: months across a year's end", () => {
  expect(monthsTouched("2026-11-21", "2027-02-01")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});
