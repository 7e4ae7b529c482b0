import { createFileRoute } from "@tanstack/react-router";
import { ofSold } from "../app/verticals.ts";
import { loadPassengers } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStepPage } from "../verticals/checkout-step-page.tsx";

export const Route = createFileRoute("/$vertical/passenger-details/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  params: { parse: ({ RefID, vertical }) => ofSold("urlSegment", vertical, { RefID }) },
  staticData: { catalogues: ["walk", "checkout", "payment"], late: "steps", isStep: true },
  loader: loadPassengers,
  head: headOfLoader,
  component: Passengers,
});

function Passengers() {
  return <CheckoutStepPage {...Route.useParams()} step="travellers" />;
}
