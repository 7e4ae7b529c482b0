import type { Locale } from "../../kernel/edition.ts";
import { parseAcceptLanguage } from "./accept-language.ts";
import { isLocale } from "./locale.ts";

export type LocaleSigns = {
  /** The language the path carries; null where the path says nothing, which only the root does. */
  readonly path: Locale | null;
  /** The cookie's value as it came. */
  readonly cookie: string | null | undefined;
  /** The Accept-Language header as it came. */
  readonly acceptLanguage: string | null | undefined;
  readonly editionDefault: Locale;
};

/** Path before cookie before browser before the edition's own language. */
export const chooseLocale = ({ path, cookie, acceptLanguage, editionDefault }: LocaleSigns): Locale => {
  if (path !== null) return path;
  if (isLocale(cookie)) return cookie;
  return (
    parseAcceptLanguage(acceptLanguage)
      .map(({ language }) => language)
      .find(isLocale) ?? editionDefault
  );
};
