import { expect, test } from "vitest";
import { pageHead, unlistedHead } from "./page-head.ts";

const facts = { locale: "en", edition: "PK", origins: { PK: "https://safar.pk", SA: "https://safar.sa" } } as const;

test("default: one canonical address, and a sister in each language and edition", () => {
  const { links } = pageHead({ facts, path: "/طيران", title: "Flights", description: "…" });
  const slug = "/%D8%B7%D9%8A%D8%B1%D8%A7%D9%86";
  expect(links.map((link) => ["hrefLang" in link ? link.hrefLang : link.rel, link.href])).toEqual([
    ["canonical", `https://safar.pk${slug}`],
    ["en-PK", `https://safar.pk${slug}`],
    ["ar-PK", `https://safar.pk/ar${slug}`],
    ["en-SA", `https://safar.sa${slug}`],
    ["ar-SA", `https://safar.sa/ar${slug}`],
  ]);
});

test("default: the title names the page, then the site", () => {
  const { meta } = pageHead({ facts: { ...facts, locale: "ar" }, path: "/", title: "من نحن", description: "…" });
  expect(meta[0]).toEqual({ title: "من نحن · سفر" });
});

test("behavior: what was published on a day is an article of that day", () => {
  const { meta } = pageHead({ facts, path: "/blog/x", title: "X", description: "…", publishedAt: 0 });
  expect(meta).toContainEqual({ property: "og:type", content: "article" });
  expect(meta).toContainEqual({ property: "article:published_time", content: "1970-01-01T00:00:00.000Z" });
});

test("behavior: a person's own page is listed nowhere", () => {
  const { meta, links } = unlistedHead({ facts, title: "Notifications" });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(links).toEqual([]);
});
