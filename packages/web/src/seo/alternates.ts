import { type EditionCountry, type Locale, locales } from "@safar/engine";
import { localisePath } from "../app/locale.ts";

type Address = {
  readonly locale: Locale;
  readonly edition: EditionCountry;
  readonly origins: Readonly<Record<EditionCountry, string>>;
};

const editions: readonly EditionCountry[] = ["PK", "SA"];

/** The one address of a page, and its sisters in every language and edition. `path` carries no language. */
export const alternateLinks = (path: string, { locale, edition, origins }: Address) => [
  { rel: "canonical", href: origins[edition] + localisePath(path, locale) },
  ...editions.flatMap((other) =>
    locales.map((language) => ({
      rel: "alternate",
      hrefLang: `${language}-${other}`,
      href: origins[other] + localisePath(path, language),
    })),
  ),
];
