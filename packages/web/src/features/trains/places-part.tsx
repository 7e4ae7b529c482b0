import type { TrainsView } from "@safar/engine";
import { TrainPlacesScreen } from "../train-places/train-places-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

export default function PlacesPart({ view }: { readonly view: TrainsView }) {
  const { places } = view.children;
  return places === undefined ? <WalkSkeleton /> : <TrainPlacesScreen actor={places} />;
}
