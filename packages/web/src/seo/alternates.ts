import { type EditionCountry, type Locale, locales } from "@safar/engine";
import { localisePath } from "../app/addresses/locale.ts";

type Address = {
  readonly locale: Locale;
  readonly edition: EditionCountry;
  readonly origins: Readonly<Record<EditionCountry, string>>;
};

const editions: readonly EditionCountry[] = ["PK", "SA"];

/** A path as an address holds it: percent-encoded, once. */
export const encodedPath = (path: string): string => {
  try {
    return encodeURI(decodeURI(path).normalize("NFC"));
  } catch {
    return path;
  }
};

/** The address of a page in this language and edition. `path` carries no language. */
export const addressOf = (path: string, { locale, edition, origins }: Address): string =>
  origins[edition] + localisePath(encodedPath(path), locale);

/** The one address of a page, and its sisters in every language and edition. `path` carries no language. */
export const alternateLinks = (path: string, address: Address) => [
  { rel: "canonical", href: addressOf(path, address) },
  ...editions.flatMap((edition) =>
    locales.map((locale) => ({
      rel: "alternate",
      hrefLang: `${locale}-${edition}`,
      href: addressOf(path, { ...address, locale, edition }),
    })),
  ),
];
