import type { Locale } from "@safar/engine";

/** Latin digits in both languages, the calendar said aloud: the platforms' own defaults differ. */
export const gregorian: Readonly<Record<Locale, string>> = {
  en: "en-GB-u-ca-gregory-nu-latn",
  ar: "ar-AE-u-ca-gregory-nu-latn",
};
