import { currencies, displayDigitsOf, type EpochMs, type Locale, type Money, type PlaceTime } from "@safar/engine";

const tags: Readonly<Record<Locale, string>> = { en: "en-GB-u-ca-gregory-nu-latn", ar: "ar-AE-u-ca-gregory-nu-latn" };

export type Format = {
  readonly money: (money: Money) => string;
  /** A place's own day and time. */
  readonly at: (time: PlaceTime) => string;
  /** The time of day of an instant, in the edition's zone, with the zone's name. */
  readonly time: (instant: EpochMs) => string;
};

export const formatIn = (locale: Locale, zone: string): Format => {
  const tag = tags[locale];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone: zone });
  return {
    money: (money) => {
      const digits = displayDigitsOf(money);
      const amount = Math.abs(money.minor) / 10 ** currencies[money.currency].wireExponent;
      const number = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      return `${money.minor < 0 ? "−" : ""}${money.currency}\u00a0${number.format(amount)}`;
    },
    // Read as if it were UTC and written as UTC, so that it stays the place's own.
    at: ({ local }) => day.format(Date.parse(`${local.slice(0, 16)}Z`)),
    time: (instant) => `${time.format(instant)} (${zone})`,
  };
};
