import { useRouterState } from "@tanstack/react-router";
import { PlainResults } from "../flight-results/plain-results.tsx";
import type { LoadedResults } from "./load-results.ts";
import { plainQuery, resultsEntry } from "./results-entry.ts";
import ResultsPart from "./results-part.tsx";
import { WalkPage } from "./walk-page.tsx";

/** Results as they come or, for a browser without script, all that was found at once. */
export function FlightResultsPage({ search, plain }: Pick<LoadedResults, "search" | "plain">) {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  if (plain !== undefined) return <PlainResults search={search} found={plain} query={query} />;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${plainQuery(search)}`} />
      </noscript>
      <WalkPage key={search} entry={resultsEntry(search)} own={{ results: ResultsPart }} />
    </>
  );
}
