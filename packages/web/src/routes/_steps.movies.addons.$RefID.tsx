import { createFileRoute } from "@tanstack/react-router";
import { loadSnacks } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStep } from "../verticals/checkout-step.ts";

export const Route = createFileRoute("/_steps/movies/addons/$RefID")({
  params: { parse: ({ RefID }) => ({ RefID, vertical: "movies" as const }) },
  staticData: { late: "steps", isStep: true },
  loader: loadSnacks,
  head: headOfLoader,
  component: CheckoutStep,
});
