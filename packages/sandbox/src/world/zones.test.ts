import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, atMinute, daysBetween, offsetMinutes, toInstant, toLocal, weekdayOf } from "./zones.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** The world's zones, and some whose clocks are set otherwise: in the south, twice around Ramadan, by half hours. */
const zones = [
  "Asia/Karachi",
  "Asia/Riyadh",
  "Asia/Dubai",
  "Asia/Qatar",
  "Asia/Kuala_Lumpur",
  "Europe/Istanbul",
  "Europe/London",
  "Africa/Cairo",
  "UTC",
  "America/New_York",
  "Australia/Sydney",
  "Africa/Casablanca",
  "Asia/Kolkata",
  "Asia/Kathmandu",
] as const;

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
  ]),
);

/** The slow way: asked of the platform each time, and read and written by `Date`. */
const slow = {
  offset: (zone: (typeof zones)[number], instant: number): number => {
    const at = Math.floor(instant / hour) * hour;
    return (Date.parse(`${formats.get(zone)?.format(at).replace(" ", "T")}Z`) - at) / minute;
  },
  wall: (local: string): number => Date.parse(local.length === 10 ? `${local}T00:00Z` : `${local}Z`),
  text: (ms: number): string => new Date(ms).toISOString().slice(0, 16),
};

const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2050, 0, 1) });
const date = instant.map((at) => slow.text(at).slice(0, 10));
const local = instant.map(slow.text);

test("invariant: a zone's offset is the platform's, in every hour of a year", () => {
  for (const one of zones) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += hour)
      if (offsetMinutes(one, at) !== slow.offset(one, at)) expect.fail(`${one} at ${slow.text(at)}`);
  }
});

test("invariant: a zone's offset is the platform's at any instant of sixty years", () => {
  fc.assert(
    fc.property(zone, instant, (one, at) => offsetMinutes(one, at) === slow.offset(one, at)),
    { numRuns: 3_000 },
  );
});

test("invariant: wall times are read and written as Date does it", () => {
  fc.assert(
    fc.property(zone, instant, local, (one, at, wall) => {
      expect(toLocal(at, one)).toBe(slow.text(at + slow.offset(one, at) * minute));
      const guess = slow.wall(wall) - slow.offset(one, slow.wall(wall)) * minute;
      expect(toInstant(wall, one)).toBe(slow.wall(wall) - slow.offset(one, guess) * minute);
    }),
    { numRuns: 1_000 },
  );
});

test("invariant: dates are counted as Date does it", () => {
  const days = fc.integer({ min: -800, max: 800 });
  fc.assert(
    fc.property(date, date, days, fc.integer({ min: 0, max: 3_000 }), (one, other, count, minutes) => {
      expect(addDays(one, count)).toBe(slow.text(slow.wall(one) + count * day).slice(0, 10));
      expect(daysBetween(one, other)).toBe(Math.round((slow.wall(other) - slow.wall(one)) / day));
      expect(weekdayOf(one)).toBe((new Date(slow.wall(one)).getUTCDay() + 6) % 7);
      expect(atMinute(one, minutes)).toBe(slow.text(slow.wall(one) + minutes * minute));
    }),
    { numRuns: 1_000 },
  );
});
