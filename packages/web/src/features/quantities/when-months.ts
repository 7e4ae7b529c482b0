import { addDays, type CalendarDate, type Locale } from "@safar/engine";
import type { AvailableMonth, AvailableOption } from "@safar/ui/availability";
import { formatMonth, weekBegins, weekdayName } from "../../i18n/days.ts";

/** How far a day is into its week. */
const placeOf = (date: CalendarDate): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 13 - weekBegins.day) % 7;

const firstOf = (month: string): CalendarDate => `${month}-01`;

const daysIn = (month: string): readonly CalendarDate[] =>
  Array.from({ length: 31 }, (_, day) => addDays(firstOf(month), day)).filter((date) => date.startsWith(month));

/** The heads of a month's columns. */
export const weekdays = (locale: Locale) =>
  Array.from({ length: 7 }, (_, day) => {
    const long = weekdayName((weekBegins.day + day) % 7, locale);
    return { long, short: locale === "ar" ? long.replace(/^ال/, "") : long.slice(0, 3) };
  });

/** The weeks of a month from the first to the last that has any of some days, each from its beginning to its end. */
const weeksWith = (month: string, isOn: (date: CalendarDate) => boolean) => {
  const days = daysIn(month);
  const [first, last] = [days.findIndex(isOn), days.findLastIndex(isOn)];
  const begins = first - placeOf(days[first] ?? firstOf(month));
  const ends = last + 7 - placeOf(days[last] ?? firstOf(month));
  return { before: Math.max(0, -begins), days: days.slice(Math.max(0, begins), ends) };
};

/** The weeks of months that dates lie in. A day that none of them is on is its number alone. */
export const monthsOf = (
  options: ReadonlyMap<CalendarDate, AvailableOption>,
  locale: Locale,
): readonly AvailableMonth[] =>
  [...new Set([...options.keys()].map((date) => date.slice(0, 7)))].toSorted().map((month) => {
    const { before, days } = weeksWith(month, (date) => options.has(date));
    return {
      name: formatMonth(month, locale),
      before,
      days: days.map((date) => options.get(date) ?? String(Number(date.slice(8)))),
    };
  });
