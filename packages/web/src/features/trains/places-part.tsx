import type { TrainsView } from "@safar/engine";
import { placesChart } from "../../engine/trains/late-places.ts";
import { createTrainPlaces } from "../../engine/trains/places.chart.ts";
import { TrainPlacesScreen } from "../train-places/train-places-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

placesChart.arrives(createTrainPlaces);

export default function PlacesPart({ view }: { readonly view: TrainsView }) {
  const { places } = view.children;
  return places === undefined ? <WalkSkeleton /> : <TrainPlacesScreen actor={places} />;
}
