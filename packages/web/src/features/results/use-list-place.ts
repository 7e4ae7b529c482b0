import type { RefId, SearchText } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { ListParts } from "./card-list.tsx";
import { type CardHeights, forgetListPlace, keepListPlace, type ListPlace, listPlaceOf } from "./last-view.ts";

/** For so long a list that is complete is still laid out and measured. */
const settledMs = 2000;

/** A list that somebody comes to; `isComplete` once all of it is there. */
export type SoughtList = { readonly search: SearchText; readonly refId: RefId | null; readonly isComplete: boolean };

/**
 * Brings whoever comes back to a list to where they left it, however slowly it fills: until they move by themselves. Until all of it
 * is there the list has to be as high as `minBlockSize`, in pixels.
 */
export const useListPlace = (
  { search, refId, isComplete }: SoughtList,
  list: RefObject<ListParts | null>,
): {
  readonly isReturning: boolean;
  readonly minBlockSize: number | undefined;
  /** As they were then: a list that reckons all its cards alike would have another card at the same place. */
  readonly heights: CardHeights | null;
} => {
  const router = useRouter();
  const [left, setLeft] = useState<ListPlace | null>(null);
  const y = left?.y ?? null;

  useLayoutEffect(() => {
    // Only a browser knows where its window stood.
    // oxlint-disable-next-line react/set-state-in-effect
    setLeft(listPlaceOf(search, refId));
    const keep = () => keepListPlace(search, null, list.current?.heights() ?? null);
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
      setLeft(null);
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

  return {
    isReturning: y !== null,
    minBlockSize: isComplete || y === null ? undefined : y + window.innerHeight,
    heights: left?.heights ?? null,
  };
};
