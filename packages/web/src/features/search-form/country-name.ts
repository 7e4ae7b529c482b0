import type { Locale } from "@safar/engine";
import { remembered } from "../../i18n/remembered.ts";

const names = remembered((locale) => new Intl.DisplayNames([locale], { type: "region" }));

/** A country by its ISO 3166-1 code, in a language. */
export const countryName = (code: string, locale: Locale): string => names(locale).of(code) ?? code;
