import { busResults } from "../../engine/buses/buses.service.ts";
import { useFoundEntry } from "../walk/use-found-entry.ts";
import { FoundTimesContext } from "./bus-times.ts";
import { busesPages } from "./buses.pages.ts";
import type { LoadedBusResults } from "./load-bus-page.ts";
import ResultsPart from "./results-part.tsx";

/** The departures between two cities on a day. What the page was made with goes into the store that the walk reads. */
export function BusResultsPage({ search, found }: Pick<LoadedBusResults, "search" | "found">) {
  const times = found?.type === "TIMES" ? found.times : null;
  const entry = useFoundEntry(busResults, search, times);
  return (
    <FoundTimesContext value={times}>
      <busesPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
    </FoundTimesContext>
  );
}
