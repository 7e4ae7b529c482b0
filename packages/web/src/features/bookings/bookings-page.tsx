import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BookingListOutcome,
  type BookingListView,
  type BookingQuery,
  type BookingTab,
  connectBookingList,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Anchor } from "@safar/ui/anchor";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Pagination } from "@safar/ui/pagination";
import { Skeleton } from "@safar/ui/skeleton";
import { Tabs } from "@safar/ui/tabs";
import { useHydrated } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import Hourglass from "lucide-react/icons/hourglass";
import Luggage from "lucide-react/icons/luggage";
import SearchX from "lucide-react/icons/search-x";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { useHints } from "../../engine/live/hints.ts";
import { formatMonth } from "../../i18n/days.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { Asking, isAsked } from "./asking.tsx";
import { listAddress } from "./booking-address.ts";
import { BookingCard, isNext } from "./booking-card.tsx";
import { bookingListFlow } from "./booking-list.flow.ts";
import { BookingsFilter } from "./bookings-filter.tsx";
import { chipsComing } from "./chips.css.ts";
import { type Facets, facetsOf } from "./facets.ts";
import * as css from "./list.css.ts";
import { NextTrip } from "./next-trip.tsx";

const waitingId = "waiting";
const hints = ["booking.updated", "payment.updated"] as const;

function Nothing({ emptiness, query, path }: { emptiness: "none" | "noneSuch"; query: BookingQuery; path: string }) {
  if (emptiness === "noneSuch") {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>No Record Found</Trans>}
        action={
          <ButtonLink href={listAddress(path, { ...query, kind: null, status: null, page: 1 })}>
            <Trans>Clear filters</Trans>
          </ButtonLink>
        }
      >
        <Trans>You have bookings of another kind or in another status, or none yet.</Trans>
      </EmptyState>
    );
  }
  if (query.tab === "past") {
    return (
      <EmptyState icon={History} title={<Trans>No past bookings</Trans>}>
        <Trans>Completed trips and cancelled or expired bookings appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Luggage}
      title={<Trans>No trips ahead</Trans>}
      action={
        <ButtonLink kind="next" href={paths.home()}>
          <Trans>Plan a trip</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your bookings appear here, with everything you need for the trip.</Trans>
    </EmptyState>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <div className={css.loading} role="status">
      <VisuallyHidden>{t`Loading your bookings`}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <span key={row} className={css.coming}>
          <Skeleton width="55%" />
          <Skeleton width="35%" />
          <Skeleton width="25%" />
        </span>
      ))}
    </div>
  );
}

function Trouble({ view, onReload }: { view: BookingListView; onReload: () => void }) {
  const { t } = useLingui();
  if (view.problem === null) return null;
  const { text, title } = problemWords(view.problem);
  return (
    <Alert
      tone="warning"
      live
      title={t(title)}
      action={
        <Button size="small" busy={view.busy} onClick={onReload}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {t(text)}
    </Alert>
  );
}

/** Some of them under one heading. */
function Part({ heading, at, children }: { heading: ReactNode; at?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={at} className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partName}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The next trip and what waits for its owner before all else; then by the months in which they begin, as they are listed. */
function Parts({ rows, query: { page, tab } }: Pick<BookingListView, "query" | "rows">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const asked = rows.filter(isAsked);
  const others = rows.filter((row) => !isAsked(row));
  const next = tab === "upcoming" && page === 1 ? others.find(isNext) : undefined;
  const months = Map.groupBy(
    others.filter((row) => row !== next),
    ({ booking }) => booking.startsAt.local.slice(0, 7),
  );
  return (
    <>
      {next !== undefined && asked.length > 0 && (
        <Anchor href={`#${waitingId}`} className={css.waiting}>
          <Icon of={Hourglass} size={18} />
          {t`${plural(asked.length, { one: "# booking waits for you", other: "# bookings wait for you" })}`}
        </Anchor>
      )}
      {next !== undefined && (
        <Part heading={<Trans>Next trip</Trans>}>
          <NextTrip booking={next.booking} />
        </Part>
      )}
      {asked.length > 0 && (
        <Part heading={<Trans>Waiting for you</Trans>} at={waitingId}>
          <Asking rows={asked} />
        </Part>
      )}
      {[...months].map(([month, those]) => (
        <Part key={month} heading={<time dateTime={month}>{formatMonth(month, locale)}</time>}>
          <ul role="list" className={css.list}>
            {those.map((row) => (
              <BookingCard key={row.booking.uuid} row={row} isPast={tab === "past"} />
            ))}
          </ul>
        </Part>
      ))}
    </>
  );
}

/** What the tabs' bookings are of, once all of a tab's were read: a choice among them takes none of the others away. */
const useFacets = ({ busy, lastPage, query, rows, screen }: BookingListView): Facets | null => {
  const [known, setKnown] = useState<Partial<Record<BookingTab, Facets>>>({});
  const { kind, status, tab } = query;
  const isWhole = screen === "list" && !busy && kind === null && status === null && lastPage === 1;
  const facets = useMemo(() => (isWhole ? facetsOf(rows) : null), [isWhole, rows]);
  if (facets !== null && known[tab] !== facets) setKnown({ ...known, [tab]: facets });
  return facets ?? known[tab] ?? null;
};

function List({ view, path }: { view: BookingListView; path: string }) {
  const { t } = useLingui();
  if (view.screen === "loading") return <Loading />;
  if (view.emptiness !== null) return <Nothing emptiness={view.emptiness} query={view.query} path={path} />;
  return (
    <>
      <div className={css.parts} aria-busy={view.busy}>
        <Parts rows={view.rows} query={view.query} />
      </div>
      <Pagination
        label={t`Pages of bookings`}
        previous={t`Previous page`}
        next={t`Next page`}
        page={view.page}
        pages={view.lastPage}
        hrefOf={(page) => listAddress(path, { ...view.query, page })}
        nameOf={(page) => t`Page ${page}`}
      />
    </>
  );
}

/** The signed-in person's bookings: those ahead and those behind, narrowed as they wish. */
export function BookingsPage({
  found,
  query,
  path,
  onQuery,
}: {
  /** What the server has read for this document. */
  found: BookingListOutcome | null;
  query: BookingQuery;
  /** Of the address that shows the list. */
  path: string;
  onQuery: (query: BookingQuery) => void;
}) {
  const { t } = useLingui();
  // A document's own answer is old by the time somebody comes back to the page.
  const isAlive = useHydrated();
  const [input] = useState({ query, found: isAlive ? null : found });
  const { actor, view } = useFlow(bookingListFlow, connectBookingList, { input });
  const asked = listAddress(path, query);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    const shown = connectBookingList(actor.getSnapshot()).query;
    if (listAddress(path, shown) !== asked) actor.send({ type: "list.show", query: latest.current });
  }, [actor, path, asked]);
  const signedOut = useSignedOut();
  useHints(hints, () => actor.send({ type: "order.hinted" }));
  useEffect(() => {
    if (view.screen === "signedOut") void signedOut();
  }, [view.screen, signedOut]);
  const facets = useFacets(view);
  const panel = (
    <div className={css.panel}>
      {view.screen === "loading" && facets === null ? (
        <div className={chipsComing} />
      ) : (
        <BookingsFilter path={path} query={query} facets={facets} onQuery={onQuery} />
      )}
      <Trouble view={view} onReload={() => actor.send({ type: "list.reload" })} />
      {view.screen !== "failed" && view.screen !== "signedOut" && <List view={view} path={path} />}
    </div>
  );
  const tabs = [
    { id: "upcoming", label: t`Upcoming` },
    { id: "past", label: t`Past` },
  ] as const;
  return (
    <AccountPlace width="wide">
      <div className={css.page}>
        <h1>
          <Trans>My Bookings</Trans>
        </h1>
        <Tabs
          label={t`My Bookings`}
          selected={query.tab}
          onSelect={(id) => onQuery({ ...query, tab: id === "past" ? "past" : "upcoming", page: 1 })}
          tabs={tabs.map(({ id, label }) => ({
            id,
            label,
            href: listAddress(path, { ...query, tab: id, page: 1 }),
            panel: query.tab === id ? panel : null,
          }))}
        />
      </div>
    </AccountPlace>
  );
}
