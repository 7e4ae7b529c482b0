import type { RefId, SearchText } from "@safar/engine";
import { useLayoutEffect, useState } from "react";

type Found = { readonly refId: RefId };

/** Where a walk begins at a page of results. What the page was made with goes into the store that the walk reads. */
export const useFoundEntry = <Results extends Found>(
  store: { readonly write: (refId: RefId, results: Results) => void },
  search: SearchText,
  found: Results | null,
) => {
  const [entry] = useState(() => ({
    start: { at: "results", search, refId: found?.refId ?? null } as const,
    step: "results" as const,
  }));
  useLayoutEffect(() => {
    if (found !== null) store.write(found.refId, found);
  }, [found, store]);
  return entry;
};
