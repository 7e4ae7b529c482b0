import type { CalendarDate, Locale } from "@safar/engine";
import { formatShortDay } from "../../i18n/days.ts";

/** A text in both languages. */
export const inBoth = (write: (locale: Locale) => string): Readonly<Record<Locale, string>> => ({
  en: write("en"),
  ar: write("ar"),
});

/** A day, or the first and the last of some, in words; one day once. */
export const daysBetween = (first: CalendarDate | undefined, last: CalendarDate | undefined, locale: Locale): string =>
  [...new Set([first, last])]
    .flatMap((day) => (day === undefined || day === "" ? [] : [formatShortDay(day, locale)]))
    .join(" – ");
