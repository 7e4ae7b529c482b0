import type { Locale } from "@safar/engine";

/** A text in both languages. */
export const inBoth = (write: (locale: Locale) => string): Readonly<Record<Locale, string>> => ({
  en: write("en"),
  ar: write("ar"),
});
