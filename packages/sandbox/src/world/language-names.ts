import type { Names } from "./names.ts";

const nameIn = (locale: keyof Names, code: string): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;

/** What a language is called, by its ISO 639 code. */
export const languageNames = (code: string): Names => ({ en: nameIn("en", code), ar: nameIn("ar", code) });
