import type { BlogSummary, ContentService, Locale, PageSummary, Problem } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, unmeasured } from "../wire/times.ts";
import { contentEndpoints } from "./content.endpoints.ts";
import { blocksOf } from "./content.markdown.ts";

type WirePages = ResponseOf<typeof contentEndpoints.seoPages>;
type WireBlogs = ResponseOf<typeof contentEndpoints.blogs>;

const summaryOfPage = (page: WirePages["pages"][number]): PageSummary => ({
  slug: page.slug.normalize("NFC"),
  kind: page.page_type,
  serviceType: page.service_type,
  title: cleanText(page.title),
  description: cleanText(page.description),
  flight: page.flight,
});

const summaryOfBlog = (blog: WireBlogs["items"][number]): BlogSummary => ({
  slug: blog.slug,
  title: cleanText(blog.title),
  excerpt: cleanText(blog.excerpt),
  author: cleanText(blog.author),
  category: { id: blog.category.id, name: cleanText(blog.category.name) },
  publishedAt: instantOf(blog.published_at, unmeasured),
  readingMinutes: blog.reading_minutes,
  art: blog.cover,
});

const lost = (problem: Problem) =>
  problem.kind === "refused" && problem.code === "not_found"
    ? ({ type: "NOT_FOUND" } as const)
    : ({ type: "UNAVAILABLE", problem } as const);

/** `clientFor` gives a client of the client service that speaks the language. */
export const createContentService = (clientFor: (locale: Locale) => ServiceClient): ContentService => ({
  async page(locale, slug) {
    const answer = await clientFor(locale).call(contentEndpoints.seoPages, { slug: slug.normalize("NFC") });
    if (!answer.ok) return lost(answer.error);
    const { page } = answer.value;
    if (page === null) return { type: "NOT_FOUND" };
    return {
      type: "FOUND",
      page: {
        ...summaryOfPage(page),
        updatedAt: instantOf(page.updated_at, unmeasured),
        body: blocksOf(page.body),
        questions: page.FAQ.map(({ question, answer }) => ({
          question: cleanText(question),
          answer: cleanText(answer),
        })),
      },
    };
  },
  async pages(locale, kind) {
    const answer = await clientFor(locale).call(contentEndpoints.seoPages, { page_type: kind });
    if (!answer.ok) return { type: "UNAVAILABLE", problem: answer.error };
    return { type: "LISTED", pages: answer.value.pages.map(summaryOfPage) };
  },
  async blogs(locale, query) {
    const answer = await clientFor(locale).call(contentEndpoints.blogs, query);
    if (!answer.ok) return { type: "UNAVAILABLE", problem: answer.error };
    const { items, page, last_page: lastPage, total } = answer.value;
    return { type: "LISTED", blogs: items.map(summaryOfBlog), page, lastPage, total };
  },
  async blog(locale, slug) {
    const answer = await clientFor(locale).call(contentEndpoints.blogs, { slug });
    if (!answer.ok) return lost(answer.error);
    const { blog, items } = answer.value;
    if (blog === null) return { type: "NOT_FOUND" };
    return {
      type: "FOUND",
      blog: { ...summaryOfBlog(blog), body: blocksOf(blog.body) },
      related: items.map(summaryOfBlog),
    };
  },
});
