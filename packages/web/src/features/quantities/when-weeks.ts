import { addDays, type CalendarDate, type Locale } from "@safar/engine";
import type { AvailableOption } from "@safar/ui/availability";
import { formatShortMonth, weekBegins, weekdayName } from "../../i18n/days.ts";

/** How far a day is into its week. */
const placeOf = (date: CalendarDate): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 13 - weekBegins.day) % 7;

/** The heads of the columns. */
export const weekdays = (locale: Locale) =>
  Array.from({ length: 7 }, (_, day) => {
    const long = weekdayName((weekBegins.day + day) % 7, locale);
    return { long, short: locale === "ar" ? long.replace(/^ال/, "") : long.slice(0, 3) };
  });

/** How many weeks are looked at before the rest, where there are many more. */
const firstWeeks = 3;

/**
 * Every week that a date lies in, each from its first day to its last. A day that none of them is on is its number alone; the first of a
 * month says which.
 */
export const weeksOf = (
  options: ReadonlyMap<CalendarDate, AvailableOption>,
  locale: Locale,
): readonly (readonly (AvailableOption | string)[])[] => {
  const dates = [...options.keys()].toSorted();
  const named = new Set(dates.filter((date, index) => date.slice(0, 7) !== dates[index - 1]?.slice(0, 7)));
  const optionOf = (date: CalendarDate): AvailableOption | string => {
    const option = options.get(date);
    if (option === undefined) return String(Number(date.slice(8)));
    return named.has(date) ? { ...option, over: formatShortMonth(date.slice(0, 7), locale) } : option;
  };
  return [...new Set(dates.map((date) => addDays(date, -placeOf(date))))].map((first) =>
    Array.from({ length: 7 }, (_, day) => optionOf(addDays(first, day))),
  );
};

/** Some weeks to look at, and those that wait behind them; none waits where that would hide but one. */
export const foldWeeks = <Week>(weeks: readonly Week[]) =>
  weeks.length > firstWeeks + 1
    ? { shown: weeks.slice(0, firstWeeks), later: weeks.slice(firstWeeks) }
    : { shown: weeks, later: [] };
