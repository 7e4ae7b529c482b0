import type { CalendarDate, Locale } from "@safar/engine";
import { formatShortDay, shortDayParts } from "./days.ts";

/**
 * From a day to another, the month once where it is the same: `Fri 11 – Sun 13 Dec`. One day once, and what is not known left out.
 * Arabic writes weekdays out, and two of them leave a phone no room: it has the dates alone.
 */
export const formatShortDays = (
  first: CalendarDate | undefined,
  last: CalendarDate | undefined,
  locale: Locale,
): string => {
  const [begin, end] = [...new Set([first, last])].filter((day) => day !== undefined && day !== "");
  if (begin === undefined) return "";
  if (end === undefined) return formatShortDay(begin, locale);
  const write = (day: CalendarDate) => (locale === "ar" ? shortDayParts(day, locale)[2] : formatShortDay(day, locale));
  const from = write(begin);
  const isSameMonth = begin.slice(0, 7) === end.slice(0, 7);
  return `${isSameMonth ? from.slice(0, from.lastIndexOf("\u00a0")) : from} – ${write(end)}`;
};
