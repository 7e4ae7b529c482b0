import { createFileRoute } from "@tanstack/react-router";
import { searchDeps } from "../app/loading/search-deps.ts";
import { loadEventsResults } from "../features/events/load-events.ts";
import { EventsResultsPage } from "../features/events/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/search")({
  loaderDeps: searchDeps(["q", "city", "category", "from", "to", "part"]),
  loader: loadEventsResults,
  head: headOfLoader,
  component: EventsResults,
});

function EventsResults() {
  const { found, search } = Route.useLoaderData();
  return <EventsResultsPage key={search} search={search} found={found} />;
}
