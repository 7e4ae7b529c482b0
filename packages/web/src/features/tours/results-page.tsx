import type { FoundTours, SearchText } from "@safar/engine";
import { useLayoutEffect, useState } from "react";
import { toursFound } from "../../engine/tours/tours.service.ts";
import ResultsPart, { FoundWithPage } from "./results-part.tsx";
import { toursPages } from "./tours.pages.ts";

type Props = { readonly search: SearchText; readonly found: FoundTours | null };

/** What there is on a day. What the page was made with goes into the store that the walk reads. */
export function ToursResultsPage({ search, found }: Props) {
  const [entry] = useState(() => ({
    start: { at: "results", search, refId: found?.refId ?? null } as const,
    step: "results" as const,
  }));
  useLayoutEffect(() => {
    if (found !== null) toursFound.write(found.refId, found);
  }, [found]);
  return (
    <FoundWithPage value={found}>
      <toursPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
    </FoundWithPage>
  );
}
