import { createFileRoute } from "@tanstack/react-router";
import { BusStepPage } from "../features/buses/step-page.tsx";
import { loadReview } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/review-booking/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "buses", "checkout", "payment"] },
  loader: loadReview,
  head: headOfLoader,
  component: Review,
});

function Review() {
  const { RefID } = Route.useParams();
  return <BusStepPage quote={RefID} step="review" />;
}
