import { flightResults } from "../../engine/flights.service.ts";
import { ResultsScreen } from "../flight-results/results-screen.tsx";
import type { Walk } from "./use-walk.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

export default function ResultsPart({ view }: Walk) {
  const { search } = view.children;
  return search === undefined ? <WalkSkeleton /> : <ResultsScreen actor={search} readResults={flightResults.read} />;
}
