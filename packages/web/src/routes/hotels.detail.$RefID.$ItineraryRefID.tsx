import { itineraryRefId, refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import HotelPart from "../features/hotels/hotel-part.tsx";
import { loadHotel } from "../features/hotels/load-hotel.ts";
import { HotelsWalkPage } from "../features/hotels/walk-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/detail/$RefID/$ItineraryRefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "hotels", "hotel-results", "hotel-detail"] },
  loader: loadHotel,
  head: headOfLoader,
  component: Hotel,
});

function Hotel() {
  const { RefID, ItineraryRefID } = Route.useParams();
  const start = { at: "offer", search: null, refId: refId(RefID), offer: itineraryRefId(ItineraryRefID) } as const;
  return <HotelsWalkPage key={ItineraryRefID} entry={{ start, step: "offer" }} own={{ hotel: HotelPart }} />;
}
