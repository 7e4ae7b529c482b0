import { createFileRoute } from "@tanstack/react-router";
import { BusStepPage } from "../features/buses/step-page.tsx";
import { loadPassengers } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/passenger-details/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "buses", "checkout", "payment"] },
  loader: loadPassengers,
  head: headOfLoader,
  component: Passengers,
});

function Passengers() {
  const { RefID } = Route.useParams();
  return <BusStepPage quote={RefID} step="passengers" />;
}
