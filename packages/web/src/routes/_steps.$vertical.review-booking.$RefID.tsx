import { createFileRoute } from "@tanstack/react-router";
import { ofSold } from "../app/verticals.ts";
import { loadReview } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStep } from "../verticals/checkout-step.ts";

export const Route = createFileRoute("/_steps/$vertical/review-booking/$RefID")({
  params: { parse: ({ RefID, vertical }) => ofSold("urlSegment", vertical, { RefID }) },
  staticData: { late: "steps", isStep: true },
  loader: loadReview,
  head: headOfLoader,
  component: CheckoutStep,
});
