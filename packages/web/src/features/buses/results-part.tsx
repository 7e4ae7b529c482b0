import type { BusesView } from "@safar/engine";
import { use } from "react";
import { busResults } from "../../engine/buses/buses.service.ts";
import { seatsChart } from "../../engine/buses/late-seats.ts";
import { BusResultsScreen } from "../bus-results/bus-results-screen.tsx";
import { usePrefetched } from "../results/use-prefetched.ts";
import { FoundTimesContext } from "./bus-times.ts";

export default function ResultsPart({ view }: { readonly view: BusesView }) {
  const found = use(FoundTimesContext);
  usePrefetched(seatsChart);
  return (
    <BusResultsScreen actor={view.children.search} search={view.search} found={found} readResults={busResults.read} />
  );
}
