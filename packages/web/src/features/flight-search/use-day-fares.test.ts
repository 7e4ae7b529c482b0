import { expect, test } from "vitest";
import { monthsTouched } from "./use-day-fares.ts";

test("behavior: months across a year's end", () => {
  expect(monthsTouched("2026-11-21", "2027-02-01")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});
