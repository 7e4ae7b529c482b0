import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type Allowance, type FlightReferences, type FlightSegment, isNoBag, type Locale } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatLongDay, formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";

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
    const known = durations[locale].get(minutes) ?? lengthOfTime(i18n, minutes);
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
