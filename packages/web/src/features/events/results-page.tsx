import type { FoundEvents, SearchText } from "@safar/engine";
import { useLayoutEffect, useState } from "react";
import { eventsFound } from "../../engine/events/events.service.ts";
import { eventsPages } from "./events.pages.ts";
import ResultsPart, { FoundWithPage } from "./results-part.tsx";

type Props = { readonly search: SearchText; readonly found: FoundEvents | null };

/** What there is on a day. What the page was made with goes into the store that the walk reads. */
export function EventsResultsPage({ search, found }: Props) {
  const [entry] = useState(() => ({
    start: { at: "results", search, refId: found?.refId ?? null } as const,
    step: "results" as const,
  }));
  useLayoutEffect(() => {
    if (found !== null) eventsFound.write(found.refId, found);
  }, [found]);
  return (
    <FoundWithPage value={found}>
      <eventsPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
    </FoundWithPage>
  );
}
