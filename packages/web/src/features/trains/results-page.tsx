import type { FoundTrains, SearchText } from "@safar/engine";
import { useLayoutEffect, useState } from "react";
import { trainsFound } from "../../engine/trains/trains.service.ts";
import { FoundTrainsContext } from "./found-trains.ts";
import ResultsPart from "./results-part.tsx";
import { trainsPages } from "./trains.pages.ts";

type Props = { readonly search: SearchText; readonly found: FoundTrains | null };

/** The trains between two stations on a day. What the page was made with goes into the store that the walk reads. */
export function TrainResultsPage({ search, found }: Props) {
  const [entry] = useState(() => ({
    start: { at: "results", search, refId: found?.refId ?? null } as const,
    step: "results" as const,
  }));
  useLayoutEffect(() => {
    if (found !== null) trainsFound.write(found.refId, found);
  }, [found]);
  return (
    <FoundTrainsContext value={found}>
      <trainsPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
    </FoundTrainsContext>
  );
}
