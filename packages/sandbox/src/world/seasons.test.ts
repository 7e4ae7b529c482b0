import { describe, expect, test } from "vitest";
import { knownAirport } from "./airports.ts";
import { hijriOf, seasonFactor } from "./seasons.ts";
import { addDays, ageOn, daysBetween, offsetMinutes, toInstant, toLocal, weekdayOf } from "./zones.ts";

const factor = (from: string, to: string, travel: string): number =>
  seasonFactor(knownAirport(from), knownAirport(to), travel, addDays(travel, -40));

describe("Umm al-Qura", () => {
  test.each([
    ["2026-02-18", 9, 1],
    ["2026-03-20", 10, 1],
    ["2026-05-27", 12, 10],
    ["2027-02-08", 9, 1],
    ["2026-11-21", 6, 11],
  ])("default: %s is day %s/%s", (date, month, day) => {
    expect(hijriOf(date)).toEqual({ month, day });
  });
});

test("behavior: home for Eid is dear, and so is Umrah at the end of Ramadan", () => {
  const ordinary = factor("RUH", "LHE", "2027-01-26");
  expect(factor("RUH", "LHE", "2027-03-02")).toBeGreaterThan(ordinary * 1.4);
  expect(factor("LHE", "JED", "2027-03-02")).toBeGreaterThan(factor("LHE", "RUH", "2027-03-02") * 1.2);
});

test("behavior: Hajj pulls towards Jeddah before it and away from it after", () => {
  expect(factor("ISB", "JED", "2027-05-10")).toBeGreaterThan(factor("JED", "ISB", "2027-05-10"));
  expect(factor("JED", "ISB", "2027-05-25")).toBeGreaterThan(factor("ISB", "KHI", "2027-05-25"));
});

test("behavior: who books late pays more", () => {
  const [khi, lhe] = [knownAirport("KHI"), knownAirport("LHE")];
  const prices = ["2026-12-09", "2026-12-05", "2026-12-01", "2026-11-10"].map((booked) =>
    seasonFactor(khi, lhe, "2026-12-10", booked),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

test("behavior: offsets follow each place's rules, daylight saving included", () => {
  expect(offsetMinutes("Asia/Karachi", Date.UTC(2026, 6, 1))).toBe(300);
  expect(offsetMinutes("Asia/Riyadh", Date.UTC(2026, 6, 1))).toBe(180);
  expect(offsetMinutes("Europe/London", Date.UTC(2026, 6, 1))).toBe(60);
  expect(offsetMinutes("Europe/London", Date.UTC(2026, 11, 1))).toBe(0);
  expect(offsetMinutes("Africa/Cairo", Date.UTC(2026, 6, 1))).toBe(180);
});

test("behavior: wall times become instants and back, before and after a change of clocks", () => {
  for (const local of ["2026-03-29T00:30", "2026-03-29T02:30", "2026-10-25T03:30", "2026-07-01T12:00"]) {
    expect(toLocal(toInstant(local, "Europe/London"), "Europe/London")).toBe(local);
  }
  expect(toInstant("2026-12-10T08:15", "Asia/Karachi")).toBe(Date.UTC(2026, 11, 10, 3, 15));
});

test("behavior: dates count across months, leap days and years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect(weekdayOf("2026-11-21")).toBe(5);
  expect(ageOn("2024-02-29", "2026-02-28")).toBe(1);
  expect(ageOn("2024-02-29", "2026-03-01")).toBe(2);
});
