import { itineraryRefId, refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import ItineraryPart from "../features/flights/itinerary-part.tsx";
import { loadItinerary } from "../features/flights/load-itinerary.ts";
import { WalkPage } from "../features/flights/walk-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/itinerary-details/$RefID/$ItineraryRefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "flights", "flight-results"] },
  loader: loadItinerary,
  head: headOfLoader,
  component: Itinerary,
});

function Itinerary() {
  const { RefID, ItineraryRefID } = Route.useParams();
  const start = { at: "offer", search: null, refId: refId(RefID), offer: itineraryRefId(ItineraryRefID) } as const;
  return <WalkPage key={ItineraryRefID} entry={{ start, step: "offer" }} own={{ itinerary: ItineraryPart }} />;
}
