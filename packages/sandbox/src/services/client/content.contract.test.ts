import { createContentService } from "@safar/api-clients";
import { describe, expect, test } from "vitest";
import { openContentBench } from "../../testing/content-bench.ts";
import { airportOf } from "../../world/airports.ts";
import { busCities } from "../../world/buses/bus-cities.ts";
import { airlines } from "../../world/flights/airlines.ts";
import { placeOf as hotelPlaceOf } from "../../world/hotels/hotel-search.ts";
import { placeBySlug as tourPlaceOf } from "../../world/tours/tours.ts";
import { railStationOf } from "../../world/trains/rail-stations.ts";
import { blogs } from "../content/blogs/index.ts";
import { staticPages } from "../content/pages/index.ts";
import { verticals } from "../verticals.ts";

const pages = [...staticPages, ...verticals.flights.pages, ...verticals.hotels.pages];

const begin = () => {
  const bench = openContentBench();
  return { ...bench, service: createContentService((locale) => bench.client("client", { locale })) };
};
const arabic = /[\u0600-\u06ff]/;
const locales = ["en", "ar"] as const;
/** Every text inside a value, its structure aside. */
const textIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textIn).join(" ");
  if (typeof value !== "object" || value === null) return "";
  return "text" in value ? String(value.text) : Object.values(value).map(textIn).join(" ");
};
const wordsOf = (body: unknown) =>
  textIn(body)
    .split(/\s+/)
    .filter((word) => word !== "").length;

describe("blogs", () => {
  test("default: pages of posts, newest first", async () => {
    const { service } = begin();
    const first = await service.blogs("en", { page: 1 });
    expect(first).toMatchObject({ type: "LISTED", page: 1, lastPage: 1, total: 8 });
    expect(first.type === "LISTED" && first.blogs[0]).toMatchObject({
      slug: "alula-two-days",
      category: { id: "places", name: "Places" },
      publishedAt: Date.parse("2026-11-02T06:00:00Z"),
      art: "hegra",
    });
    const food = await service.blogs("ar", { page: 1, category: "food" });
    expect(food).toMatchObject({ total: 1, blogs: [{ title: "لاهور في ستة أطباق", category: { name: "مأكولات" } }] });
    expect(await service.blogs("en", { page: 9 })).toMatchObject({ type: "LISTED", blogs: [], total: 8 });
  });
  test("default: a post comes as blocks, with others like it", async () => {
    const found = await begin().service.blog("en", "haramain-train");
    if (found.type !== "FOUND") throw new Error(found.type);
    expect(new Set(found.blog.body.map(({ kind }) => kind))).toEqual(new Set(["paragraph", "heading", "list"]));
    expect(found.related).toHaveLength(3);
    expect(found.related.map(({ slug }) => slug)).not.toContain("haramain-train");
  });
  test.each(blogs.map(({ slug }) => slug))("default: %s is worth reading in both languages", async (slug) => {
    const { service } = begin();
    for (const locale of locales) {
      const found = await service.blog(locale, slug);
      if (found.type !== "FOUND") throw new Error(found.type);
      expect(wordsOf(found.blog.body), `${slug} in ${locale}`).toBeGreaterThanOrEqual(280);
      expect(wordsOf(found.blog.body), `${slug} in ${locale}`).toBeLessThanOrEqual(600);
      for (const text of [found.blog.title, found.blog.excerpt, found.blog.author, textIn(found.blog.body)]) {
        expect(arabic.test(text)).toBe(locale === "ar");
      }
    }
  });
  test("behavior: a post that is not there", async () => {
    expect(await begin().service.blog("en", "nowhere")).toEqual({ type: "NOT_FOUND" });
  });
});

describe("pages", () => {
  test.each(pages.map(({ slug }) => slug))("default: %s in both languages", async (slug) => {
    const { service } = begin();
    for (const locale of locales) {
      const found = await service.page(locale, slug);
      if (found.type !== "FOUND") throw new Error(found.type);
      expect(found.page.slug).toBe(slug);
      expect(wordsOf(found.page.body), `${slug} in ${locale}`).toBeGreaterThan(100);
      expect(found.page.kind === "static" || found.page.questions.length >= 3).toBe(true);
      expect(arabic.test(found.page.title)).toBe(locale === "ar");
    }
  });
  test("default: the static pages are there, and an Arabic slug is found in any normal form", async () => {
    const { service } = begin();
    const listed = await service.pages("en", "static");
    expect(listed.type === "LISTED" && listed.pages.map(({ slug }) => slug)).toEqual([
      "about-us",
      "privacy-policy",
      "terms-conditions",
    ]);
    expect((await service.page("ar", "طيران-جدة-الرياض".normalize("NFD"))).type).toBe("FOUND");
    const landings = await service.pages("ar", "landing");
    expect(landings.type === "LISTED" && landings.pages.map(({ serviceType }) => serviceType).toSorted()).toEqual([
      "flight",
      "flight",
      "flight",
      "flight",
      "hotel",
      "hotel",
    ]);
  });
  test("default: each airline has a page of its own, and says which flight it is about", async () => {
    const { service } = begin();
    const listed = await service.pages("en", "airline");
    expect(listed.type === "LISTED" && listed.pages).toHaveLength(airlines.length + 1);
    const found = await service.page("ar", "markhor-air");
    expect(found).toMatchObject({ page: { kind: "airline", flight: { from: "ISB", to: "KHI", airline: "M7" } } });
    expect(await service.page("en", "about-us")).toMatchObject({ page: { flight: null } });
  });
  test("behavior: a page that is not there, and a service that is not", async () => {
    const { service, switchOn } = begin();
    expect(await service.page("en", "__proto__")).toEqual({ type: "NOT_FOUND" });
    switchOn("content_down");
    expect(await service.page("en", "about-us")).toMatchObject({ type: "UNAVAILABLE", problem: { status: 503 } });
    expect((await service.blogs("en", { page: 1 })).type).toBe("UNAVAILABLE");
  });
});

test("behavior: every link inside the writing leads to a page or post that exists, or to a route of the site", () => {
  const known = new Set([
    "/contact-us",
    ...pages.map(({ slug, type }) => (type === "airline" ? `/flights/${slug}` : `/${slug}`)),
    ...blogs.map(({ slug }) => `/blog/${slug}`),
  ]);
  /** Ends of a way and places that something is looked for in, as addresses name them. */
  const searches: readonly (readonly [RegExp, (slug: string) => unknown])[] = [
    [/^\/book-flights-online()$/, () => true],
    [/^\/hotels\/(.+)$/, hotelPlaceOf],
    [/^\/tours\/(.+)$/, tourPlaceOf],
    [/^\/train\/(.+)-to-(.+)$/, railStationOf],
    [/^\/bus\/(.+)-to-(.+)$/, (slug) => busCities.find((city) => city.slug === slug)],
    [/^\/flights\/.+\/([A-Z]{3})-to-([A-Z]{3})$/, airportOf],
  ];
  const isSearch = (link: string): boolean =>
    searches.some(([address, placeOf]) => address.exec(link)?.slice(1).every(placeOf));
  const bodies = [...pages, ...blogs].flatMap(({ body }) => [body.en, body.ar]);
  const links = bodies.flatMap((body) =>
    [...body.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, link = ""]) => link),
  );
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(known.has(link) || isSearch(link), link).toBe(true);
});
