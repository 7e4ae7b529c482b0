import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type Allowance, type FlightReferences, type FlightSegment, isNoBag, type Locale } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { formatLongDay, formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { remembered } from "../../i18n/remembered.ts";

/** A text isolated from what stands around it, where an element for it would be one too many. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The hour on a place's clock: `08:15`. */
export const clockOf = (local: string): string => local.slice(11, 16);

/** An hour of the day, from minutes after midnight. */
export const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const offsetOf = (zone: string, instant: number): number => {
  const words = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(words ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const offsets = remembered((key) => {
  const [zone = "UTC", local = ""] = key.split("|");
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  // The zone's offset depends on the instant, and the instant on the offset: the second look is right beside a change too.
  const guess = offsetOf(zone, asUtc);
  const offset = offsetOf(zone, asUtc - guess * 60_000);
  const [sign, minutes] = offset < 0 ? ["\u2212", -offset] : ["+", offset];
  const rest = minutes % 60;
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
});

/** How far a place's clock is from UTC at a time of its own: `UTC+5`. */
export const zoneWords = ({ local, zone }: { readonly local: string; readonly zone: string }): string =>
  offsets(`${zone}|${local}`);

const durationIn = (i18n: I18n, minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return i18n._(msg`${rest} min`);
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`);
};

const stopsIn = (i18n: I18n, stops: number): string =>
  stops === 0 ? i18n._(msg`Direct`) : i18n._(msg`${plural(stops, { one: "# stop", other: "# stops" })}`);

const allowanceIn = (i18n: I18n, allowance: Allowance): string => {
  if (isNoBag(allowance)) return i18n._(msg`none`);
  if (allowance.unit === "kg") return i18n._(msg`${allowance.kg} kg`);
  const { pieces, kgEach } = allowance;
  return pieces === 1 ? i18n._(msg`${kgEach} kg`) : isolated(i18n._(msg`${pieces} × ${kgEach} kg`));
};

const durations = { en: new Map<number, string>(), ar: new Map<number, string>() };

/** The words of times, places and allowances in the page's language. The same object for the same language. */
export type FlightWords = {
  readonly locale: Locale;
  readonly duration: (minutes: number) => string;
  readonly stops: (stops: number) => string;
  readonly allowance: (allowance: Allowance) => string;
  readonly day: (local: string) => string;
  readonly longDay: (local: string) => string;
  readonly city: (code: string, references: FlightReferences | null) => string;
  readonly airport: (code: string, references: FlightReferences | null) => string;
  readonly airline: (code: string, references: FlightReferences | null) => string;
  /** Everybody who sells a flight of these, each once. */
  readonly airlines: (
    flights: readonly Pick<FlightSegment, "airline">[],
    references: FlightReferences | null,
  ) => string;
};

const airlineIn = (locale: Locale, code: string, references: FlightReferences | null): string =>
  references?.airlines[code]?.[locale] ?? code;

const wordsIn = (locale: Locale, i18n: I18n): FlightWords => ({
  locale,
  duration: (minutes) => {
    const known = durations[locale].get(minutes) ?? durationIn(i18n, minutes);
    durations[locale].set(minutes, known);
    return known;
  },
  stops: (stops) => stopsIn(i18n, stops),
  allowance: (allowance) => allowanceIn(i18n, allowance),
  day: (local) => formatShortDay(local, locale),
  longDay: (local) => formatLongDay(local, locale),
  city: (code, references) => references?.airports[code]?.city[locale] ?? code,
  airport: (code, references) => references?.airports[code]?.[locale] ?? code,
  airline: (code, references) => airlineIn(locale, code, references),
  airlines: (flights, references) =>
    [...new Set(flights.map(({ airline }) => airline))]
      .map((code) => isolated(airlineIn(locale, code, references)))
      .join(commaIn(locale)),
});

const spoken = new WeakMap<I18n, FlightWords>();

export const useFlightWords = (): FlightWords => {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const known = spoken.get(i18n);
  if (known?.locale === locale) return known;
  const words = wordsIn(locale, i18n);
  spoken.set(i18n, words);
  return words;
};
