import type { Locale } from "@safar/engine";
import { remembered } from "./remembered.ts";
import { unbroken } from "./unbroken.ts";

/** The calendar that Saudi Arabia reckons by, in Latin digits. */
const ummAlQura: Readonly<Record<Locale, string>> = {
  en: "en-GB-u-ca-islamic-umalqura-nu-latn",
  ar: "ar-SA-u-ca-islamic-umalqura-nu-latn",
};

const noonOf = (local: string): number => Date.parse(`${local.slice(0, 10)}T12:00:00Z`);

const dayFormat = remembered((tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }));
const dateFormat = remembered(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

/** The day of a date or of a local time by Umm al-Qura: `23 Jumada II`. */
export const formatHijriDay = (local: string, locale: Locale): string =>
  unbroken(dayFormat(ummAlQura[locale]), noonOf(local));

/** The same with its year, whose era the page names: `23 Jumada II 1448`. */
export const formatHijriDate = (local: string, locale: Locale): string =>
  unbroken(dateFormat(ummAlQura[locale]), noonOf(local)).replace(/\s*(?:AH|هـ)$/u, "");
