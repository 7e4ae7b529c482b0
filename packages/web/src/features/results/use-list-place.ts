import type { RefId, SearchText } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useState } from "react";
import { forgetListPlace, keepListPlace, listPlaceOf } from "./last-view.ts";

/** For so long a list that is complete is still laid out and measured. */
const settledMs = 2000;

/** A list that somebody comes to; `isComplete` once all of it is there. */
export type SoughtList = { readonly search: SearchText; readonly refId: RefId | null; readonly isComplete: boolean };

/**
 * Brings whoever comes back to a list to where they left it, however slowly it fills: until they move by themselves. Until all of it
 * is there the list has to be as high as `minBlockSize`, in pixels.
 */
export const useListPlace = ({
  search,
  refId,
  isComplete,
}: SoughtList): { readonly isReturning: boolean; readonly minBlockSize: number | undefined } => {
  const router = useRouter();
  const [y, setY] = useState<number | null>(null);

  useLayoutEffect(() => {
    // Only a browser knows where its window stood.
    // oxlint-disable-next-line react/set-state-in-effect
    setY(listPlaceOf(search, refId));
    const keep = () => keepListPlace(window.scrollY, search, null);
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
    // oxlint-disable-next-line react/exhaustive-deps -- a list that is asked for anew is left where it is
  }, [search]);

  useEffect(() => {
    if (y === null) return undefined;
    const ends = new AbortController();
    // A list that is too short leads as far as it goes, until it is longer; one that is being measured moves the window by itself.
    const go = () => window.scrollTo({ top: y, behavior: "instant" });
    const watcher = new ResizeObserver(go);
    const settled = isComplete ? setTimeout(() => watcher.disconnect(), settledMs) : undefined;
    const stop = () => {
      forgetListPlace();
      setY(null);
    };
    for (const hand of ["keydown", "pointerdown", "wheel"])
      window.addEventListener(hand, stop, { passive: true, signal: ends.signal });
    watcher.observe(document.body);
    // The router leads a page that it has just shown to its top, or to where its last screen stood.
    const hears = router.subscribe("onRendered", go);
    go();
    return () => {
      ends.abort();
      clearTimeout(settled);
      watcher.disconnect();
      hears();
    };
  }, [isComplete, router, y]);

  return { isReturning: y !== null, minBlockSize: isComplete || y === null ? undefined : y + window.innerHeight };
};
