import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { decodeEvents, type EventCity, type Locale, type SearchText } from "@safar/engine";
import { formatShortDay } from "../../i18n/days.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { categoryWords } from "./event-words.ts";

/** What is looked for, in words: what it is, and in which city. */
export const titleOf = (search: SearchText, cities: readonly EventCity[], i18n: I18n, locale: Locale): string => {
  const { category, city, q } = decodeEvents(search);
  const what = q !== "" ? `“${q}”` : category === null ? i18n._(msg`Events`) : i18n._(categoryWords[category]);
  if (city === "") return what;
  const name = cities.find(({ slug }) => slug === city)?.name[locale] ?? placeInWords(city);
  return i18n._(msg`${what} in ${name}`);
};

/** On which days; any where none is named. */
export const daysOf = (search: SearchText, i18n: I18n, locale: Locale): string => {
  const { from, isNew, to } = decodeEvents(search);
  const day = formatShortDay(from, locale);
  return isNew ? i18n._(msg`Starting ${day} or later`) : formatShortDays(from, to, locale) || i18n._(msg`Any day`);
};
