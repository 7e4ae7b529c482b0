import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { leadersOf, type OfferSort, type OfferTable, type OfferView, offerSorts } from "@safar/engine";
import { type MouseEvent, useMemo } from "react";
import { formatMoney } from "../../i18n/format.ts";
import { useFlightWords } from "./flight-words.ts";
import { queryWith } from "./offer-address.ts";
import * as css from "./sort-tabs.css.ts";

const sortWords: Readonly<Record<OfferSort, MessageDescriptor>> = {
  best: msg`Best`,
  cheapest: msg`Cheapest`,
  fastest: msg`Fastest`,
  earliest: msg`Earliest`,
};

/** The orders, each with what stands first in it. Links, so that they sort before the page is alive too. */
export function SortTabs({
  table,
  view,
  query,
  onSort,
}: {
  table: OfferTable | null;
  view: OfferView;
  /** The address's query, which the links go on from. */
  query: string;
  onSort?: ((sort: OfferSort) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const { filters, sort: current } = view;
  const leaders = useMemo(() => (table === null ? null : leadersOf(table, filters)), [table, filters]);
  return (
    <nav aria-label={t`Sort flights by`} className={css.tabs}>
      {offerSorts.map((sort) => {
        const place = leaders?.[sort] ?? null;
        const leader = place === null ? undefined : table?.itineraries[place];
        const minutes = leader?.legs.reduce((sum, leg) => sum + leg.minutes, 0);
        return (
          // The router's link would look its page up at every move of the pointer; these stay on this one.
          <a
            key={sort}
            href={queryWith(query, { filters, sort })}
            className={css.tab}
            aria-current={sort === current ? "true" : undefined}
            onClick={(event: MouseEvent) => {
              if (onSort === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
                return;
              event.preventDefault();
              onSort(sort);
            }}
          >
            <span className={css.name}>{i18n._(sortWords[sort])}</span>
            <span className={css.leader}>
              {leader === undefined ? (
                "\u00a0"
              ) : (
                <>
                  <bdi className={css.amount}>{formatMoney(leader.price.total, words.locale)}</bdi>
                  {minutes !== undefined && <span className={css.time}>{words.duration(minutes)}</span>}
                </>
              )}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
