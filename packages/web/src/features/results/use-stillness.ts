import { startTransition, useCallback, useMemo, useRef, useState } from "react";
import type { ListParts } from "./card-list.tsx";
import { useAttention } from "./use-attention.ts";
import { type SoughtList, useListPlace } from "./use-list-place.ts";
import type { Stillness } from "./use-shown-results.ts";

/** The parts of a screen of results that somebody may be at, and what must not move while they are. */
export const useStillness = (sought: SoughtList) => {
  const place = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const list = useRef<ListParts>(null);
  const [isOverSide, setOverSide] = useState(false);
  const [isSheetOpen, setOpen] = useState(false);
  // The sheet is painted first: what lies below it may be drawn again after.
  const setSheetOpen = useCallback((isOpen: boolean) => startTransition(() => setOpen(isOpen)), []);
  const { attend, isAt, hasScrolled } = useAttention(place);
  const { isReturning, ...back } = useListPlace(sought, place, list);
  const seen = useCallback(() => {
    const isThere = isAt();
    // Whoever is led back to a list has not seen this one yet. Where nobody came near it it is not asked: it would lay the page out to say so.
    return isReturning || !(isThere || hasScrolled()) ? 0 : (list.current?.seen(isThere) ?? 0);
  }, [hasScrolled, isAt, isReturning]);
  const isFiltering = useCallback(
    () => isSheetOpen || isOverSide || side.current?.matches(":focus-within") === true,
    [isOverSide, isSheetOpen],
  );
  const toTop = useCallback(() => list.current?.toTop(), []);
  const stillness: Stillness = useMemo(() => ({ isFiltering, seen }), [isFiltering, seen]);
  return { ...back, place, side, list, attend, setOverSide, setSheetOpen, toTop, stillness };
};
