import { useLayoutEffect } from "react";
import { offerFound } from "../../engine/hotels/begun-hotels.ts";
import { FoundWithPage } from "./found-with-page.ts";
import { hotelsPages } from "./hotels.pages.ts";
import type { LoadedHotelResults } from "./load-results.ts";
import ResultsPart from "./results-part.tsx";

/** The hotels that a search has found: at once with the page, so that they are there without script too. */
export function HotelResultsPage({ search, found }: Pick<LoadedHotelResults, "search" | "found">) {
  // Before the walk begins, which would search.
  useLayoutEffect(() => {
    if (found !== null) offerFound(search, found);
  }, [search, found]);
  const outcome = found?.outcome;
  const first = outcome?.type === "FOUND" ? { refId: outcome.refId, results: outcome } : null;
  const start = { at: "results", search, refId: null } as const;
  return (
    <FoundWithPage value={first}>
      <hotelsPages.WalkPage key={search} entry={{ start, step: "results" }} own={{ results: ResultsPart }} />
    </FoundWithPage>
  );
}
