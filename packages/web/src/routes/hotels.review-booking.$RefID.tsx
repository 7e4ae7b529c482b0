import { createFileRoute } from "@tanstack/react-router";
import { HotelStepPage } from "../features/hotels/step-page.tsx";
import { loadReview } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/review-booking/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "hotels", "hotel-results", "checkout", "payment"] },
  loader: loadReview,
  head: headOfLoader,
  component: Review,
});

function Review() {
  const { RefID } = Route.useParams();
  return <HotelStepPage quote={RefID} step="review" />;
}
