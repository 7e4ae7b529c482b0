import { offerId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { eventsPages } from "../features/events/events.pages.ts";
import { loadEventsOffer } from "../features/events/load-events.ts";
import OfferPart from "../features/events/offer-part.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/events/select-pass/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "events"] },
  loader: loadEventsOffer,
  head: headOfLoader,
  component: EventsOffer,
});

const own = { offer: OfferPart, offerFailed: OfferPart };

function EventsOffer() {
  const { uuid } = Route.useParams();
  const start = { at: "offer", search: null, refId: null, offer: offerId(uuid) } as const;
  return <eventsPages.WalkPage key={uuid} entry={{ start, step: "offer" }} own={own} />;
}
