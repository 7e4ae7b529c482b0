import type { EpochMs, Locale } from "@safar/engine";
import { clockOf, localAt, zoneName } from "../../../i18n/clock.ts";
import { formatDate } from "../../../i18n/days.ts";
import { meantMinute } from "../../../i18n/format.ts";

/** An instant by the clocks of a zone, and whose clocks these are: `3 December 2026 at 08:15 Pakistan Time`. */
export const momentIn = (instant: EpochMs, locale: Locale, zone: string): string => {
  const at = meantMinute(instant);
  const local = localAt(zone, at);
  const [day, hour, name] = [formatDate(local, locale), clockOf(local), zoneName(zone, at, locale)];
  return locale === "ar" ? `${day}، الساعة\u00a0${hour} ب${name}` : `${day} at\u00a0${hour} ${name}`;
};
