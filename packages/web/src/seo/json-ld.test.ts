import type { Blog } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { blogPostingThing, breadcrumbThing, faqThing, jsonLdText, organizationThing } from "./json-ld.ts";

const facts = {
  locale: "ar",
  edition: "SA",
  origins: { PK: "https://safar.pk", SA: "https://safar.sa" },
} as const;

const blog: Blog = {
  slug: "hunza-in-autumn",
  title: "Hunza",
  excerpt: "Gold.",
  author: "Mehreen Baig",
  category: { id: "places", name: "Places" },
  publishedAt: Date.UTC(2026, 9, 12, 6),
  readingMinutes: 4,
  art: "hunza",
  body: [],
};

describe("jsonLdText", () => {
  test.each(["</script><script>alert(1)</script>", "<!--", "\u2028"])("behavior: %j cannot end the element", (text) => {
    const written = jsonLdText([faqThing([{ question: text, answer: text }])]);
    expect(written).not.toMatch(/<|\u2028/);
    expect(JSON.parse(written)["@graph"][0].mainEntity[0].name).toBe(text);
  });
});

test("default: addresses are this edition's, in this language", () => {
  const { itemListElement } = breadcrumbThing(facts, [
    { href: "/", label: "الرئيسية" },
    { href: "/blogs", label: "المدوّنة" },
  ]);
  expect(itemListElement).toMatchObject([
    { position: 1, item: "https://safar.sa/ar" },
    { position: 2, item: "https://safar.sa/ar/blogs" },
  ]);
});

test("default: a blog says who wrote it and when, and nothing that the page does not show", () => {
  const thing = blogPostingThing(facts, "/blog/hunza-in-autumn", blog);
  expect(thing).toMatchObject({
    "@type": "BlogPosting",
    datePublished: "2026-10-12T06:00:00.000Z",
    timeRequired: "PT4M",
    mainEntityOfPage: "https://safar.sa/ar/blog/hunza-in-autumn",
  });
  expect(JSON.stringify(thing)).not.toMatch(/rating|review/i);
});

test("behavior: a company without known numbers claims none", () => {
  expect(organizationThing(facts)).not.toHaveProperty("contactPoint");
  expect(organizationThing(facts, { phone: null, email: null })).not.toHaveProperty("contactPoint");
  expect(organizationThing(facts, { phone: "+966110000000", email: null })).toMatchObject({
    contactPoint: { telephone: "+966110000000" },
  });
});
