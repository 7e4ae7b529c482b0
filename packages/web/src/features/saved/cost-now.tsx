import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type CalendarDate,
  changeSince,
  daysNamed,
  type EpochMs,
  editions,
  laterBy,
  type Money,
  offerMark,
  type SavedOffer,
  type SavedSearch,
  type ShowState,
  type WatchedPrice,
} from "@safar/engine";
import { Link } from "@safar/ui/link";
import { Skeleton } from "@safar/ui/skeleton";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import pLimit from "p-limit";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isSavedVertical } from "../../app/saved-verticals.ts";
import { type OfferNow, readOffersNow } from "../../calls/saved.calls.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { localAt } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatPercent } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { dayInShort, formatDays } from "../../i18n/short-days.ts";
import { Amount } from "../amounts/amount.tsx";
import { percentOff } from "./saved-groups.ts";
import { savedKind } from "./saved-kinds.ts";
import * as css from "./saved-page.css.ts";
import { backTo } from "./saving.ts";

/** Each is a search of its own. */
const asking = pLimit(2);
const staleMs = 10 * 60_000;

const isAskable = ({ search = "", vertical }: SavedSearch): boolean => search !== "" && isSavedVertical(vertical);

const offersNowQuery = (of: SavedSearch) => {
  const { search = "", vertical } = of;
  return queryOptions({
    queryKey: ["offers now", vertical, search],
    queryFn: ({ signal }): Promise<readonly OfferNow[] | null> | null =>
      isSavedVertical(vertical) ? asking(() => readOffersNow({ data: { vertical, search }, signal })) : null,
    enabled: isAskable(of),
    staleTime: staleMs,
    retry: false,
  });
};

/** What a search finds today; undefined while it is asked, null where that could not be had. */
const useOffersNow = (of: SavedSearch): readonly OfferNow[] | null | undefined => {
  const { data, isError } = useQuery(offersNowQuery(of));
  return isError || !isAskable(of) ? null : data;
};

const offerNow = (of: SavedOffer, all: readonly OfferNow[]): OfferNow | null => {
  const mark = offerMark(of);
  return all.find((one) => one.mark === mark) ?? null;
};

/** Whether it was looked for on no day: whatever day it is had on is meant. */
const isOfAnyDay = ({ first }: Pick<SavedSearch, "first">): boolean => first === "";

/** Another day's price is none of a day that was chosen. */
const priceNow = (of: SavedOffer, all: readonly OfferNow[]): Money | null => {
  const found = offerNow(of, all);
  return found?.otherDay === undefined || isOfAnyDay(of) ? (found?.price ?? null) : null;
};

/** A price, and what is asked of those who come to what is free. */
const Cost = ({ of }: { readonly of: Money }) => (of.minor === 0 ? <Trans>Free entry</Trans> : <Amount of={of} />);

/** A page of ours on another day: the one that its address names, where it names one. */
const pageOn = (page: string, date: CalendarDate): string => {
  const [path = "", query] = page.split("?");
  const fields = new URLSearchParams(query);
  const [day = "date"] = [...fields].find(([, value]) => daysNamed(value) !== null) ?? [];
  fields.set(day, date);
  return `${path}?${fields}`;
};

/** How what is found and costs nothing stands, where more is known than that it is sold out. */
const standings: Readonly<Partial<Record<ShowState, MessageDescriptor>>> = {
  on_sale: msg`Sold out for adults`,
  few_left: msg`Sold out for adults`,
  not_yet: msg`Not on sale yet`,
  ended: msg`Over`,
  cancelled: msg`Cancelled`,
  postponed: msg`Moved to another day`,
};

/** Why something that was saved costs nothing today. */
function WhyNot({
  of,
  found,
  leaves = Number.POSITIVE_INFINITY,
}: Pick<Sold, "leaves" | "of"> & { readonly found: OfferNow | null }) {
  const { t } = useLingui();
  const isOneDay = of.first === of.last;
  const standing = found?.state && standings[found.state];
  if (standing) return t(standing);
  if (found?.otherDay !== undefined && found.state === undefined) return <Trans>Not on this day</Trans>;
  if (isOfAnyDay(of)) return <Trans>Not sold at present</Trans>;
  if (leaves <= serverClock.now()) return <Trans>Has left already</Trans>;
  if (found !== null) return isOneDay ? <Trans>Sold out on this day</Trans> : <Trans>Sold out on these days</Trans>;
  return isOneDay ? <Trans>No longer sold on this day</Trans> : <Trans>No longer sold on these days</Trans>;
}

/** What saved offers cost today, by their keys, as far as that is known; their cards ask for the same. Null while somebody is still asked. */
export const usePricesNow = (offers: readonly SavedOffer[]): ReadonlyMap<string, Money | null> | null => {
  const searches = [...new Map(offers.map((offer) => [`${offer.vertical} ${offer.search}`, offer])).values()];
  return useQueries({
    queries: searches.map(offersNowQuery),
    combine: (results) => {
      if (results.some(({ isLoading }) => isLoading)) return null;
      const found = new Map(searches.map(({ search, vertical }, at) => [`${vertical} ${search}`, results[at]?.data]));
      return new Map(
        offers.map((offer) => [offer.key, priceNow(offer, found.get(`${offer.vertical} ${offer.search}`) ?? [])]),
      );
    },
  });
};

/** The same lines from the first moment on, so that nothing moves when the answer comes. */
function Lines({ price, unit, change }: Readonly<Record<"price" | "unit" | "change", ReactNode>>) {
  return (
    <>
      <span className={css.price}>{price}</span>
      {unit && <span className={css.unit}>{unit}</span>}
      <span className={css.change}>{change}</span>
    </>
  );
}

type Known = { readonly price: Money | null; readonly at: EpochMs };

type Sold = {
  readonly of: SavedSearch;
  readonly known: Known;
  /** What its price is for; null where that is not said. */
  readonly unit: ReactNode;
  /** As it was seen last: it is shown where today nobody answers. */
  readonly last: Known;
  readonly find: (all: readonly OfferNow[]) => OfferNow | null;
  readonly page?: string | undefined;
  /** The way back to it in its search, which finds others on other days; null where it finds none. */
  readonly again: string | null;
  /** When it sets out, where that is known. */
  readonly leaves?: EpochMs | undefined;
};

/** The day of it, as the edition's clocks had it. */
const useDay = ({ at }: Known): string => {
  const { edition, locale } = useFacts();
  // No line breaks within a day.
  return isolated(dayInShort(localAt(editions[edition].timeZone, at), locale).replaceAll(" ", "\u00a0"));
};

/** What something cost, where nobody can ask what it costs today; nothing where that was not known. */
export function CostThen({
  of,
  unit,
  isAsked = false,
}: Pick<Sold, "unit"> & { readonly of: Known; readonly isAsked?: boolean }) {
  const day = useDay(of);
  if (of.price === null) return null;
  return (
    <Lines
      price={<Cost of={of.price} />}
      unit={unit}
      change={isAsked ? <Trans>seen on {day}; today’s price is not known</Trans> : <Trans>seen on {day}</Trans>}
    />
  );
}

const isSeenToday = ({ at }: Known, timeZone: string): boolean => localAt(timeZone, at).startsWith(todayIn(timeZone));

/** What has become of a price since a day. */
function Change({ since, now }: { readonly since: Known; readonly now: Money | null }) {
  const day = useDay(since);
  const { edition, locale } = useFacts();
  const isToday = isSeenToday(since, editions[edition].timeZone);
  if (since.price === null) return !isToday && <Trans>saved on {day}</Trans>;
  const change = now === null ? null : changeSince(since.price, now);
  if (change === null || change.type === "UNKNOWN")
    return (
      <Trans>
        <Cost of={since.price} /> seen on {day}
      </Trans>
    );
  if (change.type === "SAME")
    return isToday ? <Trans>the same as when you saved it</Trans> : <Trans>unchanged since {day}</Trans>;
  const by = <Amount of={change.by} />;
  const share = Math.abs(percentOff(since.price, now));
  const percent = formatPercent(share, locale);
  if (change.type === "MORE")
    return share > 0 ? (
      <Trans>
        +{percent} ({by}) since {day}
      </Trans>
    ) : (
      <Trans>
        {by} more than on {day}
      </Trans>
    );
  return (
    <span className={css.good}>
      {share > 0 ? (
        <Trans>
          −{percent} ({by}) since {day}
        </Trans>
      ) : (
        <Trans>
          {by} less than on {day}
        </Trans>
      )}
    </span>
  );
}

/** What something costs today beside what it cost; `of` finds it among all that its search finds. */
function CostNow({ of, known, unit, last, find, page = "", again, leaves }: Sold) {
  const { edition, locale } = useFacts();
  const { timeZone } = editions[edition];
  const all = useOffersNow(of);
  if (all === null) return <CostThen of={last} unit={unit} isAsked={isAskable(of)} />;
  if (all === undefined)
    return (
      <Lines
        price={last.price === null ? <Skeleton width="6rem" /> : <Cost of={last.price} />}
        unit={unit}
        change={known.price === null ? <Change since={known} now={null} /> : <Trans>checking today’s price</Trans>}
      />
    );
  const found = find(all);
  if (found?.otherDay !== undefined && !isOfAnyDay(of)) {
    const next = isolated(formatShortDay(found.otherDay, locale));
    return (
      <>
        <span className={css.price}>
          <WhyNot of={of} found={found} />
        </span>
        <Link className={css.next} href={pageOn(page, found.otherDay)}>
          <Trans>
            Next {next}, <Cost of={found.price} />
          </Trans>
        </Link>
      </>
    );
  }
  const now = found?.price ?? null;
  const change = <Change since={known} now={now} />;
  if (now === null) {
    const why = <WhyNot of={of} found={found} leaves={leaves} />;
    if (again !== null && isOfAnyDay(of)) return <Lines price={why} unit={null} change={change} />;
    const later = again === null ? null : laterBy({ ...of, href: again }, 1);
    return (
      <>
        <Lines price={why} unit={null} change={change} />
        <Link className={css.next} href={later?.href ?? page}>
          {later === null ? (
            <Trans>See its page</Trans>
          ) : (
            <Trans>Search {isolated(formatDays(later.first, later.last, locale))}</Trans>
          )}
        </Link>
      </>
    );
  }
  const on = found?.otherDay;
  return (
    <Lines
      price={
        on === undefined ? (
          <Trans>
            <Cost of={now} /> <small>today</small>
          </Trans>
        ) : on === todayIn(timeZone) ? (
          <Trans>
            from <Amount of={now} /> <small>today</small>
          </Trans>
        ) : (
          <Trans>
            from <Amount of={now} />{" "}
            <small>
              <Link className={css.day} href={pageOn(page, on)}>
                on {isolated(formatShortDay(on, locale))}
              </Link>
            </small>
          </Trans>
        )
      }
      unit={unit}
      change={change}
    />
  );
}

/** What a saved offer costs today. */
export const OfferCost = ({ of, unit }: { readonly of: SavedOffer; readonly unit: ReactNode }) => (
  <CostNow
    of={of}
    known={of}
    unit={unit}
    last={of.latest ?? of}
    find={(all) => offerNow(of, all)}
    page={of.page ?? of.href}
    again={savedKind(of.vertical).isPage ? null : backTo(of)}
    leaves={of.ride?.leaves}
  />
);

/** What the cheapest of a remembered search costs today. */
export function LeastCost({ of, unit }: { readonly of: WatchedPrice; readonly unit: ReactNode }) {
  const dearness = ({ price }: OfferNow): number => price?.minor ?? Number.POSITIVE_INFINITY;
  const leastOf = (all: readonly OfferNow[]) =>
    all
      .filter(({ otherDay }) => otherDay === undefined)
      .reduce<OfferNow | null>(
        (least, one) => (least !== null && dearness(least) <= dearness(one) ? least : one),
        null,
      );
  return (
    <CostNow
      of={of}
      known={of}
      unit={unit}
      last={{ price: of.latest, at: of.latestAt }}
      find={leastOf}
      again={of.href}
    />
  );
}
