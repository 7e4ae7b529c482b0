import type { RefId, SearchText } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { byHand } from "../../app/hooks/by-hand.ts";
import type { ListParts } from "./card-list.tsx";
import { forgetListPlace, keepListPlace, type ListPlace, listPlaceOf } from "./last-view.ts";

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
  place: RefObject<HTMLElement | null>,
  list: RefObject<ListParts | null>,
): {
  /** Keeps it for whoever comes back from an offer, before that takes the list's place. */
  readonly keepPlace: () => void;
  readonly isReturning: boolean;
  readonly minBlockSize: number | undefined;
} => {
  const router = useRouter();
  const [left, setLeft] = useState<ListPlace | null>(null);
  const keepPlace = useCallback(() => {
    const y = window.scrollY;
    const card = list.current?.cardAt(y) ?? 0;
    const belowTop = -(place.current?.getBoundingClientRect().top ?? 0);
    keepListPlace(search, refId, { card, belowCard: y - (list.current?.topOf(card) ?? y), belowTop });
  }, [list, place, refId, search]);

  useLayoutEffect(() => {
    // Only a browser knows where its window stood.
    // oxlint-disable-next-line react/set-state-in-effect
    setLeft(listPlaceOf(search, refId));
    // oxlint-disable-next-line react/exhaustive-deps -- a list that is asked for anew is left where it is
  }, [search]);

  // The router knows how far a page was scrolled, and cards that are not drawn yet may be as high as anything.
  useEffect(() => {
    addEventListener("pagehide", keepPlace);
    const unheard = router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && keepPlace());
    return () => {
      removeEventListener("pagehide", keepPlace);
      unheard();
    };
  }, [keepPlace, router]);

  useEffect(() => {
    if (left === null) return undefined;
    // A list that is too short leads as far as it goes, until it is longer; one that is being measured moves the window by itself.
    const go = () => {
      const cardTop = list.current?.topOf(left.card);
      const top = window.scrollY + (place.current?.getBoundingClientRect().top ?? 0) + left.belowTop;
      window.scrollTo({ top: cardTop === undefined ? top : cardTop + left.belowCard, behavior: "instant" });
    };
    const watcher = new ResizeObserver(go);
    const settled = isComplete ? setTimeout(() => watcher.disconnect(), settledMs) : undefined;
    const stop = () => {
      forgetListPlace();
      setLeft(null);
    };
    // Who comes for one of its offers (`Sought`) is led there.
    const unheard = byHand(stop, "sought");
    watcher.observe(document.body);
    // The router leads a page that it has just shown to its top, or to where its last screen stood.
    const hears = router.subscribe("onRendered", go);
    go();
    return () => {
      unheard();
      clearTimeout(settled);
      watcher.disconnect();
      hears();
    };
  }, [isComplete, left, list, place, router]);

  return {
    keepPlace,
    isReturning: left !== null,
    minBlockSize: isComplete || left === null ? undefined : left.belowTop + window.innerHeight,
  };
};
