import { createFileRoute } from "@tanstack/react-router";
import { EventPage } from "../features/event-page/event-page.tsx";
import { loadEvent } from "../features/events/load-events.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/$slug")({
  // The show that is looked at: it stands in the address, so that it can be led to and comes back with it.
  validateSearch: ({ show }): { readonly show?: string } => (typeof show === "string" ? { show } : {}),
  loader: ({ params, ...args }) => loadEvent(params.slug, args),
  head: headOfLoader,
  component: Event,
});

function Event() {
  const { event } = Route.useLoaderData();
  const { show = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  const look = (id: string) => void navigate({ search: { show: id }, replace: true, resetScroll: false });
  return <EventPage key={event?.slug} event={event} named={show} onShow={look} />;
}
