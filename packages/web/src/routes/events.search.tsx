import { createFileRoute } from "@tanstack/react-router";
import { loadEventsResults } from "../features/events/load-events.ts";
import { EventsResultsPage } from "../features/events/results-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/search")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "events", "results"] },
  // Another day is another page; how the list is filtered is not.
  loaderDeps: ({ search }) => ({ date: "date" in search ? String(search.date) : "" }),
  loader: loadEventsResults,
  head: headOfLoader,
  component: EventsResults,
});

function EventsResults() {
  const { found, search } = Route.useLoaderData();
  return <EventsResultsPage key={search} search={search} found={found} />;
}
