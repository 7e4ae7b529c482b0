import { createFileRoute } from "@tanstack/react-router";
import { FlightStepPage } from "../features/flights/step-page.tsx";
import { loadAddons } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/addons/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "flights", "flight-results", "checkout", "payment"] },
  loader: loadAddons,
  head: headOfLoader,
  component: Addons,
});

function Addons() {
  const { RefID } = Route.useParams();
  return <FlightStepPage quote={RefID} step="addons" />;
}
