import type { BlogSummary, BlogsOutcome, Problem } from "@safar/engine";
import { expect, test } from "vitest";
import { allBlogs } from "./content-index.ts";

const blog = (slug: string): BlogSummary => ({
  slug,
  title: slug,
  excerpt: "",
  author: "Mehreen Baig",
  category: { id: "places", name: "Places" },
  publishedAt: 0,
  readingMinutes: 1,
  art: slug,
});
const down: Problem = { kind: "offline" };
const contentOf = (...pages: readonly (readonly string[] | null)[]) => ({
  blogs: async (_: unknown, { page }: { readonly page: number }): Promise<BlogsOutcome> => {
    const slugs = pages[page - 1];
    if (!slugs) return { type: "UNAVAILABLE", problem: down };
    return { type: "LISTED", blogs: slugs.map(blog), page, lastPage: pages.length, total: pages.flat().length };
  },
});

test("default: every page of the list is walked through", async () => {
  const index = await allBlogs(contentOf(["a", "b"], ["c"]), "en");
  expect(index.ok && index.value.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
});

test("behavior: half a list is none: crawlers would take the rest for gone", async () => {
  expect(await allBlogs(contentOf(["a"], null), "en")).toEqual({ ok: false, error: down });
});
