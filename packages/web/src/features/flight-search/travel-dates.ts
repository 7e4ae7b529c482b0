import { type CalendarDate, currencies, type EditionCountry, editions, type Locale, type Money } from "@safar/engine";
import { unbroken } from "../../i18n/format.ts";

/** Latin digits in both languages, the calendar said aloud: the platforms' own defaults differ. */
const gregorian: Readonly<Record<Locale, string>> = {
  en: "en-GB-u-ca-gregory-nu-latn",
  ar: "ar-AE-u-ca-gregory-nu-latn",
};
const ummAlQura: Readonly<Record<Locale, string>> = {
  en: "en-GB-u-ca-islamic-umalqura-nu-latn",
  ar: "ar-SA-u-ca-islamic-umalqura-nu-latn",
};

/** The tag that calendars are drawn with: the edition says on which day a week begins. */
export const calendarTag = (locale: Locale, edition: EditionCountry): string =>
  `${editions[edition].languageTags[locale]}-u-nu-latn`;

const at = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

const remembered = (make: (locale: Locale) => Intl.DateTimeFormat) => {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (locale: Locale): Intl.DateTimeFormat => (made[locale] ??= make(locale));
};

const dayFormat = remembered(
  (locale) =>
    new Intl.DateTimeFormat(gregorian[locale], { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }),
);
const hijriFormat = remembered(
  (locale) => new Intl.DateTimeFormat(ummAlQura[locale], { day: "numeric", month: "long", timeZone: "UTC" }),
);
const monthFormat = remembered(
  (locale) => new Intl.DateTimeFormat(gregorian[locale], { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** `Thu, 3 Dec`. */
export const formatTravelDay = (date: CalendarDate, locale: Locale): string => unbroken(dayFormat(locale), at(date));

/** The same day by Umm al-Qura, as Saudi Arabia reckons: `23 Jumada II`. */
export const formatHijriDay = (date: CalendarDate, locale: Locale): string => unbroken(hijriFormat(locale), at(date));

/** `December 2026` of `2026-12`. */
export const formatMonth = (month: string, locale: Locale): string => unbroken(monthFormat(locale), at(`${month}-01`));

const wholeFormats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** An amount in a calendar's cell: whole units, rounded up so that no day looks cheaper than it is, without a sign. */
export const formatWholeAmount = ({ minor, currency }: Money, locale: Locale): string => {
  const format = (wholeFormats[locale] ??= new Intl.NumberFormat(gregorian[locale], { maximumFractionDigits: 0 }));
  return format.format(Math.ceil(minor / 10 ** currencies[currency].wireExponent));
};

/** Nights between two days. */
export const nightsBetween = (out: CalendarDate, back: CalendarDate): number => (at(back) - at(out)) / 86_400_000;
