export const locales = ["en", "ar"] as const;
export type Locale = (typeof locales)[number];

/** A path of ours, written without a language, in a language. */
export const pathIn = (path: string, locale: Locale): string =>
  locale === "en" ? path : path === "/" ? "/ar" : `/ar${path}`;
