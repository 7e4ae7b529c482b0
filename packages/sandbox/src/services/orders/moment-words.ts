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

/** A day in words: `Thursday 3 December 2026`. */
export const dayWords = (local: LocalDateTime, locale: Locale): string => {
  const noon = Date.parse(`${local.slice(0, 10)}T12:00Z`);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" }).format(noon);
  return `${written({ weekday: "long" })}${afterWeekday[locale]}${written({ dateStyle: "long" })}`;
};

const zoneName = (zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: zone, timeZoneName: "shortGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")
    ?.value.replace("المملكة العربية السعودية", "السعودية") ?? zone;

/** A place's own time in words, by a clock of twenty-four hours: `Thursday 3 December 2026, 08:15 (Pakistan Time)`. */
export const momentWords = ({ at, zone }: OrderMoment, locale: Locale): string =>
  `${listed([dayWords(at, locale), at.slice(11, 16)], locale)} (${zoneName(zone, locale)})`;

const minuteMs = 60_000;

/** An instant by the clocks of a zone, to the nearest minute. */
export const instantWords = (at: Instant, zone: string, locale: Locale): string =>
  momentWords({ at: toLocal(Math.round(at / minuteMs) * minuteMs, zone), zone }, locale);
