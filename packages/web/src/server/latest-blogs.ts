import { type BlogSummary, fail, ok } from "@safar/engine";
import type { CurrentRequest } from "./request/current-request.ts";
import { cached } from "./stores/cached.ts";

const keptForMs = 5 * 60_000;

/** The newest articles in the request's language; none when they could not be had. */
export const latestBlogs = async (
  { context, server, services }: CurrentRequest,
  count: number,
): Promise<readonly BlogSummary[]> => {
  const { locale, edition } = context.facts;
  const latest = await cached(server.store, `latest-blogs:${edition}:${locale}:${count}`, keptForMs, async () => {
    const answer = await services.content.blogs(locale, { page: 1 });
    return answer.type === "LISTED" ? ok(answer.blogs.slice(0, count)) : fail(answer.problem);
  });
  return latest.ok ? latest.value : [];
};
