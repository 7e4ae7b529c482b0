import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectSearch,
  createHotelTable,
  type HotelFilters,
  type HotelOffer,
  type HotelResults,
  type HotelSort,
  type HotelTable,
  type HotelView,
  hotelFacetsOf,
  hotelSorts,
  noHotelFilters,
  type RefId,
  type SearchText,
  type searchMachine,
  selectHotels,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import { useHydrated, useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import List from "lucide-react/icons/list";
import MapIcon from "lucide-react/icons/map";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { lazy, type MouseEvent, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { paths } from "../../app/paths.ts";
import { useIsWide } from "../../app/use-is-wide.ts";
import * as tabs from "../flight-results/sort-tabs.css.ts";
import { useMayReplace } from "../results-list/use-may-replace.ts";
import { PlainCards, VirtualCards } from "../results-list/virtual-cards.tsx";
import { ExpiringSoon } from "../walk/expiring-soon.tsx";
import { HotelCard } from "./hotel-card.tsx";
import { HotelFilterChips } from "./hotel-filter-chips.tsx";
import { HotelFilterFields } from "./hotel-filter-fields.tsx";
import * as css from "./hotel-results.css.ts";
import { HotelsExpired, HotelsFailed, NoHotels, NoneLeft } from "./hotel-states.tsx";
import { sortWords } from "./hotel-words.ts";
import { StayLine } from "./stay-line.tsx";
import { useHotelView } from "./use-hotel-view.ts";
import { countHotelFilters, queryWithView, searchPartsOf } from "./view-address.ts";

const MapSide = lazy(async () => ({ default: (await import("./map-side.tsx")).MapSide }));

/** About as high as a card is, on a wide window and on a phone. */
const guesses = { wide: 236, narrow: 470 } as const;
/** Cards that a page without script shows at once. */
const plainCards = 30;

type SearchActor = ActorRefFrom<typeof searchMachine>;

const tables = new WeakMap<HotelResults["hotels"], HotelTable>();

/** The table of a set of hotels, made once. */
const tableOf = ({ hotels }: HotelResults): HotelTable => {
  const table = tables.get(hotels) ?? createHotelTable(hotels);
  tables.set(hotels, table);
  return table;
};

function SortTabs({ view, query, onSort }: { view: HotelView; query: string; onSort: (sort: HotelSort) => void }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sort hotels by`} className={tabs.tabs}>
      {hotelSorts.map((one) => (
        <a
          key={one}
          href={queryWithView(query, { ...view, sort: one })}
          className={tabs.tab}
          aria-current={one === view.sort ? "true" : undefined}
          onClick={(event: MouseEvent) => {
            if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSort(one);
          }}
        >
          <span className={tabs.name}>{t(sortWords[one])}</span>
        </a>
      ))}
    </nav>
  );
}

const Coming = () => (
  <div className={css.coming} aria-hidden="true">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} kind="box" />
    ))}
  </div>
);

type FoundProps = {
  readonly results: HotelResults;
  readonly refId: RefId | null;
  readonly search: SearchText;
  readonly onChoose: ((hotel: HotelOffer) => void) | undefined;
  /** Somebody sorts or filters, and so is still reading. */
  readonly onLook: () => void;
};

/** The hotels, to be sorted, filtered, seen on a map and chosen from. */
function Found({ results, refId, search, onChoose, onLook }: FoundProps) {
  const { t } = useLingui();
  const isAlive = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const mayReplace = useMayReplace(isAlive, list);
  const isWide = useIsWide("lg");
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const { view, change, settle } = useHotelView();
  const [isMapShown, setMapShown] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { filters, sort } = view;
  const table = tableOf(results);
  const selected = useMemo(() => selectHotels(table, view), [table, view]);
  const facets = useMemo(() => hotelFacetsOf(table), [table]);
  const shown = useMemo(
    () => Array.from(selected, (index) => results.hotels[index]).filter((one) => one !== undefined),
    [selected, results],
  );
  const filterBy = useCallback(
    (wanted: HotelFilters) => {
      onLook();
      change({ filters: wanted });
    },
    [change, onLook],
  );
  const clear = () => filterBy(noHotelFilters);
  const hrefOf = (hotel: HotelOffer) => (refId === null ? "#" : paths.hotelDetail(refId, hotel.id));
  const choose = (hotel: HotelOffer) => {
    settle();
    onChoose?.(hotel);
  };
  const card = (place: number) => {
    const hotel = shown[place];
    return hotel === undefined ? null : (
      <HotelCard
        hotel={hotel}
        nights={results.nights}
        href={hrefOf(hotel)}
        isOn={isMapShown && pointed === hotel.id}
        {...(onChoose === undefined ? {} : { onChoose: choose })}
        {...(isMapShown ? { onPoint: setPointed } : {})}
      />
    );
  };
  const active = countHotelFilters(filters);
  const found = t`${plural(shown.length, { one: "# hotel", other: "# hotels" })}`;
  const label = t`Hotels found`;
  const currency = results.hotels[0]?.total.currency;
  const fields = <HotelFilterFields facets={facets} filters={filters} onChange={filterBy} />;
  const isSplit = isMapShown && isWide;
  const map = isMapShown && shown.length > 0 && (
    <Suspense fallback={<div className={css.mapComing} aria-busy="true" />}>
      <MapSide
        results={results}
        hotels={shown}
        hrefOf={hrefOf}
        highlighted={pointed}
        onHighlight={setPointed}
        onChoose={choose}
      />
    </Suspense>
  );
  return (
    <div className={isSplit ? css.split : css.columns}>
      {!isSplit && (
        <aside className={isAlive ? css.side : css.plainSide} aria-label={t`Filters`}>
          {isAlive ? (
            isWide && fields
          ) : (
            <noscript>
              <form method="get" className={css.plainForm}>
                {[...new URLSearchParams(searchPartsOf(query))].map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                {sort !== "best" && <input type="hidden" name="sort" value={sort} />}
                <HotelFilterFields facets={facets} filters={filters} />
                <Button type="submit" kind="primary">
                  <Trans>Apply filters</Trans>
                </Button>
              </form>
            </noscript>
          )}
        </aside>
      )}
      <div className={css.main}>
        <SortTabs
          view={view}
          query={query}
          onSort={(wanted) => {
            onLook();
            change({ sort: wanted });
          }}
        />
        <div className={css.head}>
          <p className={css.count} role="status">
            {found}
          </p>
          <div className={css.buttons}>
            <div className={isSplit ? undefined : css.narrowOnly}>
              <Button size="small" aria-haspopup="dialog" disabled={!isAlive} onClick={() => setSheetOpen(true)}>
                <Icon of={SlidersHorizontal} size={18} />
                <Trans>Filters</Trans>
                {active > 0 && <> ({active})</>}
              </Button>
            </div>
            <Button size="small" aria-pressed={isMapShown} disabled={!isAlive} onClick={() => setMapShown((is) => !is)}>
              <Icon of={isMapShown ? List : MapIcon} size={18} />
              {isMapShown ? <Trans>Hide the map</Trans> : <Trans>Map</Trans>}
            </Button>
          </div>
        </div>
        <HotelFilterChips filters={filters} currency={currency} onChange={filterBy} />
        {!isSplit && map}
        <div ref={list}>
          {shown.length === 0 ? (
            <NoneLeft search={search} onClear={clear} />
          ) : mayReplace ? (
            <VirtualCards
              label={label}
              count={shown.length}
              guess={isWide ? guesses.wide : guesses.narrow}
              card={card}
            />
          ) : (
            <PlainCards label={label} count={Math.min(plainCards, shown.length)} card={card} />
          )}
        </div>
        <Dialog
          open={isSheetOpen && (isSplit || !isWide)}
          onClose={() => setSheetOpen(false)}
          title={t`Filters`}
          close={t`Close`}
          actions={
            <>
              <Button kind="quiet" onClick={clear} aria-disabled={active === 0}>
                <Trans>Reset filters</Trans>
              </Button>
              <Button kind="next" onClick={() => setSheetOpen(false)}>
                <Trans>Show {found}</Trans>
              </Button>
            </>
          }
        >
          {fields}
        </Dialog>
      </div>
      {isSplit && map}
    </div>
  );
}

type Props = {
  /** The search step of a walk. */
  readonly actor: SearchActor | undefined;
  readonly search: SearchText;
  readonly readResults: (refId: RefId) => HotelResults | null;
  /** What came with the page, until its own search tells of more. */
  readonly first: { readonly refId: RefId; readonly results: HotelResults } | null;
};

function Live({ actor, readResults, first }: Props & { readonly actor: SearchActor }) {
  const view = connectSearch(useSelector(actor, (snapshot) => snapshot));
  const { commands, deadline, isExpiring, problem, refId, screen, search } = view;
  const latest = refId === null ? null : readResults(refId);
  const results = latest ?? first?.results ?? null;
  const refresh = () => actor.send({ type: "search.refresh" });
  const edit = () => actor.send({ type: "search.edit" });
  const canTouch = isExpiring && commands.touch;
  const look = useCallback(() => {
    if (canTouch) actor.send({ type: "results.touch" });
  }, [actor, canTouch]);
  return (
    <>
      <StayLine search={search} place={results?.place ?? null} onEdit={commands.edit ? edit : undefined} />
      {isExpiring && deadline !== null && (
        <ExpiringSoon deadline={deadline} busy={!commands.touch} onKeep={() => actor.send({ type: "results.touch" })} />
      )}
      {screen === "empty" ? (
        <NoHotels search={search} />
      ) : screen === "expired" ? (
        <HotelsExpired onEdit={edit} onRefresh={refresh} />
      ) : screen === "failed" ? (
        <HotelsFailed problem={problem} onEdit={edit} onRefresh={refresh} />
      ) : results === null || results.hotels.length === 0 ? (
        <Coming />
      ) : (
        <Found
          results={results}
          refId={latest === null ? (first?.refId ?? null) : refId}
          search={search}
          onChoose={commands.choose ? ({ id }) => actor.send({ type: "offer.choose", offer: id }) : undefined}
          onLook={look}
        />
      )}
    </>
  );
}

/** What a search finds: to be sorted, filtered, seen on a map and chosen from. */
export function HotelResultsScreen(props: Props) {
  const { actor, first, search } = props;
  return (
    <Container>
      <div className={css.page}>
        {actor === undefined ? (
          <StayLine search={search} place={first?.results.place ?? null} />
        ) : (
          <Live key={search} {...props} actor={actor} />
        )}
      </div>
    </Container>
  );
}
