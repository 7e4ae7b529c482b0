import type { Abouts, Money, ResultFacets, ResultView } from "@safar/engine";
import { useCallback, useMemo } from "react";
import { countedRows, countFound, type ResultsKind } from "./results-kind.ts";
import { useHeldBack } from "./use-held-back.ts";

/** What must not move now. Each is another function once it may have ended. */
export type Stillness = {
  /** How many of the first rows are, or were, in sight of somebody who uses the list; 0 when nobody does. */
  readonly seen: () => number;
  /** Whether a hand or the keyboard is at the filters. */
  readonly isFiltering: () => boolean;
};

/** Rows that wait until somebody asks for them: how many more there would be, and what the cheapest of them costs. */
export type Waiting = { readonly more: number; readonly from: Money | null };

const nothing: readonly never[] = [];

const cheapest = (prices: readonly (Money | null)[]): Money | null =>
  prices.reduce((least, one) => (one === null || (least !== null && least.minor <= one.minor) ? least : one), null);

/**
 * Of all results that are known, the ones on the screen. Those that come while somebody uses the list wait if they would move what is
 * in sight; everything else is shown as it comes. What is said of the results (how many, from which price, which is the cheapest)
 * is always true of all that are known. Whoever sorts or filters moves the list anyway: that takes in what waited.
 */
export const useShownResults = <Held, Row, Of extends Abouts, Sort extends string>(
  kind: ResultsKind<Held, Row, Of, Sort>,
  latest: Held | null,
  view: ResultView<Of, Sort>,
  { isFiltering, seen }: Stillness,
) => {
  const { priceOf, results, rowsOf } = kind;
  const { filters } = view;
  const tableOf = useCallback(
    (held: Held | null) => results.tableOf(held === null ? nothing : rowsOf(held, filters)),
    [results, rowsOf, filters],
  );
  const mayShow = useCallback(
    (now: Held | null, next: Held | null) => {
      const [shown, known] = [tableOf(now), tableOf(next)];
      return shown === known || shown.rows.length === 0 || !results.moves(shown, known, view, seen());
    },
    [results, seen, tableOf, view],
  );
  const mayCount = useCallback((now: Held | null) => now === null || !isFiltering(), [isFiltering]);
  const [list, takeInList] = useHeldBack(latest, mayShow);
  const [counted, takeInCounted] = useHeldBack(latest, mayCount);

  const [shown, known] = [tableOf(list), tableOf(latest)];
  const selected = useMemo(() => results.select(shown, view), [results, shown, view]);
  const matching = useMemo(() => results.select(known, view), [results, known, view]);
  const facets: ResultFacets<Of> = useMemo(
    () => results.facets(results.tableOf(countedRows(kind, tableOf(counted).rows)), filters),
    [kind, results, tableOf, counted, filters],
  );
  const leaders = useMemo(() => results.leaders(known, filters), [results, known, filters]);
  const waiting = useMemo((): Waiting | null => {
    if (shown === known) return null;
    const before = new Set(shown.rows);
    const prices = Array.from(matching, (place) => known.rows[place]).map((row) =>
      row === undefined || before.has(row) ? null : priceOf(row),
    );
    return { more: matching.length - selected.length, from: cheapest(prices) };
  }, [known, matching, priceOf, selected, shown]);

  const takeIn = useCallback(() => {
    takeInList();
    takeInCounted();
  }, [takeInCounted, takeInList]);
  const total = countFound(kind, known.rows, null);
  const found = countFound(kind, known.rows, matching);
  return { shown, selected, known, total, matching: found, facets, leaders, waiting, takeIn };
};
