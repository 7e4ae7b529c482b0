import { createFileRoute } from "@tanstack/react-router";
import { ofSold } from "../app/verticals.ts";
import { loadReview } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStepPage } from "../verticals/checkout-step-page.tsx";

export const Route = createFileRoute("/$vertical/review-booking/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  params: { parse: ({ RefID, vertical }) => ofSold("urlSegment", vertical, { RefID }) },
  staticData: { catalogues: ["walk", "checkout", "payment"], late: "steps", isStep: true },
  loader: loadReview,
  head: headOfLoader,
  component: Review,
});

function Review() {
  return <CheckoutStepPage {...Route.useParams()} step="review" />;
}
