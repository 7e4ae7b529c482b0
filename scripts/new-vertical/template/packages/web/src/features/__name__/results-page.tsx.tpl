import type { Found__Pascal__, SearchText } from "@safar/engine";
import { useLayoutEffect, useState } from "react";
import { __camel__Found } from "../../engine/__name__/__name__.service.ts";
import { __camel__Pages } from "./__name__.pages.ts";
import ResultsPart, { FoundWithPage } from "./results-part.tsx";

type Props = { readonly search: SearchText; readonly found: Found__Pascal__ | null };

/** What there is on a day. What the page was made with goes into the store that the walk reads. */
export function __Pascal__ResultsPage({ search, found }: Props) {
  const [entry] = useState(() => ({
    start: { at: "results", search, refId: found?.refId ?? null } as const,
    step: "results" as const,
  }));
  useLayoutEffect(() => {
    if (found !== null) __camel__Found.write(found.refId, found);
  }, [found]);
  return (
    <FoundWithPage value={found}>
      <__camel__Pages.WalkPage entry={entry} own={{ results: ResultsPart }} />
    </FoundWithPage>
  );
}
