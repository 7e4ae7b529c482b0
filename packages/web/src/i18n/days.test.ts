import type { Locale } from "@safar/engine";
import { expect, test } from "vitest";
import { formatDate, formatLongDay, formatMonth, formatShortDay } from "./days.ts";
import { gregorian } from "./tags.ts";

const dayMs = 86_400_000;
const days = Array.from({ length: 366 * 3 }, (_, place) =>
  new Date(Date.UTC(2027, 0, 1) + place * dayMs).toISOString().slice(0, 10),
);

/** Punctuation after an English weekday came and went with the years. */
const plain = (text: string, locale: Locale): string => {
  const spaced = text.replaceAll("\u00a0", " ");
  return locale === "en" ? spaced.replace(",", "") : spaced;
};

test.each(["en", "ar"] as const)("behavior: every day of three years is written in %s as Intl writes it", (locale) => {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(gregorian[locale], { ...options, timeZone: "UTC" });
    return (day: string) => plain(format.format(Date.parse(day)), locale);
  };
  const short = written({ weekday: "short", day: "numeric", month: "short" });
  const long = written({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const date = written({ dateStyle: "long" });
  const month = written({ month: "long", year: "numeric" });
  for (const day of days) {
    expect(plain(formatShortDay(day, locale), locale)).toBe(short(day));
    expect(plain(formatLongDay(day, locale), locale)).toBe(long(day));
    expect(plain(formatDate(day, locale), locale)).toBe(date(day));
    expect(plain(formatMonth(day.slice(0, 7), locale), locale)).toBe(month(day));
  }
});

test("default: the day of a local time, of which no line is torn", () => {
  expect(formatShortDay("2026-12-10T23:55", "en")).toBe("Thu 10\u00a0Dec");
  expect(formatShortDay("2026-09-10", "en")).toBe("Thu 10\u00a0Sept");
  expect(formatLongDay("2026-12-10T00:05:00", "ar")).toBe("الخميس، 10\u00a0ديسمبر\u00a02026");
  expect(formatDate("2026-12-01", "en")).toBe("1\u00a0December\u00a02026");
  expect(formatShortDay("", "ar")).toBe("");
});
