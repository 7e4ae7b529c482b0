import { useRouterState } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, useLayoutEffect } from "react";
import { offerBegun } from "../../engine/flights/begun-search.ts";
import { PlainFlights } from "../flight-results/plain-flights.tsx";
import { FirstOffersContext } from "./first-offers.ts";
import { flightsPages } from "./flights.pages.ts";
import type { LoadedResults } from "./load-results.ts";
import { resultsEntry } from "./results-entry.ts";
import ResultsPart from "./results-part.tsx";

/**
 * The list without script is the server's to render, at once: a part that is put in its place later needs script. A browser with
 * script hardly ever comes to it.
 */
const Plain = createIsomorphicFn()
  .server(() => PlainFlights)
  .client(() => lazy(async () => ({ default: (await import("../flight-results/plain-flights.tsx")).PlainFlights })))();

/** Results as they come or, for a browser without script, all that was found at once. */
export function FlightResultsPage({ search, plain, begun }: Pick<LoadedResults, "search" | "plain" | "begun">) {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  // Before the walk begins, which opens the search.
  useLayoutEffect(() => {
    if (begun !== null) offerBegun(search, begun.opened);
  }, [search, begun]);
  if (plain !== undefined) return <Plain search={search} found={plain} query={query} />;
  return (
    <FirstOffersContext value={begun?.first ?? null}>
      <flightsPages.WalkPage key={search} entry={resultsEntry(search)} own={{ results: ResultsPart }} />
    </FirstOffersContext>
  );
}
