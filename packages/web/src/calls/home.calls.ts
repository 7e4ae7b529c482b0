import type { BlogSummary, Dashboard } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { currentDashboard } from "../server/current-dashboard.ts";
import { currentRequest } from "../server/request/current-request.ts";

export type Home = { readonly dashboard: Dashboard | null; readonly blogs: readonly BlogSummary[] };

const blogsShown = 3;

/** What the home page shows. What a service cannot give is left out. */
export const readHome = createServerFn().handler(async (): Promise<Home> => {
  const request = await currentRequest();
  const [dashboard, blogs] = await Promise.all([
    currentDashboard(request),
    request.services.content.blogs(request.context.facts.locale, { page: 1 }),
  ]);
  return { dashboard, blogs: blogs.type === "LISTED" ? blogs.blogs.slice(0, blogsShown) : [] };
});
