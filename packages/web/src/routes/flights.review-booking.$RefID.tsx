import { createFileRoute } from "@tanstack/react-router";
import { FlightStepPage } from "../features/flights/step-page.tsx";
import { loadReview } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/review-booking/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "flights", "flight-results", "checkout", "payment"] },
  loader: loadReview,
  head: headOfLoader,
  component: Review,
});

function Review() {
  const { RefID } = Route.useParams();
  return <FlightStepPage quote={RefID} step="review" />;
}
