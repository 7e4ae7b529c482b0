import { expect, test } from "vitest";
import { nightsBetween } from "./travel-dates.ts";

test("behavior: nights across a year's end", () => {
  expect(nightsBetween("2026-12-30", "2027-01-02")).toBe(3);
});
