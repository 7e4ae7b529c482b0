import { offerId, refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { ItineraryScreen } from "../features/flight-itinerary/itinerary-screen.tsx";
import { flightsPages } from "../features/flights/flights.pages.ts";
import { loadItinerary } from "../features/flights/load-itinerary.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/itinerary-details/$RefID/$ItineraryRefID")({
  staticData: { isStep: true },
  loader: loadItinerary,
  head: headOfLoader,
  component: Itinerary,
});

const own = { itinerary: ItineraryScreen, itineraryFailed: ItineraryScreen };

function Itinerary() {
  const { RefID, ItineraryRefID } = Route.useParams();
  const start = { at: "offer", search: null, refId: refId(RefID), offer: offerId(ItineraryRefID) } as const;
  return <flightsPages.WalkPage key={ItineraryRefID} entry={{ start, step: "offer" }} own={own} />;
}
