import { type CalendarDate, currencies, type EditionCountry, editions, type Locale, type Money } from "@safar/engine";
import { remembered } from "../../i18n/remembered.ts";
import { gregorian } from "../../i18n/tags.ts";

/** The tag that calendars are drawn with: the edition says on which day a week begins. */
export const calendarTag = (locale: Locale, edition: EditionCountry): string =>
  `${editions[edition].languageTags[locale]}-u-nu-latn`;

const at = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

const wholeFormat = remembered((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));

/** An amount in a calendar's cell: whole units, rounded up so that no day looks cheaper than it is, without a sign. */
export const formatWholeAmount = ({ minor, currency }: Money, locale: Locale): string =>
  wholeFormat(gregorian[locale]).format(Math.ceil(minor / 10 ** currencies[currency].wireExponent));

/** Nights between two days. */
export const nightsBetween = (out: CalendarDate, back: CalendarDate): number => (at(back) - at(out)) / 86_400_000;
