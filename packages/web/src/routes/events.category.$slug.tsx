import { createFileRoute } from "@tanstack/react-router";
import { searchDeps } from "../app/loading/search-deps.ts";
import { loadEventCategory } from "../features/events/load-events.ts";
import { EventsResultsPage } from "../features/events/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/category/$slug")({
  loaderDeps: searchDeps(["q", "city", "category", "from", "to", "part"]),
  loader: ({ params, ...args }) => loadEventCategory(params.slug, args),
  head: headOfLoader,
  component: EventCategory,
});

function EventCategory() {
  const { found, search } = Route.useLoaderData();
  return <EventsResultsPage key={search} search={search} found={found} />;
}
