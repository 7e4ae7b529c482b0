import type { Locale } from "@safar/engine";
import { commaIn } from "./format.ts";
import { remembered } from "./remembered.ts";

const names = remembered((locale) => new Intl.DisplayNames([locale], { type: "language" }));

/** A language by its ISO 639 code, in a language. */
export const languageName = (code: string, locale: Locale): string => names(locale).of(code) ?? code;

/** Several of them in a line. */
export const languagesOf = (codes: readonly string[], locale: Locale): string =>
  codes.map((code) => languageName(code, locale)).join(commaIn(locale));
