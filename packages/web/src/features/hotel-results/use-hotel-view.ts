import type { HotelView } from "@safar/engine";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { hotelViewOf, queryWithView } from "./view-address.ts";

/** Long enough for a slider to come to rest; browsers stop listening to an address that changes at every move. */
const settledMs = 200;

/**
 * Filters and order as the address has them. A change shows at once; the address follows when the hand rests, in place of the
 * one before, so that a reload, a shared link and coming back show the same list.
 */
export const useHotelView = (): {
  readonly view: HotelView;
  readonly change: (part: Partial<HotelView>) => void;
  /** Writes the address now: the page is about to be left. */
  readonly settle: () => void;
} => {
  const router = useRouter();
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const [view, setView] = useState(() => hotelViewOf(query));
  const due = useRef<HotelView | null>(null);
  const settle = useCallback(() => {
    const wanted = due.current;
    due.current = null;
    if (wanted === null) return;
    const { pathname, searchStr } = router.latestLocation;
    const next = queryWithView(searchStr, wanted);
    if (next === queryWithView(searchStr, hotelViewOf(searchStr))) return;
    void router.navigate({ href: `${pathname}${next}`, replace: true, resetScroll: false });
  }, [router]);
  useEffect(() => {
    due.current = view;
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, [settle, view]);
  const change = useCallback((part: Partial<HotelView>) => setView((before) => ({ ...before, ...part })), []);
  return { view, change, settle };
};
