import { createFileRoute } from "@tanstack/react-router";
import { loadPassengers } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStep } from "../verticals/checkout-step.ts";

export const Route = createFileRoute("/_steps/events/passenger-details{$RefID}")({
  params: { parse: ({ RefID }) => ({ RefID, vertical: "events" as const }) },
  staticData: { late: "steps", isStep: true },
  loader: loadPassengers,
  head: headOfLoader,
  component: CheckoutStep,
});
