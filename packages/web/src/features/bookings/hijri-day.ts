import type { Locale } from "@safar/engine";
import { unbroken } from "../../i18n/format.ts";

const tags: Readonly<Record<Locale, string>> = {
  en: "en-GB-u-ca-islamic-umalqura-nu-latn",
  ar: "ar-SA-u-ca-islamic-umalqura-nu-latn",
};

/** The day of a local time in the Umm al-Qura calendar: `11 Jumada II 1448`. */
export const hijriDay = (local: string, locale: Locale): string =>
  unbroken(
    new Intl.DateTimeFormat(tags[locale], { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
    Date.parse(`${local.slice(0, 10)}T12:00:00Z`),
  ).replace(/\s*(?:AH|هـ)$/u, "");
