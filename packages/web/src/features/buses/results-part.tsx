import { use } from "react";
import { busResults } from "../../engine/buses.service.ts";
import { BusResultsScreen } from "../bus-results/bus-results-screen.tsx";
import { FoundTimesContext } from "./bus-times.ts";
import type { BusWalk } from "./buses-kind.ts";

export default function ResultsPart({ view }: BusWalk) {
  const found = use(FoundTimesContext);
  return (
    <BusResultsScreen actor={view.children.search} search={view.search} found={found} readResults={busResults.read} />
  );
}
