import { createFileRoute } from "@tanstack/react-router";
import { loadTrainPlaces } from "../features/trains/load-trains.ts";
import PlacesPart from "../features/trains/places-part.tsx";
import { TrainStepPage } from "../features/trains/train-routes.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/train/seat-selection/$RefID")({
  staticData: { isStep: true },
  loader: loadTrainPlaces,
  head: headOfLoader,
  component: Places,
});

const own = { places: PlacesPart };

function Places() {
  const { RefID } = Route.useParams();
  return <TrainStepPage train={RefID} page="places" own={own} />;
}
