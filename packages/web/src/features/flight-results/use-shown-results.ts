import { createOfferTable, type FlightResults, type OfferTable, type OfferView, selectOffers } from "@safar/engine";
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from "react";

/** What must not move now. */
export type StillParts = {
  /** How many of the first offers are, or were, in sight of somebody who uses the list; 0 when nobody does. */
  readonly offersSeen: () => number;
  /** Whether a hand or the keyboard is at the filters. */
  readonly isFiltering: () => boolean;
};

export type ShownResults = {
  readonly results: FlightResults;
  readonly table: OfferTable;
  readonly selected: Uint32Array;
  /** How many offers wait to be shown, by the filters of now; null when everything that came is shown. */
  readonly waiting: number | null;
};

const tables = new WeakMap<FlightResults["itineraries"], OfferTable>();

/** The table of a set of offers, made once. */
export const tableOf = ({ itineraries }: FlightResults): OfferTable => {
  const table = tables.get(itineraries) ?? createOfferTable(itineraries);
  tables.set(itineraries, table);
  return table;
};

const idsOf = (table: OfferTable, selected: Uint32Array, count: number): readonly (string | undefined)[] =>
  Array.from(selected.subarray(0, count), (index) => table.itineraries[index]?.id);

/** Whether the first offers of a list would be others, or stand elsewhere, with what came since. */
const wouldMove = (shown: FlightResults, latest: FlightResults, view: OfferView, count: number): boolean => {
  if (count === 0) return false;
  const [before, after] = [tableOf(shown), tableOf(latest)];
  const now = idsOf(after, selectOffers(after, view), count);
  return idsOf(before, selectOffers(before, view), count).some((id, place) => now[place] !== id);
};

/**
 * Which of the results are on the screen. Offers that come while somebody uses the list wait if they would move what is in
 * sight, and whatever comes while somebody filters waits too; everything else is shown as it comes. Whoever sorts or filters
 * moves the list anyway: that takes in what waited.
 */
export const useShownResults = (
  latest: FlightResults | null,
  view: OfferView,
  still: RefObject<StillParts>,
): { readonly shown: ShownResults | null; readonly takeIn: () => void } => {
  const [results, setResults] = useState(latest);
  // Answered and failed are news that moves nothing; only the offers may wait.
  const current = results?.itineraries === latest?.itineraries ? latest : results;

  useLayoutEffect(() => {
    if (latest === results) return;
    const isFirst = results === null || latest === null || results.itineraries.length === 0;
    const { isFiltering, offersSeen } = still.current;
    const mayMove = isFirst || results.itineraries === latest.itineraries;
    // What a person sees and touches is known to the document alone.
    // oxlint-disable-next-line react/set-state-in-effect
    if (mayMove || !(isFiltering() || wouldMove(results, latest, view, offersSeen()))) setResults(latest);
  }, [latest, results, still, view]);

  const shown = useMemo((): ShownResults | null => {
    if (current === null) return null;
    const table = tableOf(current);
    const selected = selectOffers(table, view);
    const isWaiting = latest !== null && latest.itineraries !== current.itineraries;
    const waiting = isWaiting ? selectOffers(tableOf(latest), view).length - selected.length : null;
    return { results: current, table, selected, waiting };
  }, [current, latest, view]);
  const takeIn = useCallback(() => setResults(latest), [latest]);
  return { shown, takeIn };
};
