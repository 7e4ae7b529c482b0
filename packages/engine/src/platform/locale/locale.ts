import { type Locale, locales } from "../../kernel/edition.ts";

/** Sent to every machine that holds words of the service: the dashboard and the countries are then loaded again. */
export type LanguageChanged = { readonly type: "language.changed"; readonly locale: Locale };

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
