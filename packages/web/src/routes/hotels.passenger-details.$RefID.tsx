import { createFileRoute } from "@tanstack/react-router";
import { HotelStepPage } from "../features/hotels/step-page.tsx";
import { loadPassengers } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/passenger-details/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "hotels", "hotel-results", "checkout", "payment"] },
  loader: loadPassengers,
  head: headOfLoader,
  component: Guests,
});

function Guests() {
  const { RefID } = Route.useParams();
  return <HotelStepPage quote={RefID} step="passengers" />;
}
