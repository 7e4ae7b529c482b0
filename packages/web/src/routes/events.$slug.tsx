import { createFileRoute } from "@tanstack/react-router";
import { EventPage } from "../features/event-page/event-page.tsx";
import { loadEvent } from "../features/events/load-events.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/$slug")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["events", "event-search", "event-page", "quantities", "offer-page", "waiting-list"] },
  loader: ({ params, ...args }) => loadEvent(params.slug, args),
  head: headOfLoader,
  component: Event,
});

function Event() {
  const { event } = Route.useLoaderData();
  return <EventPage key={event?.slug} event={event} />;
}
