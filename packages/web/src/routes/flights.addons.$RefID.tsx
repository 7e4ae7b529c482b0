import { createFileRoute } from "@tanstack/react-router";
import { loadAddons } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStepPage } from "../verticals/checkout-step-page.tsx";

// What is bought beside a flight, for each passenger; cinemas have such a page for the whole party.
export const Route = createFileRoute("/flights/addons/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  params: { parse: ({ RefID }) => ({ RefID, vertical: "flights" as const }) },
  staticData: { catalogues: ["walk", "checkout", "payment"], late: "steps", isStep: true },
  loader: loadAddons,
  head: headOfLoader,
  component: Addons,
});

function Addons() {
  return <CheckoutStepPage {...Route.useParams()} step="addons" />;
}
