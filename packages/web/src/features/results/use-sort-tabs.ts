import { useLingui } from "@lingui/react/macro";
import type { Abouts, ResultView } from "@safar/engine";
import type { ResultsKind } from "./results-kind.ts";
import type { SortTab } from "./sort-tabs.tsx";
import { queryWith } from "./view-address.ts";

/** The orders as tabs, each with what stands first in it, of all that is known. */
export const useSortTabs = <Held, Row, Of extends Abouts, Sort extends string>(
  { priceOf, results, sortWords }: Pick<ResultsKind<Held, Row, Of, Sort>, "priceOf" | "results" | "sortWords">,
  view: ResultView<Of, Sort>,
  /** The address's query, which the links go on from. */
  query: string,
  /** Null while nothing is known. */
  leaders: Readonly<Record<Sort, Row | null>> | null,
  noteOf: (row: Row, sort: Sort) => string | null,
  onSort?: (sort: Sort) => void,
): readonly SortTab[] => {
  const { t } = useLingui();
  return results.sorts.map((sort) => {
    const leader = leaders?.[sort] ?? null;
    return {
      id: sort,
      name: t(sortWords[sort]),
      href: queryWith(results, query, { ...view, sort }),
      isOn: sort === view.sort,
      press: onSort && (() => onSort(sort)),
      leader: leader && { price: priceOf(leader, sort), note: noteOf(leader, sort) },
    };
  });
};
