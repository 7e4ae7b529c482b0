import { createFileRoute } from "@tanstack/react-router";
import { FlightStepPage } from "../features/flights/step-page.tsx";
import { loadPassengers } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/passenger-details/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "flights", "flight-results", "checkout", "payment"] },
  loader: loadPassengers,
  head: headOfLoader,
  component: Passengers,
});

function Passengers() {
  const { RefID } = Route.useParams();
  return <FlightStepPage quote={RefID} step="passengers" />;
}
