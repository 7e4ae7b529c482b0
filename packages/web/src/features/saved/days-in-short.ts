import type { CalendarDate, Locale } from "@safar/engine";
import { formatShortDay, shortDayParts } from "../../i18n/days.ts";

/** A day in few letters: Arabic writes weekdays out, and a phone has no room for them. */
export const dayInShort = (day: string, locale: Locale): string =>
  locale === "ar" ? shortDayParts(day, locale)[2] : formatShortDay(day, locale);

/** From a day to another without weekdays, the month once where it is the same: `28–30 Nov`, `28 Nov – 2 Dec`. */
export const daysInShort = (first: CalendarDate, last: CalendarDate, locale: Locale): string => {
  const [from, to] = [shortDayParts(first, locale)[2], shortDayParts(last, locale)[2]];
  return first.slice(0, 7) === last.slice(0, 7) ? `${Number(first.slice(8))}–${to}` : `${from} – ${to}`;
};
