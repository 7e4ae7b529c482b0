import { expect, test } from "vitest";
import { clockAt, clockOf, zoneWords } from "../../i18n/clock.ts";

test("default: times stand as on the clocks of their place", () => {
  expect(clockOf("2026-12-10T08:15")).toBe("08:15");
  expect([clockAt(0), clockAt(719), clockAt(1440)]).toEqual(["00:00", "11:59", "24:00"]);
});

test.each([
  ["Asia/Karachi", "2026-12-10T08:15", "UTC+5"],
  ["Asia/Kathmandu", "2026-12-10T08:15", "UTC+5:45"],
  ["America/New_York", "2026-12-10T08:15", "UTC\u22125"],
  // An hour before and an hour after clocks go forward.
  ["Europe/London", "2027-03-28T00:30", "UTC+0"],
  ["Europe/London", "2027-03-28T02:30", "UTC+1"],
])("default: the clock of %s at %s is %s", (zone, local, words) => {
  expect(zoneWords({ local, zone })).toBe(words);
});
