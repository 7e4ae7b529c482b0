import type { Abouts, Results, ResultView, SearchText } from "@safar/engine";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepLastView, lastViewOf } from "./last-view.ts";
import { hasView, queryWith } from "./view-address.ts";

/** Long enough for a slider to come to rest; browsers stop listening to an address that changes at every move. */
const settledMs = 200;

/**
 * Filters and order as the address has them. A change shows at once; the address follows when the hand rests, in place of the
 * one before, so that a reload, a shared link and coming back show the same list.
 */
export const useResultsView = <Row, Of extends Abouts, Sort extends string>(
  results: Results<Row, Of, Sort>,
  search: SearchText,
): {
  readonly view: ResultView<Of, Sort>;
  readonly change: (part: Partial<ResultView<Of, Sort>>) => void;
  /** Writes the address now: the page is about to be left. */
  readonly settle: () => void;
} => {
  const router = useRouter();
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const [view, setView] = useState(() =>
    results.decode((hasView(results, query) ? null : lastViewOf(search)) ?? query),
  );
  const wanted = useRef(view);

  const settle = useCallback(() => {
    const { pathname, searchStr, hash } = router.latestLocation;
    const next = queryWith(results, searchStr, wanted.current);
    if (next === queryWith(results, searchStr, results.decode(searchStr))) return;
    const href = `${pathname}${next}${hash === "" ? "" : `#${hash}`}`;
    void router.navigate({ href, replace: true, resetScroll: false, state: true });
  }, [results, router]);

  useEffect(() => {
    keepLastView(search, results.encode(view));
    wanted.current = view;
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, [results, search, settle, view]);

  const change = useCallback(
    (part: Partial<ResultView<Of, Sort>>) => setView((before) => ({ ...before, ...part })),
    [],
  );
  return { view, change, settle };
};
