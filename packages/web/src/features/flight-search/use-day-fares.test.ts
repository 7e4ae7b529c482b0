import { expect, test } from "vitest";
import { formatWholeAmount, monthsTouched } from "./use-day-fares.ts";

test("behavior: no day looks cheaper than it is", () => {
  expect(formatWholeAmount({ minor: 44_901, currency: "SAR" }, "en")).toBe("450");
  expect(formatWholeAmount({ minor: 1_890_000, currency: "PKR" }, "ar")).toBe("18,900");
  expect(formatWholeAmount({ minor: 45_000, currency: "KWD" }, "en")).toBe("45");
});

test("behavior: months across a year's end", () => {
  expect(monthsTouched("2026-11-21", "2027-02-01")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});
