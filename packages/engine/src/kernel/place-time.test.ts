import fc from "fast-check";
import { expect, test } from "vitest";
import { placeTimeAfter } from "./later-time.ts";
import { instantOfPlace, zoneOffsetMinutes } from "./place-time.ts";

test.each([
  ["2026-12-03T20:30", "Asia/Karachi", "2026-12-03T15:30:00Z"],
  ["2026-12-03T20:30:15", "Asia/Riyadh", "2026-12-03T17:30:15Z"],
  ["2026-07-01T09:00", "Europe/London", "2026-07-01T08:00:00Z"],
  ["2026-01-01T00:30", "America/New_York", "2026-01-01T05:30:00Z"],
])("default: %s in %s is %s", (local, zone, instant) => {
  expect(instantOfPlace({ local, zone })).toBe(Date.parse(instant));
});

test.each([
  ["2026-12-03T09:15", "Asia/Riyadh", 40, "2026-12-03T09:55"],
  ["2026-12-03T23:40:00", "Asia/Karachi", 40, "2026-12-04T00:20"],
  ["2026-12-03T00:10", "Asia/Karachi", -30, "2026-12-02T23:40"],
  // The clocks are set forward in between.
  ["2026-03-29T00:30", "Europe/London", 60, "2026-03-29T02:30"],
])("default: %s in %s and %i minutes is %s", (local, zone, minutes, after) => {
  expect(placeTimeAfter({ local, zone }, minutes)).toEqual({ local: after, zone });
});

test("behavior: the hour that clocks pass twice is the earlier, the one they skip is by the clock of before", () => {
  expect(instantOfPlace({ local: "2026-10-25T01:30", zone: "Europe/London" })).toBe(Date.parse("2026-10-25T00:30:00Z"));
  expect(instantOfPlace({ local: "2026-03-29T01:30", zone: "Europe/London" })).toBe(Date.parse("2026-03-29T01:30:00Z"));
});

test("behavior: what a place's clocks show at an instant leads back to it", () => {
  const zones = fc.constantFrom("Asia/Karachi", "Asia/Riyadh", "Africa/Cairo", "Europe/London", "Asia/Kathmandu");
  fc.assert(
    fc.property(zones, fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (zone, seconds) => {
      const at = seconds * 1000;
      const local = new Date(at + zoneOffsetMinutes(zone, at) * 60_000).toISOString().slice(0, 19);
      const back = instantOfPlace({ local, zone });
      // Only the second pass of a doubled hour has another instant before it.
      expect(
        back === at || (at - back === 3_600_000 && zoneOffsetMinutes(zone, back) !== zoneOffsetMinutes(zone, at)),
      ).toBe(true);
    }),
  );
});
