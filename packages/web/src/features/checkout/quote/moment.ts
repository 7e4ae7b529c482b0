import type { EpochMs, Locale } from "@safar/engine";
import { unbroken } from "../../../i18n/format.ts";
import { gregorian } from "../../../i18n/tags.ts";

const minuteMs = 60_000;

/** An instant by the clocks of a zone, and whose clocks these are: `3 December 2026 at 8:15 am Pakistan Time`. */
export const momentIn = (instant: EpochMs, locale: Locale, zone: string): string =>
  unbroken(
    new Intl.DateTimeFormat(gregorian[locale], {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
      timeZone: zone,
      timeZoneName: "shortGeneric",
    }),
    // To the nearest minute: an instant that came by an answer is a little off, and 8:14:59.9 is meant as 8:15.
    Math.round(instant / minuteMs) * minuteMs,
  );

/** The hour by this device's own clock, for deadlines that are minutes away: `10:45 pm`. */
export const hourHere = (instant: EpochMs, locale: Locale): string =>
  unbroken(new Intl.DateTimeFormat(gregorian[locale], { hour: "numeric", minute: "2-digit", hour12: true }), instant);
