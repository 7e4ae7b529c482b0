import { paths } from "../../app/paths.ts";
import { busOperators } from "../buses/bus-directory.ts";
import { airlineSlugsOf, blogIndexOf, landingSlugsOf } from "../content-index.ts";
import { currentDashboard } from "../current-dashboard.ts";
import { type CurrentRequest, currentRequest } from "../request/current-request.ts";
import { type SitemapPage, sitemapXml } from "./sitemap.ts";

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
  paths.flightsHome(),
  paths.hotelsHome(),
].map((path) => ({ path }));

/** The pages of buses, where they are sold; null while that, or who drives them, cannot be told. */
const busPages = async (request: CurrentRequest): Promise<readonly SitemapPage[] | null> => {
  const dashboard = await currentDashboard(request);
  if (dashboard === null) return null;
  if (!dashboard.settings.verticals.includes("buses")) return [];
  const operators = await busOperators();
  return operators.ok
    ? [{ path: paths.busHome() }, ...operators.value.map(({ slug }) => ({ path: paths.busOperator(slug) }))]
    : null;
};

/** Every page that this edition shows to everybody. While the content service is away, those that need none of it. */
export const sitemap = async () => {
  const request = await currentRequest();
  const { edition, origins } = request.context.facts;
  const [landings, airlines, blogs, buses] = await Promise.all([
    landingSlugsOf(request),
    airlineSlugsOf(request),
    blogIndexOf(request, "en"),
    busPages(request),
  ]);
  const pages: readonly SitemapPage[] = [
    ...always,
    ...(landings.ok ? landings.value.map((slug) => ({ path: `/${slug}` })) : []),
    ...(airlines.ok ? airlines.value.map((slug) => ({ path: paths.airline(slug) })) : []),
    ...(blogs.ok
      ? blogs.value.map(({ slug, publishedAt }) => ({ path: paths.blog(slug), changedAt: publishedAt }))
      : []),
    ...(buses ?? []),
  ];
  return new Response(sitemapXml(pages, origins, origins[edition]), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": landings.ok && airlines.ok && blogs.ok && buses !== null ? aDay : aMinute,
    },
  });
};
