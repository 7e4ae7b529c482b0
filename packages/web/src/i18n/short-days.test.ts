import { expect, test } from "vitest";
import { formatDays, formatShortDays } from "./short-days.ts";

const written = (first: string | undefined, last: string | undefined) =>
  (["en", "ar"] as const).map((locale) => formatShortDays(first, last, locale).replaceAll("\u00a0", " "));

test("default: a month that both are of is named once, and Arabic has no room for two weekdays", () => {
  expect(written("2026-12-11", "2026-12-13")).toEqual(["Fri 11 – Sun 13 Dec", "11 – 13 ديسمبر"]);
  expect(written("2026-12-30", "2027-01-02")).toEqual(["Wed 30 Dec – Sat 2 Jan", "30 ديسمبر – 2 يناير"]);
});

test("behavior: the same month of another year is named twice", () => {
  expect(written("2026-12-30", "2027-12-02")).toEqual(["Wed 30 Dec – Thu 2 Dec", "30 ديسمبر – 2 ديسمبر"]);
});

test("behavior: one day stands once, and what is not known is left out", () => {
  expect(written("2026-12-11", "2026-12-11")).toEqual(["Fri 11 Dec", "الجمعة، 11 ديسمبر"]);
  expect(written("2026-12-11", undefined)).toEqual(["Fri 11 Dec", "الجمعة، 11 ديسمبر"]);
  expect(written("", undefined)).toEqual(["", ""]);
});

test("default: where there is room both weekdays stand in Arabic too", () => {
  const days = (["en", "ar"] as const).map((locale) => formatDays("2026-12-11", "2026-12-13", locale));
  expect(days.map((one) => one.replaceAll("\u00a0", " "))).toEqual([
    "Fri 11 – Sun 13 Dec",
    "الجمعة 11 – الأحد 13 ديسمبر",
  ]);
});
