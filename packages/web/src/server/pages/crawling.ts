import { editionOrigins } from "../request/edition.ts";
import { runtime } from "../runtime.ts";
import { sitemapXml } from "./sitemap.ts";

const aDay = "public, max-age=86400";

/** Crawlers may read everything that is not a person's own, a booking under way or a call. */
export const robots = async () => {
  const { origin } = await runtime();
  const closed = ["/api/", "/_serverFn/", "/login", "/signup", "/bookings", "/wallet", "/settings", "/profilesettings"];
  const lines = ["User-agent: *", ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ar${path}`])];
  return new Response(`${lines.join("\n")}\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": aDay },
  });
};

export const sitemap = async () => {
  const { environment, origin } = await runtime();
  const paths = ["/", "/about-us", "/contact-us", "/privacy-policy", "/terms-conditions", "/blogs"];
  return new Response(sitemapXml(paths, editionOrigins(environment.EDITIONS, origin), origin), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": aDay },
  });
};
