import type { Locale } from "@safar/engine";
import { remembered } from "./remembered.ts";
import { gregorian } from "./tags.ts";

export type LengthUnit = "meter" | "kilometer";

const units: Readonly<Record<Locale, Readonly<Record<LengthUnit, string>>>> = {
  en: { meter: "m", kilometer: "km" },
  ar: { meter: "م", kilometer: "كم" },
};

const tenths = remembered((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** A length in its unit: `300 m`. */
export const formatLength = (length: number, unit: LengthUnit, locale: Locale): string =>
  `${tenths(gregorian[locale]).format(length)}\u00a0${units[locale][unit]}`;

/** Nobody measures from door to door: the least that is said. */
const leastMetres = 100;

/** How far something is, as a person reads it: `450 m`, `1.5 km`, `12 km`. Metres are told to fifty. */
export const formatDistance = (km: number, locale: Locale): string => {
  const metres = Math.max(leastMetres, Math.round(km * 20) * 50);
  return metres < 1000
    ? formatLength(metres, "meter", locale)
    : formatLength(km < 10 ? km : Math.round(km), "kilometer", locale);
};
