import { createFileRoute } from "@tanstack/react-router";
import { EventsHomePage } from "../features/events/events-home-page.tsx";
import { loadEventsHome } from "../features/events/load-events.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/event-tickets-online")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["search-form", "events", "vertical-home"], layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadEventsHome,
  head: headOfLoader,
  component: EventsHome,
});

function EventsHome() {
  const { isChecked, search } = Route.useLoaderData();
  return <EventsHomePage search={search} isChecked={isChecked} />;
}
