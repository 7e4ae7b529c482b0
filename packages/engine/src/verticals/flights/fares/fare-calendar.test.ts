import { expect, test } from "vitest";
import { cheapDays, lowestByMonth, lowestOf } from "./fare-calendar.ts";
import type { DayFare } from "./fare-calendar.types.ts";

const day = (date: string, minor: number | null): DayFare => ({
  date,
  price: minor === null ? null : { minor, currency: "PKR" },
  back: null,
  isLimited: false,
});

const days = [
  day("2026-12-30", 900),
  day("2026-12-31", 700),
  day("2027-01-01", null),
  day("2027-01-02", 800),
  day("2027-01-03", 800),
];

test("default: the lowest of all and of each month, the earliest of equals", () => {
  expect(lowestOf(days)?.date).toBe("2026-12-31");
  expect(lowestByMonth(days).map(({ month, lowest }) => [month, lowest.date])).toEqual([
    ["2026-12", "2026-12-31"],
    ["2027-01", "2027-01-02"],
  ]);
});

test("behavior: nothing sold has no lowest and no month", () => {
  expect(lowestOf([day("2026-12-01", null)])).toBeNull();
  expect(lowestByMonth([day("2026-12-01", null)])).toEqual([]);
  expect(cheapDays([])).toEqual(new Set());
});

test("behavior: a fifth of the days is cheap whichever their months are, and no day where all cost the same", () => {
  const month = Array.from({ length: 10 }, (_, index) => day(`2026-12-${10 + index}`, 1000 + index));
  expect(cheapDays(month)).toEqual(new Set(["2026-12-10", "2026-12-11"]));
  expect(cheapDays([...month, day("2026-11-30", 2000)])).toEqual(new Set(["2026-12-10", "2026-12-11", "2026-12-12"]));
  expect(cheapDays(days)).toEqual(new Set(["2026-12-31"]));
  expect(cheapDays([day("2026-12-01", 900), day("2026-12-02", 900)])).toEqual(new Set());
});
