import { use } from "react";
import { flightResults } from "../../engine/flights.service.ts";
import { ResultsScreen } from "../flight-results/results-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { FirstOffersContext } from "./first-offers.ts";
import type { FlightWalk } from "./flights-kind.ts";

export default function ResultsPart({ view }: FlightWalk) {
  const first = use(FirstOffersContext);
  const { search } = view.children;
  return search === undefined ? (
    <WalkSkeleton />
  ) : (
    <ResultsScreen actor={search} readResults={flightResults.read} first={first} />
  );
}
