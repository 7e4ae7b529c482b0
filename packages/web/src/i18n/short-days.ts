import type { CalendarDate, Locale } from "@safar/engine";
import { formatShortDay, shortDayParts } from "./days.ts";

/** A day in few letters: Arabic writes weekdays out, and a phone has no room for them. */
export const dayInShort = (day: CalendarDate, locale: Locale): string =>
  locale === "ar" ? shortDayParts(day, locale)[2] : formatShortDay(day, locale);

/**
 * From a day to another, the month once where it is the same: `Fri 11 – Sun 13 Dec`, in Arabic the dates alone. One day stands once,
 * with its weekday, and what is not known is left out.
 */
export const formatShortDays = (
  first: CalendarDate | undefined,
  last: CalendarDate | undefined,
  locale: Locale,
  dayOf = dayInShort,
): string => {
  const [begin, end] = [...new Set([first, last])].filter((day) => day !== undefined && day !== "");
  if (begin === undefined) return "";
  if (end === undefined) return formatShortDay(begin, locale);
  const from = dayOf(begin, locale);
  const isSameMonth = begin.slice(0, 7) === end.slice(0, 7);
  return `${isSameMonth ? from.slice(0, from.lastIndexOf("\u00a0")) : from} – ${dayOf(end, locale)}`;
};

/** A day of several: no comma before a number that stands alone. */
const dayAmong = (day: CalendarDate, locale: Locale): string => {
  const [weekday, , date] = shortDayParts(day, locale);
  return `${weekday} ${date}`;
};

/** The same where there is room for weekdays in every language. */
export const formatDays = (first: CalendarDate, last: CalendarDate, locale: Locale): string =>
  formatShortDays(first, last, locale, dayAmong);
