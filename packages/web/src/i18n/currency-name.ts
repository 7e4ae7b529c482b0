import type { CurrencyCode, Locale } from "@safar/engine";
import { remembered } from "./remembered.ts";

const names = remembered((locale) => new Intl.DisplayNames([locale], { type: "currency" }));

/** What the platforms call otherwise, or in the wrong gender. */
const own: Readonly<Partial<Record<string, string>>> = { PKR: "روبية باكستانية", SAR: "ريال سعودي" };

/** What people call a currency in their language, as the services write it: `Pakistani rupee`, `روبية باكستانية`. */
export const currencyName = (currency: CurrencyCode, locale: Locale): string =>
  (locale === "ar" ? own[currency] : undefined) ??
  (names(locale).of(currency) ?? currency).replace(/ \S+$/, (last) => last.toLowerCase());

/** A currency in a label or a sentence: by its code in English, as statements have it, and by its name in Arabic. */
export const currencyWord = (currency: CurrencyCode, locale: Locale): string =>
  locale === "ar" ? currencyName(currency, locale) : currency;
