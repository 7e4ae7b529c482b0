import { offerId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { eventsPages } from "../features/events/events.pages.ts";
import { loadPasses } from "../features/events/load-events.ts";
import PassesPart from "../features/events/passes-part.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/select-pass/$uuid")({
  staticData: {
    isStep: true,
  },
  loader: loadPasses,
  head: headOfLoader,
  component: Passes,
});

const own = { passes: PassesPart };

function Passes() {
  const { uuid } = Route.useParams();
  const start = { at: "offer", search: null, refId: null, offer: offerId(uuid) } as const;
  return <eventsPages.WalkPage key={uuid} entry={{ start, step: "offer" }} own={own} />;
}
