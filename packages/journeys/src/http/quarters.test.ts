import { expect, test } from "vitest";
import { ask } from "../product/ask.ts";

/** What a page of hotels says that it is of. */
const titleOf = (page: string): string => /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(page)?.[1]?.trim() ?? "";

test.each([
  ["PK", "en"],
  ["SA", "ar"],
] as const)(
  "default: in the edition of %s and in %s every quarter and landmark on the hotels' page has hotels of that name, and one at its price",
  async (edition, locale) => {
    const prefix = locale === "ar" ? "/ar" : "";
    const { text } = await ask(`${prefix}/book-hotels-online`, {
      headers: { cookie: `locale=${locale}; edition=${edition}` },
    });
    const spots = [...text.matchAll(/href="([^"]*\/hotels\/[a-z-]+--[^"]+)"[^>]*>(.*?)<\/a>/g)];
    expect(spots).toHaveLength(20);
    for (const [, href = "", words = ""] of spots) {
      const page = await ask(href.replaceAll("&amp;", "&"));
      expect(page.status).toBe(200);
      const title = titleOf(page.text);
      expect(title).not.toBe("");
      expect(words).toContain(title);
      const [price = "no price"] = /\d[\d,]+/.exec(words) ?? [];
      expect(page.text).toContain(price);
    }
  },
);
