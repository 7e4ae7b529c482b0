import { locales } from "@safar/engine";
import { localisePath } from "../../app/addresses/locale.ts";
import { encodedPath } from "../../seo/alternates.ts";
import type { editionOrigins } from "../request/edition.ts";
import type { SitemapPage } from "../verticals/server-vertical.ts";

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The sitemap of pages: each language is an address of its own and names the others. */
export const sitemapXml = (
  pages: readonly SitemapPage[],
  origins: ReturnType<typeof editionOrigins>,
  own: string,
): string => {
  const alternates = (path: string) =>
    Object.entries(origins).flatMap(([edition, origin]) =>
      locales.map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}-${edition}" href="${escaped(origin + localisePath(path, locale))}"/>`,
      ),
    );
  const entries = pages.flatMap(({ path: plain, changedAt }) => {
    const path = encodedPath(plain);
    const changed = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return locales.map(
      (locale) =>
        `<url><loc>${escaped(own + localisePath(path, locale))}</loc>${changed}${alternates(path).join("")}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
};
