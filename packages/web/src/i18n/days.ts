import type { Locale } from "@safar/engine";

/*
 * Calendar dates in words, without `Intl`: the first of its formatters costs a phone some 60 ms while a page of results comes to
 * life, and a browser's punctuation need not be that of the server which wrote the page. A test holds them beside each other.
 */

type Names = {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** What stands between a weekday and its date. */
  readonly comma: string;
};

const names: Readonly<Record<Locale, Names>> = {
  en: {
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    comma: " ",
  },
  ar: {
    weekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
    months: [
      "يناير",
      "فبراير",
      "مارس",
      "أبريل",
      "مايو",
      "يونيو",
      "يوليو",
      "أغسطس",
      "سبتمبر",
      "أكتوبر",
      "نوفمبر",
      "ديسمبر",
    ],
    comma: "، ",
  },
};

/** Arabic has no short names; a British September is four letters long. */
const shortened = (name: string, locale: Locale): string =>
  locale === "ar" ? name : name.slice(0, name === "September" ? 4 : 3);

/** No line ends between a number and its month. */
const space = "\u00a0";

/** A date as it is written in calls, alone or at the beginning of a local time. */
const read = (local: string) => {
  const instant = new Date(`${local.slice(0, 10)}T12:00:00Z`);
  return {
    weekday: instant.getUTCDay(),
    day: instant.getUTCDate(),
    month: instant.getUTCMonth(),
    year: local.slice(0, 4),
  };
};

const nameOf = (all: readonly string[], place: number): string => all[place] ?? "";

/** The parts of a short day, for where they stand apart, or there may be no room for the first: `Thu`, ` ` and `10 Dec`. */
export const shortDayParts = (
  local: string,
  locale: Locale,
): readonly [weekday: string, between: string, date: string] => {
  const { comma, months, weekdays } = names[locale];
  const { day, month, weekday } = read(local);
  const [dayName, monthName] = [nameOf(weekdays, weekday), nameOf(months, month)];
  return [shortened(dayName, locale), comma, `${day}${space}${shortened(monthName, locale)}`];
};

/** The day of a date or of a local time: `Thu 10 Dec`; nothing of no date. */
export const formatShortDay = (local: string, locale: Locale): string =>
  local === "" ? "" : shortDayParts(local, locale).join("");

/** A date or the day of a local time: `10 December 2026`. */
export const formatDate = (local: string, locale: Locale): string => {
  const { day, month, year } = read(local);
  return `${day}${space}${nameOf(names[locale].months, month)}${space}${year}`;
};

/** The same with its weekday: `Thursday 10 December 2026`. */
export const formatLongDay = (local: string, locale: Locale): string => {
  const { comma, weekdays } = names[locale];
  return `${nameOf(weekdays, read(local).weekday)}${comma}${formatDate(local, locale)}`;
};

/** `December 2026` of `2026-12`. */
export const formatMonth = (month: string, locale: Locale): string => {
  const { month: place, year } = read(`${month}-01`);
  return `${nameOf(names[locale].months, place)}${space}${year}`;
};

/** The same in short, of its month alone: `Dec`. */
export const formatShortMonth = (month: string, locale: Locale): string =>
  shortened(nameOf(names[locale].months, read(`${month}-01`).month), locale);

/** What a week begins with in every calendar, as both editions' countries have it; `day` counts from Monday, which is 0. */
export const weekBegins = { day: 6, name: "sun" } as const;

/** A weekday, 0 for Monday to 6: `Monday`. */
export const weekdayName = (day: number, locale: Locale): string => nameOf(names[locale].weekdays, (day + 1) % 7);
