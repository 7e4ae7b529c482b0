import { createFileRoute } from "@tanstack/react-router";
import { loadSnacks } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStepPage } from "../verticals/checkout-step-page.tsx";

export const Route = createFileRoute("/movies/addons/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  params: { parse: ({ RefID }) => ({ RefID, vertical: "movies" as const }) },
  staticData: { catalogues: ["walk", "checkout", "payment"], late: "steps", isStep: true },
  loader: loadSnacks,
  head: headOfLoader,
  component: Addons,
});

function Addons() {
  return <CheckoutStepPage {...Route.useParams()} step="addons" />;
}
