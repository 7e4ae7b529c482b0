import { describe, expect, test } from "vitest";
import { sitemapXml } from "./sitemap.ts";

const origins = { PK: "https://safar.pk", SA: "https://safar.sa" };
const read = (xml: string) => ({
  addresses: [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address),
  alternates: [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`),
});

describe("sitemapXml", () => {
  test("default: each language is an address, and names its sisters in every edition", () => {
    const { addresses, alternates } = read(sitemapXml([{ path: "/blogs" }], origins, origins.SA));
    expect(addresses).toEqual(["https://safar.sa/blogs", "https://safar.sa/ar/blogs"]);
    expect(new Set(alternates)).toEqual(
      new Set([
        "en-PK https://safar.pk/blogs",
        "ar-PK https://safar.pk/ar/blogs",
        "en-SA https://safar.sa/blogs",
        "ar-SA https://safar.sa/ar/blogs",
      ]),
    );
    expect(alternates).toHaveLength(8);
  });

  test("behavior: the root has no trailing slash in Arabic", () => {
    expect(read(sitemapXml([{ path: "/" }], origins, origins.PK)).addresses).toEqual([
      "https://safar.pk/",
      "https://safar.pk/ar",
    ]);
  });

  test("behavior: an Arabic slug is percent-encoded once, whether it was before or not", () => {
    const plain = sitemapXml([{ path: "/طيران" }], origins, origins.PK);
    expect(read(plain).addresses[0]).toBe("https://safar.pk/%D8%B7%D9%8A%D8%B1%D8%A7%D9%86");
    expect(sitemapXml([{ path: encodeURI("/طيران") }], origins, origins.PK)).toBe(plain);
  });

  test("behavior: what editors wrote cannot break out of its element", () => {
    const xml = sitemapXml([{ path: '/a&b"</loc><loc>' }], origins, origins.PK);
    expect(xml).not.toContain("</loc><loc>");
    expect(xml).toContain("a&amp;b");
  });

  test("default: a page says when it was changed, if that is known", () => {
    const xml = sitemapXml(
      [{ path: "/blog/x", changedAt: Date.UTC(2026, 9, 12, 6) }, { path: "/" }],
      origins,
      origins.PK,
    );
    expect(xml.match(/<lastmod>/g)).toHaveLength(2);
    expect(xml).toContain("<lastmod>2026-10-12T06:00:00.000Z</lastmod>");
  });
});
