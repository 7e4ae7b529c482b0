import { expect, test } from "vitest";
import { clockBefore } from "./clock-before.ts";

test("default: so many minutes before, by the place's own clock", () => {
  expect(clockBefore("2026-12-03T09:00:00", 45)).toBe("08:15");
});

test("boundary: an hour before midnight is of the day before", () => {
  expect(clockBefore("2026-12-03T00:30", 60)).toBe("23:30");
});
