import { currencies, displayDigitsOf, type EpochMs, type Locale, type Money } from "@safar/engine";
import { remembered } from "./remembered.ts";
import { gregorian } from "./tags.ts";
import { unbroken } from "./unbroken.ts";

// Apart: the front page's forms write lists, and no amounts.
export { commaIn } from "./comma.ts";

/** How a currency is written in each language; any other is written by its code. */
const signs: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  PKR: { en: "Rs", ar: "روبية" },
  SAR: { en: "SAR", ar: "ر.س" },
};

const numberFormat = remembered((key) => {
  const [tag = gregorian.en, digits = "0"] = key.split("|");
  return new Intl.NumberFormat(tag, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) });
});

const written = (money: Money, locale: Locale): string => {
  const digits = displayDigitsOf(money);
  const amount = Math.abs(money.minor) / 10 ** currencies[money.currency].wireExponent;
  const number = numberFormat(`${gregorian[locale]}|${digits}`).format(amount);
  const sign = signs[money.currency]?.[locale] ?? money.currency;
  return locale === "ar" ? `${number}\u00a0${sign}` : `${sign}\u00a0${number}`;
};

/**
 * An amount with its sign: `−Rs 1,000`, `+Rs 500`; nothing has none. In Arabic the first mark makes the whole read from the right,
 * so that the currency stands on the side where it always does, and the second keeps the sign at the number.
 */
export const formatSigned = (money: Money, locale: Locale): string => {
  if (money.minor === 0) return written(money, locale);
  const marks = locale === "ar" ? "\u200f\u200e" : "";
  return `${marks}${money.minor < 0 ? "\u2212" : "+"}${written(money, locale)}`;
};

/** An amount as a person reads it: `Rs 18,900`, `450.50 ر.س`, `−Rs 1,000`. To be isolated from the text around it. */
export const formatMoney = (money: Money, locale: Locale): string =>
  money.minor < 0 ? formatSigned(money, locale) : written(money, locale);

/** A whole number with its thousands told apart: `1,270`. */
export const formatCount = (count: number, locale: Locale): string =>
  numberFormat(`${gregorian[locale]}|0`).format(Math.round(count));

/** An amount in a calendar's cell: whole units, rounded up so that no day looks cheaper than it is, without a sign. */
export const formatWholeAmount = ({ currency, minor }: Money, locale: Locale): string =>
  formatCount(Math.ceil(minor / 10 ** currencies[currency].wireExponent), locale);

/** A share as a person reads it: `50%`. After Arabic letters its sign would change sides, so that it stands by itself there. */
export const formatPercent = (percent: number, locale: string): string =>
  locale === "ar" ? `\u2066${percent}%\u2069` : `${percent}%`;

const minuteMs = 60_000;

/** The minute that an instant is meant to be: one that came by an answer is a little off, and 8:14:59.9 is meant as 8:15. */
export const meantMinute = (instant: EpochMs): EpochMs => Math.round(instant / minuteMs) * minuteMs;

const dateFormat = remembered((key) => {
  const [tag = gregorian.en, zone = "UTC"] = key.split("|");
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: zone });
});

/** The day of an instant in a zone: `3 December 2026`. */
export const formatDay = (instant: EpochMs, locale: Locale, zone: string): string =>
  unbroken(dateFormat(`${gregorian[locale]}|${zone}`), meantMinute(instant));

// The one clock, as in clock.ts. That one and its names are not used here: the home page shows hours too, and its script is small.
const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const placeFormat = remembered(
  (tag) =>
    new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short", ...hours, timeZone: "UTC" }),
);

/** A place's own date and time, written without an offset (`2026-12-03T20:30`), as it stands on its clocks: `Thu, 3 Dec, 20:30`. */
export const formatPlaceTime = (local: string, locale: Locale): string =>
  unbroken(placeFormat(gregorian[locale]), Date.parse(`${local.slice(0, 16)}:00Z`));

const momentFormat = remembered((key) => {
  const [tag = gregorian.en, zone = "UTC"] = key.split("|");
  return new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year: "numeric", ...hours, timeZone: zone });
});

/** An instant in a zone, short: `21 Nov 2026, 14:05`. */
export const formatMoment = (instant: EpochMs, locale: Locale, zone: string): string =>
  unbroken(momentFormat(`${gregorian[locale]}|${zone}`), meantMinute(instant));

/** How numbers are grouped in our editions' countries. Mobile ones come first: the next pattern would take them as well. */
const phoneGroups: readonly RegExp[] = [
  /^(\+92)(3\d{2})(\d{7})$/,
  /^(\+92)(\d{2})(\d{3,4})(\d{4})$/,
  /^(\+966)(\d{2})(\d{3})(\d{4})$/,
];

/** A number in E.164 as people read it: `+92 300 1234567`, of which no line is torn. Any other text is left as it is. */
export const formatPhone = (phone: string): string =>
  phoneGroups
    .find((group) => group.test(phone))
    ?.exec(phone)
    ?.slice(1)
    .join("\u00a0") ?? phone;
