import { createFileRoute } from "@tanstack/react-router";
import { loadAddons } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStep } from "../verticals/checkout-step.ts";

// What is bought beside a flight, for each passenger; cinemas have such a page for the whole party.
export const Route = createFileRoute("/_steps/flights/addons/$RefID")({
  params: { parse: ({ RefID }) => ({ RefID, vertical: "flights" as const }) },
  staticData: { late: "steps", isStep: true },
  loader: loadAddons,
  head: headOfLoader,
  component: CheckoutStep,
});
