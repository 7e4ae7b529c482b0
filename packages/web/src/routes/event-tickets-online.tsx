import { createFileRoute } from "@tanstack/react-router";
import { EventsHomePage } from "../features/event-search/events-home-page.tsx";
import { loadEventsHome } from "../features/event-search/load-events-home.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/event-tickets-online")({
  staticData: { layout: "home" },
  // The search that the form begins with stands in the address.
  loaderDeps: ({ search }) => search,
  loader: loadEventsHome,
  head: headOfLoader,
  component: EventsHome,
});

function EventsHome() {
  const { home, isChecked, search } = Route.useLoaderData();
  return <EventsHomePage search={search} isChecked={isChecked} home={home} />;
}
