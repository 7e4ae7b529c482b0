import { paths } from "../../app/addresses/paths.ts";
import { soldVerticals } from "../../app/verticals.ts";
import { blogIndexOf, landingSlugsOf } from "../content-index.ts";
import { serverVerticals } from "../registry/verticals.ts";
import { currentRequest } from "../request/current-request.ts";
import type { SitemapPage } from "../verticals/server-vertical.ts";
import { sitemapXml } from "./sitemap.ts";

const aDay = "public, max-age=86400";
const aMinute = "public, max-age=60";

/** A person's own pages, bookings under way, and calls. */
const closed = [
  "/api/",
  "/_serverFn/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-success",
  "/verify-",
  "/session-expired",
  "/bookings",
  "/mbookings",
  "/wallet",
  "/fnf",
  "/subscription",
  "/support",
  "/settings",
  "/profilesettings",
  "/payment-methods",
  "/notification",
  "/user/",
  "/payments/",
];

/** Crawlers may read everything else. */
export const robots = async () => {
  const { context } = await currentRequest();
  const { edition, origins } = context.facts;
  const lines = ["User-agent: *", ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ar${path}`])];
  return new Response(`${lines.join("\n")}\nSitemap: ${origins[edition]}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": aDay },
  });
};

const always: readonly SitemapPage[] = [
  paths.home(),
  paths.aboutUs(),
  paths.contactUs(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.blogs(),
].map((path) => ({ path }));

/** Every page that this edition shows to everybody. While the content service is away, those that need none of it. */
export const sitemap = async () => {
  const request = await currentRequest();
  const { edition, origins } = request.context.facts;
  const [landings, blogs, sold] = await Promise.all([
    landingSlugsOf(request),
    blogIndexOf(request, "en"),
    Promise.all(soldVerticals.map((vertical) => serverVerticals[vertical].listed(request))),
  ]);
  const pages: readonly SitemapPage[] = [
    ...always,
    ...(landings.ok ? landings.value.map((slug) => ({ path: `/${slug}` })) : []),
    ...(blogs.ok
      ? blogs.value.map(({ slug, publishedAt }) => ({ path: paths.blog(slug), changedAt: publishedAt }))
      : []),
    ...sold.flatMap((one) => one.pages),
  ];
  return new Response(sitemapXml(pages, origins, origins[edition]), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": landings.ok && blogs.ok && sold.every(({ isWhole }) => isWhole) ? aDay : aMinute,
    },
  });
};
