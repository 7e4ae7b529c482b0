import type { EpochMs, Locale } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf, localAt, zoneName } from "../../i18n/clock.ts";
import { formatDate, formatLongDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import * as css from "./paper.css.ts";

/* Paper has no reader's device: every time on it says whose clocks it is told by. */

const minuteMs = 60_000;

/** An instant in words, by the clocks of a zone: `25 November 2026, 17:15 (Pakistan Time)`. */
export const paperMoment = (instant: EpochMs, locale: Locale, zone: string): string => {
  // An answer's instant is a little off: to the nearest minute.
  const local = localAt(zone, Math.round(instant / minuteMs) * minuteMs);
  return `${formatDate(local, locale)}${commaIn(locale)}${clockOf(local)} (${zoneName(zone, instant, locale)})`;
};

/** A day in words; in Saudi Arabia in both of its calendars. */
export function PaperDay({ of }: { of: string }) {
  const { edition, locale } = useFacts();
  return (
    <>
      <bdi>{formatLongDay(of, locale)}</bdi>
      {edition === "SA" && <bdi className={css.quiet}>{formatHijriDate(of, locale)}</bdi>}
    </>
  );
}

/** When something happens at a place: its hour large, its day in words, and whose clocks these are. */
export function PlaceMoment({ at: { local, zone } }: { at: { readonly local: string; readonly zone: string } }) {
  const { locale } = useFacts();
  return (
    <time dateTime={local} className={css.when}>
      <strong className={css.hour}>{clockOf(local)}</strong>
      <span className={css.stacked}>
        <PaperDay of={local} />
        <bdi className={css.quiet}>{zoneName(zone, Date.parse(`${local.slice(0, 16)}:00Z`), locale)}</bdi>
      </span>
    </time>
  );
}
