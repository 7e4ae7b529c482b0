import { expect, inject, test } from "vitest";
import { builtPages } from "../pages/built-pages.ts";
import { ask } from "../product/ask.ts";

test("default: health, readiness and build are told in JSON", async () => {
  const [live, ready, version] = await Promise.all(["/healthz", "/readyz", "/version"].map((path) => ask(path)));
  expect([live?.status, JSON.parse(live?.text ?? "")]).toEqual([200, { status: "ok", process: expect.any(Number) }]);
  const checks = { store: true, state: true, sandbox: true };
  expect([ready?.status, JSON.parse(ready?.text ?? "")]).toEqual([200, { status: "ready", checks }]);
  expect(JSON.parse(version?.text ?? "")).toEqual({ id: expect.stringMatching(/^[\w-]{8,}$/) });
});

test.each(["/healthz", "/version", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest"])(
  "behavior: %s is read, and nothing else is done with it",
  async (path) => {
    const answer = await ask(path, { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET"]);
  },
);

test("behavior: what is written to cannot be read", async () => {
  for (const path of ["/api/preferences", "/api/realtime/auth"]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "POST"]);
  }
});

test("default: robots are shown the sitemap and kept from what is a person's own", async () => {
  const { text } = await ask("/robots.txt");
  expect(text).toContain(`Sitemap: ${inject("origin")}/sitemap.xml`);
  for (const path of ["/api/", "/_serverFn/", "/settings", "/ar/settings", "/bookings", "/wallet"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).not.toMatch(/Disallow: \/\n/);
});

test("default: the sitemap is one well-formed document that names every open page in both languages", async () => {
  const { text } = await ask("/sitemap.xml");
  const urls = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gs)];
  const rest = text.replace(/<url>.*?<\/url>/gs, "").replace(/\s+/g, " ");
  expect(rest).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?> <urlset [^<>]*> <\/urlset> $/);
  const locations = urls.map(([, loc = ""]) => loc.replaceAll("&amp;", "&"));
  expect(new Set(locations).size).toBe(locations.length);

  const own = inject("origin");
  const forCrawlers = builtPages.open.filter(
    (path) => !/^\/(?:login|signup|forgot|verify|reset|session|preferences|find-booking|saved)/.test(path),
  );
  for (const path of forCrawlers) {
    const encoded = encodeURI(path);
    for (const address of [encoded, encoded === "/" ? "/ar" : `/ar${encoded}`])
      expect(locations).toContain(own + address);
  }
  for (const [, loc, alternates = ""] of urls) {
    const links = [...alternates.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"\/>/g)];
    expect([loc, links.map(([, language]) => language).toSorted()]).toEqual([
      loc,
      ["ar-PK", "ar-SA", "en-PK", "en-SA"],
    ]);
    // One of a page's sisters is the page itself.
    expect(links.map(([, , href]) => href)).toContain(loc);
  }
});

test("behavior: every address of the sitemap is there", async () => {
  const { text } = await ask("/sitemap.xml");
  const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc.replaceAll("&amp;", "&")),
  );
  for (const { pathname, search } of locations) {
    const page = await ask(pathname + search);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1];
    expect([pathname, page.status, canonical]).toEqual([pathname, 200, inject("origin") + pathname]);
  }
});

test.each([
  ["/manifest.webmanifest", "en", "ltr", "/"],
  ["/ar/manifest.webmanifest", "ar", "rtl", "/ar"],
])("default: %s is in the language of its address", async (path, lang, dir, start) => {
  const { headers, text } = await ask(path);
  expect(headers["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: { src: string; type: string }[] } = JSON.parse(text);
  expect(manifest).toMatchObject({ lang, dir, start_url: start, id: "/", display: "standalone" });
  for (const { src, type } of manifest.icons) {
    const icon = await ask(src);
    expect([src, icon.status, icon.headers["content-type"]]).toEqual([src, 200, type]);
  }
});
