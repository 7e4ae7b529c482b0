import { msg } from "@lingui/core/macro";
import type { Locale } from "@safar/engine";
import { localisePath } from "../app/addresses/locale.ts";
import type { RequestFacts } from "../app/loading/request-facts.ts";
import { i18nOf } from "../i18n/i18n.ts";
import { soldWords } from "./sold-words.ts";

const titles = {
  PK: msg`Safar: flights, stays and tickets across Pakistan and beyond`,
  SA: msg`Safar: flights, stays and tickets across Saudi Arabia and beyond`,
};

const descriptions = {
  PK: (sold: string) => msg`Search, book and pay for ${sold} in rupees, in English and Arabic.`,
  SA: (sold: string) => msg`Search, book and pay for ${sold} in riyals, in Arabic and English.`,
};

export const siteName = (locale: Locale): string => (locale === "ar" ? "سفر" : "Safar");

/** What every page says of itself unless it says it better: the edition's own title and description; one that is missing, that it is. */
export const siteHead = ({ locale, edition, origins }: RequestFacts, isMissing = false) => {
  const i18n = i18nOf(locale);
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { title: isMissing ? `${i18n._(msg`Page not found`)} · ${siteName(locale)}` : i18n._(titles[edition]) },
      { name: "description", content: i18n._(descriptions[edition](soldWords(i18n))) },
      { name: "theme-color", content: "#10233f" },
      { property: "og:site_name", content: siteName(locale) },
      { property: "og:locale", content: `${locale}_${edition}` },
      { property: "og:image", content: `${origins[edition]}/share-${locale}.jpg` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      // No font is preloaded: browsers hold the first paint back for one. The styles stand in the page, so that its text asks soon.
      { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
      { rel: "manifest", href: localisePath("/manifest.webmanifest", locale) },
    ],
  };
};
