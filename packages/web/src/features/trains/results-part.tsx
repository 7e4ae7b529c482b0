import type { TrainsView } from "@safar/engine";
import { use } from "react";
import { placesChart } from "../../engine/trains/late-places.ts";
import { trainsFound } from "../../engine/trains/trains.service.ts";
import { usePrefetched } from "../results/use-prefetched.ts";
import { TrainResultsScreen } from "../train-results/train-results-screen.tsx";
import { FoundTrainsContext } from "./found-trains.ts";

export default function ResultsPart({ view }: { readonly view: TrainsView }) {
  const found = use(FoundTrainsContext);
  usePrefetched(placesChart);
  return (
    <TrainResultsScreen
      actor={view.children.search}
      search={view.search}
      found={found}
      readResults={trainsFound.read}
    />
  );
}
