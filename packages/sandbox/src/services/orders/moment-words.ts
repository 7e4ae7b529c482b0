import type { Names } from "../../world/names.ts";
import { type Instant, type LocalDateTime, toLocal } from "../../world/zones.ts";
import type { OrderMoment } from "./order.ts";

type Locale = keyof Names;

const tags: Names = { en: "en-GB-u-ca-gregory-nu-latn", ar: "ar-AE-u-ca-gregory-nu-latn" };

const commas: Names = { en: ", ", ar: "، " };

/** Things one after the other. */
export const listed = (of: readonly string[], locale: Locale): string => of.join(commas[locale]);

/** What stands between a weekday and its date. */
const afterWeekday: Names = { en: " ", ar: "، " };

const written = (local: LocalDateTime, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" }).format(
    Date.parse(`${local.slice(0, 10)}T12:00Z`),
  );

/** A date in words: `3 December 2026`. */
export const dateWords = (local: LocalDateTime, locale: Locale): string =>
  written(local, locale, { dateStyle: "long" });

/** A day in words: `Thursday 3 December 2026`. */
export const dayWords = (local: LocalDateTime, locale: Locale): string =>
  `${written(local, locale, { weekday: "long" })}${afterWeekday[locale]}${dateWords(local, locale)}`;

const zoneName = (zone: string, locale: Locale): string =>
  // British English has letters for some zones, such as GST: the language alone names the country.
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "shortGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")
    ?.value.replace("المملكة العربية السعودية", "السعودية")
    .replace("الإمارات العربية المتحدة", "الإمارات")
    .replace("United Arab Emirates", "UAE")
    .replaceAll(" ", "\u00a0") ?? zone;

const timed = (day: string, { at, zone }: OrderMoment, locale: Locale): string =>
  `${listed([day, at.slice(11, 16)], locale)} (${zoneName(zone, locale)})`;

/** A place's own time in words, by a clock of twenty-four hours: `Thursday 3 December 2026, 08:15 (Pakistan Time)`. */
export const momentWords = (moment: OrderMoment, locale: Locale): string =>
  timed(dayWords(moment.at, locale), moment, locale);

const minuteMs = 60_000;

/** An instant by the clocks of a zone, to the nearest minute: `25 November 2026, 17:15 (Pakistan Time)`. */
export const instantWords = (instant: Instant, zone: string, locale: Locale): string => {
  const at = toLocal(Math.round(instant / minuteMs) * minuteMs, zone);
  return timed(dateWords(at, locale), { at, zone }, locale);
};
