import { Trans } from "@lingui/react/macro";
import {
  changeSince,
  type EpochMs,
  editions,
  type Money,
  offerMark,
  type SavedOffer,
  type SavedSearch,
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
import { todayIn } from "../../engine/asking/today.ts";
import { localAt } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./saved-page.css.ts";

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

const priceNow = (of: SavedOffer, all: readonly OfferNow[]): Money | null => {
  const found = offerNow(of, all);
  return found?.otherDay === undefined ? (found?.price ?? null) : null;
};

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

/** Two lines from the first moment on, so that nothing moves when the answer comes. */
function Lines({ price, change }: Readonly<Record<"price" | "change", ReactNode>>) {
  return (
    <>
      <span className={css.price}>{price}</span>
      <span className={css.change}>{change}</span>
    </>
  );
}

type Known = { readonly price: Money | null; readonly at: EpochMs };

/** The day of it, as the edition's clocks had it. */
const useDay = ({ at }: Known): string => {
  const { edition, locale } = useFacts();
  return isolated(formatShortDay(localAt(editions[edition].timeZone, at), locale));
};

/** What something cost, where nobody can ask what it costs today; nothing where that was not known. */
export function CostThen({ of, isAsked = false }: { readonly of: Known; readonly isAsked?: boolean }) {
  const day = useDay(of);
  if (of.price === null) return null;
  return (
    <Lines
      price={<Amount of={of.price} />}
      change={isAsked ? <Trans>on {day}; today’s price is not known</Trans> : <Trans>as it was on {day}</Trans>}
    />
  );
}

/** What has become of a price since a day. */
function Change({ since, now }: { readonly since: Known; readonly now: Money | null }) {
  const day = useDay(since);
  const { timeZone } = editions[useFacts().edition];
  if (since.price === null) return <Trans>saved on {day}</Trans>;
  const change = now === null ? null : changeSince(since.price, now);
  if (change === null || change.type === "UNKNOWN")
    return (
      <Trans>
        <Amount of={since.price} /> on {day}
      </Trans>
    );
  if (change.type === "SAME")
    return localAt(timeZone, since.at).startsWith(todayIn(timeZone)) ? (
      <Trans>saved today</Trans>
    ) : (
      <Trans>the same as on {day}</Trans>
    );
  const by = <Amount of={change.by} />;
  if (change.type === "MORE")
    return (
      <Trans>
        {by} more than on {day}
      </Trans>
    );
  return (
    <span className={css.good}>
      <Trans>
        {by} less than on {day}
      </Trans>
    </span>
  );
}

/** What something costs today beside what it cost; `of` finds it among all that its search finds. */
function CostNow({
  of,
  known,
  last,
  find,
  page,
}: {
  readonly of: SavedSearch;
  readonly known: Known;
  /** As it was seen last: it is shown where today nobody answers. */
  readonly last: Known;
  readonly find: (all: readonly OfferNow[]) => OfferNow | null;
  readonly page?: string | undefined;
}) {
  const { locale } = useFacts();
  const all = useOffersNow(of);
  if (all === null) return <CostThen of={last} isAsked={isAskable(of)} />;
  if (all === undefined)
    return <Lines price={<Skeleton width="6rem" />} change={<Change since={known} now={null} />} />;
  const found = find(all);
  if (found?.otherDay !== undefined) {
    const next = isolated(formatShortDay(found.otherDay, locale));
    return (
      <>
        <span className={css.price}>
          <Trans>Not on this day</Trans>
        </span>
        <Link className={css.next} href={(page ?? "").replace(/(?<=[?&]date=)[\d-]+/, found.otherDay)}>
          <Trans>
            Next {next}, <Amount of={found.price} />
          </Trans>
        </Link>
      </>
    );
  }
  const now = found?.price ?? null;
  return (
    <Lines
      price={
        now === null ? (
          <Trans>No longer sold</Trans>
        ) : (
          <Trans>
            <Amount of={now} /> <small>today</small>
          </Trans>
        )
      }
      change={<Change since={known} now={now} />}
    />
  );
}

/** What a saved offer costs today. */
export const OfferCost = ({ of }: { readonly of: SavedOffer }) => (
  <CostNow of={of} known={of} last={of.latest ?? of} find={(all) => offerNow(of, all)} page={of.page} />
);

/** What the cheapest of a remembered search costs today. */
export function LeastCost({ of }: { readonly of: WatchedPrice }) {
  const leastOf = (all: readonly OfferNow[]) =>
    all.reduce<OfferNow | null>(
      (least, one) =>
        one.otherDay !== undefined || (least !== null && least.price.minor <= one.price.minor) ? least : one,
      null,
    );
  return <CostNow of={of} known={of} last={{ price: of.latest, at: of.latestAt }} find={leastOf} />;
}
