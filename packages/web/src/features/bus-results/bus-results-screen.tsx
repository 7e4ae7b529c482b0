import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BusTimes,
  cheapestFare,
  connectSearch,
  type Departure,
  type DepartureSort,
  type DepartureView,
  decodeBusCriteria,
  decodeDepartureView,
  departureSorts,
  encodeBusRoute,
  encodeDepartureView,
  type DepartureFilters as Filters,
  noDepartureFilters,
  type RefId,
  type searchMachine,
  selectDepartures,
} from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { useHydrated, useRouter, useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pencil from "lucide-react/icons/pencil";
import { useCallback, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatMoney } from "../../i18n/format.ts";
import { roadTime } from "../bus-search/bus-words.ts";
import * as frame from "../flight-results/results-screen.css.ts";
import * as line from "../flight-results/search-line.css.ts";
import * as tabs from "../flight-results/sort-tabs.css.ts";
import { ExpiringSoon } from "../walk/expiring-soon.tsx";
import { BusDayStrip } from "./bus-day-strip.tsx";
import * as css from "./bus-results-screen.css.ts";
import { BusesComing, BusResultsExpired, BusSearchFailed, NoBuses, NoBusFits } from "./bus-results-states.tsx";
import { DepartureCard } from "./departure-card.tsx";
import { countOfFilters, DepartureFilters } from "./departure-filters.tsx";

const sortWords: Readonly<Record<DepartureSort, MessageDescriptor>> = {
  earliest: msg`Earliest`,
  cheapest: msg`Cheapest`,
  fastest: msg`Fastest`,
  rating: msg`Best rated`,
};

/** What is searched for, in words, with the way to change it. */
function SearchLine({ search, times }: { search: string; times: BusTimes | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { date, from, to } = decodeBusCriteria(search);
  return (
    <div className={line.line}>
      <div className={line.words}>
        <h1 className={line.route}>
          <span className={line.hop}>
            <bdi>{times?.from.name[locale] ?? from}</bdi>
            <Icon of={ArrowRight} size={18} directional />
            <bdi>{times?.to.name[locale] ?? to}</bdi>
          </span>
        </h1>
        <p className={line.facts}>
          <span>{formatLongDay(date, locale)}</span>
        </p>
      </div>
      <ButtonLink size="small" href={paths.busHome(search)} aria-label={t`Change search`}>
        <Icon of={Pencil} size={16} />
        <span className={line.edit}>
          <Trans>Change search</Trans>
        </span>
      </ButtonLink>
    </div>
  );
}

/** The orders, each with what stands first in it. Links, so that they sort before the page is alive too. */
function Orders({
  times,
  view,
  hrefOf,
}: {
  times: BusTimes;
  view: DepartureView;
  hrefOf: (view: DepartureView) => string;
}) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  return (
    <nav aria-label={t`Sort buses by`} className={tabs.tabs}>
      {departureSorts.map((sort) => {
        const [leader] = selectDepartures(times.departures, { ...view, sort });
        const least = leader === undefined ? null : cheapestFare(leader);
        return (
          <a
            key={sort}
            href={hrefOf({ ...view, sort })}
            className={tabs.tab}
            aria-current={sort === view.sort ? "true" : undefined}
          >
            <span className={tabs.name}>{t(sortWords[sort])}</span>
            <span className={tabs.leader}>
              {least !== null && <bdi className={tabs.amount}>{formatMoney(least, locale)}</bdi>}
              {leader !== undefined && <span className={tabs.time}>{roadTime(i18n, leader.minutes)}</span>}
            </span>
          </a>
        );
      })}
    </nav>
  );
}

type SearchActor = ActorRefFrom<typeof searchMachine>;

type ListProps = {
  readonly search: string;
  readonly times: BusTimes;
  readonly busy: boolean;
  readonly onChoose: ((departure: Departure) => void) | undefined;
};

/** The coaches of a day as they are filtered and ordered, which stands in the address. */
function Departures({ search, times, busy, onChoose }: ListProps) {
  const { t } = useLingui();
  const router = useRouter();
  const isAlive = useHydrated();
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const view = useMemo(() => decodeDepartureView(query), [query]);
  const shown = useMemo(() => selectDepartures(times.departures, view), [times, view]);
  const { date, from, to } = decodeBusCriteria(search);
  const route = encodeBusRoute({ from, to });
  const hrefOf = (next: DepartureView) => `?${[`date=${date}`, encodeDepartureView(next)].filter(Boolean).join("&")}`;
  const filter = useCallback(
    (filters: Filters) =>
      void router.navigate({
        href: paths.busResults(route, date, encodeDepartureView({ ...view, filters })),
        replace: true,
        resetScroll: false,
      }),
    [router, route, date, view],
  );
  const fields = <DepartureFilters times={times} filters={view.filters} onChange={isAlive ? filter : undefined} />;
  const sent = (
    // What was sent without script is no choice of this page's: the fields begin anew when it is alive.
    <form key={isAlive ? "alive" : "plain"} method="get">
      <input type="hidden" name="date" value={date} />
      {view.sort !== "earliest" && <input type="hidden" name="sort" value={view.sort} />}
      {fields}
      {!isAlive && (
        <noscript>
          <Button type="submit" kind="primary">
            <Trans>Apply the filters</Trans>
          </Button>
        </noscript>
      )}
    </form>
  );
  const active = countOfFilters(view.filters);
  return (
    <>
      <Orders times={times} view={view} hrefOf={hrefOf} />
      <div className={frame.columns}>
        <aside className={css.side} aria-label={t`Filters`}>
          {sent}
        </aside>
        <div className={frame.main}>
          <div className={css.folded}>
            <Disclosure title={active === 0 ? t`Filters` : t`Filters (${active})`}>{sent}</Disclosure>
          </div>
          <p className={css.count} role="status">
            {t`${plural(shown.length, { one: "# bus", other: "# buses" })}`}
          </p>
          {shown.length === 0 ? (
            <NoBusFits
              onClear={isAlive ? () => filter(noDepartureFilters) : undefined}
              plain={hrefOf({ ...view, filters: noDepartureFilters })}
            />
          ) : (
            <ul className={css.list} aria-busy={busy}>
              {shown.map((departure) => (
                <li key={departure.refId}>
                  <DepartureCard departure={departure} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}

/** Whatever a search that is running says, around what it has found. */
function Live({ actor, search, found, readResults }: LiveProps) {
  const snapshot = useSelector(actor, (now) => now);
  const view = connectSearch(snapshot);
  const { refId } = snapshot.context;
  const times = (refId === null ? null : readResults(refId)) ?? found;
  const choose = useCallback(
    (departure: Departure) => actor.send({ type: "offer.choose", offer: departure.refId }),
    [actor],
  );
  const refresh = () => actor.send({ type: "search.refresh" });
  if (view.screen === "expired") return <BusResultsExpired onRefresh={refresh} />;
  if (view.screen === "failed") return <BusSearchFailed problem={view.problem} search={search} onRefresh={refresh} />;
  if (view.screen === "empty" || (times !== null && times.departures.length === 0)) return <NoBuses search={search} />;
  if (times === null) return <BusesComing />;
  return (
    <>
      {view.isExpiring && view.deadline !== null && (
        <ExpiringSoon deadline={view.deadline} busy={view.busy} onKeep={() => actor.send({ type: "results.touch" })} />
      )}
      <Departures search={search} times={times} busy={view.busy} onChoose={choose} />
    </>
  );
}

type Props = {
  /** The running search; none while the page is not alive. */
  readonly actor: SearchActor | undefined;
  readonly search: string | null;
  /** What the page was made with. */
  readonly found: BusTimes | null;
  readonly readResults: (refId: RefId) => BusTimes | null;
};

type LiveProps = Omit<Props, "actor" | "search"> & { readonly actor: SearchActor; readonly search: string };

/** The coaches between two cities on a day. */
export function BusResultsScreen({ actor, search, found, readResults }: Props) {
  const session = actor?.getSnapshot().context.refId ?? null;
  const times = (session === null ? null : readResults(session)) ?? found;
  const asked = search ?? found?.search ?? "";
  return (
    <Container>
      <div className={frame.page}>
        <SearchLine search={asked} times={times} />
        <BusDayStrip key={asked} search={asked} />
        {actor !== undefined ? (
          <Live actor={actor} search={asked} found={found} readResults={readResults} />
        ) : found === null ? (
          <BusesComing />
        ) : found.departures.length === 0 ? (
          <NoBuses search={asked} />
        ) : (
          <Departures search={asked} times={found} busy={false} onChoose={undefined} />
        )}
      </div>
    </Container>
  );
}
