import { offerId, refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { loadToursOffer } from "../features/tours/load-tours.ts";
import OfferPart from "../features/tours/offer-part.tsx";
import { toursPages } from "../features/tours/tours.pages.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/tours/detail/$RefID/$ItineraryRefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "tours"] },
  loader: loadToursOffer,
  head: headOfLoader,
  component: ToursOffer,
});

const own = { offer: OfferPart, offerFailed: OfferPart };

function ToursOffer() {
  const { ItineraryRefID, RefID } = Route.useParams();
  const start = { at: "offer", search: null, refId: refId(RefID), offer: offerId(ItineraryRefID) } as const;
  return <toursPages.WalkPage key={ItineraryRefID} entry={{ start, step: "offer" }} own={own} />;
}
