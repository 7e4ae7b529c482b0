import { expect, test } from "vitest";
import { weekendFrom } from "./weekend.ts";

test.each([
  ["2026-11-24", "PK", "2026-11-28", "2026-11-29"],
  ["2026-11-28", "PK", "2026-11-28", "2026-11-29"],
  ["2026-11-29", "PK", "2026-11-29", "2026-11-29"],
  ["2026-11-24", "SA", "2026-11-27", "2026-11-28"],
  ["2026-11-28", "SA", "2026-11-28", "2026-11-28"],
  ["2026-11-29", "SA", "2026-12-04", "2026-12-05"],
] as const)("default: seen from %s the weekend of %s is from %s to %s", (today, edition, from, to) => {
  expect(weekendFrom(today, edition)).toEqual({ from, to });
});
