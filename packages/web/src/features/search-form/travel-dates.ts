import { type CalendarDate, type EditionCountry, editions, type Locale } from "@safar/engine";

/** The tag that calendars are drawn with: the edition says on which day a week begins. */
export const calendarTag = (locale: Locale, edition: EditionCountry): string =>
  `${editions[edition].languageTags[locale]}-u-nu-latn`;

const at = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

/** Nights between two days. */
export const nightsBetween = (out: CalendarDate, back: CalendarDate): number => (at(back) - at(out)) / 86_400_000;
