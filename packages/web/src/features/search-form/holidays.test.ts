import { expect, test } from "vitest";
import { holidaysBetween } from "./holidays.ts";

test.each([
  ["PK", ["2027-02-05", "2027-03-10 Eid", "2027-03-23", "2027-05-01", "2027-05-17 Eid", "2027-05-28"]],
  ["SA", ["2027-02-22", "2027-03-09 Eid", "2027-05-16 Eid"]],
] as const)("default: the holidays of half a year in %s, each on its day", (edition, days) => {
  const found = holidaysBetween("2027-01-01", "2027-06-30", edition);
  expect(Array.from(found, ([day, { isEid }]) => (isEid ? `${day} Eid` : day))).toEqual(days);
});
