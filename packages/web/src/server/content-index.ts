import type { BlogSummary, ContentService, EpochMs, Locale, PageKind, Problem, Result } from "@safar/engine";
import type { CurrentRequest } from "./request/current-request.ts";
import { cached } from "./stores/cached.ts";

type BlogCategory = BlogSummary["category"];

type IndexedBlog = {
  readonly slug: string;
  readonly publishedAt: EpochMs;
  readonly category: { readonly id: string; readonly name: string };
};

const keptForMs = 10 * 60_000;
/** More pages than this are not walked through: the list is for finding blogs, not for holding them. */
const mostPages = 200;

/** Every blog there is, newest first. */
export const allBlogs = async (
  content: Pick<ContentService, "blogs">,
  locale: Locale,
): Promise<Result<IndexedBlog[], Problem>> => {
  const found: IndexedBlog[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const outcome = await content.blogs(locale, { page });
    if (outcome.type === "UNAVAILABLE") return { ok: false, error: outcome.problem };
    found.push(...outcome.blogs.map(({ slug, publishedAt, category }) => ({ slug, publishedAt, category })));
    if (page >= outcome.lastPage) break;
  }
  return { ok: true, value: found };
};

type Sources = Pick<CurrentRequest, "server" | "services">;

export const blogIndexOf = ({ server, services }: Sources, locale: Locale) =>
  cached(server.store, `blogs:${locale}`, keptForMs, () => allBlogs(services.content, locale));

const slugsOf = ({ server, services }: Sources, kind: PageKind) =>
  cached(server.store, `${kind}-pages`, keptForMs, async (): Promise<Result<string[], Problem>> => {
    const outcome = await services.content.pages("en", kind);
    return outcome.type === "LISTED"
      ? { ok: true, value: outcome.pages.map(({ slug }) => slug) }
      : { ok: false, error: outcome.problem };
  });

/** The slugs of the pages that stand right below the root. */
export const landingSlugsOf = (sources: Sources) => slugsOf(sources, "landing");

/** The slugs of the pages that stand below the flights. */
export const airlineSlugsOf = (sources: Sources) => slugsOf(sources, "airline");

/** A page about an airline, and the airline's code. */
export type AirlinePage = { readonly slug: string; readonly title: string; readonly code: string };

/** The pages about one airline each, in a language. */
export const airlinePagesOf = ({ server, services }: Sources, locale: Locale) =>
  cached(server.store, `airlines:${locale}`, keptForMs, async (): Promise<Result<AirlinePage[], Problem>> => {
    const outcome = await services.content.pages(locale, "airline");
    if (outcome.type === "UNAVAILABLE") return { ok: false, error: outcome.problem };
    return {
      ok: true,
      value: outcome.pages.flatMap(({ flight, slug, title }) => {
        const code = flight?.airline ?? null;
        return code === null ? [] : [{ slug, title, code }];
      }),
    };
  });

/** The categories that blogs have, in the order of their newest. */
export const blogCategoriesOf = async (request: CurrentRequest): Promise<readonly BlogCategory[]> => {
  const index = await blogIndexOf(request, request.context.facts.locale);
  if (!index.ok) return [];
  return [...new Map(index.value.map(({ category }) => [category.id, category])).values()];
};
