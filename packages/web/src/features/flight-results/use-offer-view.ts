import type { OfferView, SearchText } from "@safar/engine";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { hasView, queryWith, viewOfQuery } from "./offer-address.ts";

/** Long enough for a slider to come to rest; browsers stop listening to an address that changes at every move. */
const settledMs = 200;

/** How this tab last looked at results, for coming back to them by a link that names the search alone. */
let last: { readonly search: SearchText; readonly view: OfferView } | null = null;

const firstView = (search: SearchText, query: string): OfferView =>
  last?.search === search && !hasView(query) ? last.view : viewOfQuery(query);

/**
 * Filters and order as the address has them. A change shows at once; the address follows when the hand rests, in place of the
 * one before, so that a reload, a shared link and coming back show the same list.
 */
export const useOfferView = (
  search: SearchText,
): {
  readonly view: OfferView;
  readonly change: (part: Partial<OfferView>) => void;
  /** Writes the address now: the page is about to be left. */
  readonly settle: () => void;
} => {
  const router = useRouter();
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const [view, setView] = useState(() => firstView(search, query));
  const due = useRef<OfferView | null>(null);

  const settle = useCallback(() => {
    const wanted = due.current;
    due.current = null;
    if (wanted === null) return;
    const { pathname, searchStr, hash } = router.latestLocation;
    const next = queryWith(searchStr, wanted);
    if (next === queryWith(searchStr, viewOfQuery(searchStr))) return;
    const href = `${pathname}${next}${hash === "" ? "" : `#${hash}`}`;
    void router.navigate({ href, replace: true, resetScroll: false });
  }, [router]);

  useEffect(() => {
    last = { search, view };
    due.current = view;
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, [search, settle, view]);

  const change = useCallback((part: Partial<OfferView>) => setView((before) => ({ ...before, ...part })), []);
  return { view, change, settle };
};
