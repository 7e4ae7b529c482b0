import type { BusesView } from "@safar/engine";
import { use } from "react";
import { busResults } from "../../engine/buses/buses.service.ts";
import { BusResultsScreen } from "../bus-results/bus-results-screen.tsx";
import { FoundTimesContext } from "./bus-times.ts";

export default function ResultsPart({ view }: { readonly view: BusesView }) {
  const found = use(FoundTimesContext);
  return (
    <BusResultsScreen actor={view.children.search} search={view.search} found={found} readResults={busResults.read} />
  );
}
