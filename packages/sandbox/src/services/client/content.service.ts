import { contentEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { blogs } from "../content/blogs/index.ts";
import { type BlogData, blogCategories, type PageData } from "../content/library.ts";
import { say } from "../content/words.ts";

const relatedCount = 3;
const wordsPerMinute = 200;

const failIfDown = (call: Call): void => {
  if (call.scenario("content_down")) {
    throw refuse("maintenance", { status: 503, message: "The scenario content_down is on.", retryable: true });
  }
};

const missing = (what: string, slug: string) =>
  refuse("not_found", { status: 404, message: `There is no ${what} "${slug}".` });

const newestFirst = blogs.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));

const blogSummary = (call: Call, blog: BlogData) => ({
  slug: blog.slug,
  title: say(call, blog.title),
  excerpt: say(call, blog.excerpt),
  author: say(call, blog.author),
  category: { id: blog.category, name: say(call, blogCategories[blog.category]) },
  published_at: blog.publishedAt,
  reading_minutes: Math.max(1, Math.round(say(call, blog.body).split(/\s+/).length / wordsPerMinute)),
  cover: blog.cover,
});

/** Posts of the same category first, then the newest. */
const relatedTo = (post: BlogData): readonly BlogData[] =>
  newestFirst
    .filter((other) => other.slug !== post.slug)
    .toSorted((one, other) => Number(other.category === post.category) - Number(one.category === post.category))
    .slice(0, relatedCount);

const oneBlog = (call: Call, slug: string) => {
  const blog = blogs.find((post) => post.slug === slug);
  if (blog === undefined) throw missing("post", slug);
  const items = relatedTo(blog).map((post) => blogSummary(call, post));
  return {
    items,
    page: 1,
    last_page: 1,
    total: items.length,
    blog: { ...blogSummary(call, blog), body: say(call, blog.body) },
  };
};

const pageSummary = (call: Call, page: PageData) => ({
  slug: page.slug,
  page_type: page.type,
  service_type: page.service,
  title: say(call, page.title),
  description: say(call, page.description),
  flight: page.flight ?? null,
});

const onePage = (call: Call, pages: readonly PageData[], slug: string) => {
  const page = pages.find((candidate) => candidate.slug === slug.normalize("NFC"));
  if (page === undefined) throw missing("page", slug);
  return {
    ...pageSummary(call, page),
    updated_at: page.updatedAt,
    body: say(call, page.body),
    FAQ: page.questions.map(({ question, answer }) => ({ question: say(call, question), answer: say(call, answer) })),
  };
};

/** Blog posts and pages. The switch `content_down` takes both away. */
export const createContentService = (pages: readonly PageData[]) =>
  defineService({
    endpoints: contentEndpoints,
    handlers: {
      blogs: (call, { page, per_page, category, slug }) => {
        failIfDown(call);
        if (slug !== undefined) return oneBlog(call, slug);
        const found = newestFirst.filter((blog) => category === undefined || blog.category === category);
        const shown = found.slice((page - 1) * per_page, page * per_page);
        return {
          items: shown.map((blog) => blogSummary(call, blog)),
          page,
          last_page: Math.max(1, Math.ceil(found.length / per_page)),
          total: found.length,
          blog: null,
        };
      },
      seoPages: (call, { page_type, service_type, slug }) => {
        failIfDown(call);
        const found = pages.filter(
          (page) =>
            (page_type === undefined || page.type === page_type) &&
            (service_type === undefined || page.service === service_type) &&
            (slug === undefined || page.slug === slug.normalize("NFC")),
        );
        return {
          pages: found.map((page) => pageSummary(call, page)),
          page: slug === undefined ? null : onePage(call, pages, slug),
        };
      },
    },
  });
