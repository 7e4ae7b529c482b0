import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectSearch,
  decodeCriteria,
  type FlightResults,
  facetsOf,
  type Itinerary,
  noFilters,
  type OfferFilters,
  type OfferSort,
  type OfferView,
  type RefId,
  type SearchView,
  type searchMachine,
} from "@safar/engine";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import { SkipLink } from "@safar/ui/skip-link";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useCallback, useMemo, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { useMayReplace } from "../results-list/use-may-replace.ts";
import { ExpiringSoon } from "../walk/expiring-soon.tsx";
import { AnswerProgress } from "./answer-progress.tsx";
import { DayStrip } from "./day-strip.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { FirstOffers } from "./first-offers.tsx";
import { Newcomers } from "./newcomers.tsx";
import { countFilters } from "./offer-address.ts";
import { type ListParts, OfferList } from "./offer-list.tsx";
import * as css from "./results-screen.css.ts";
import { NothingFound, NothingLeft, ResultsExpired, SearchFailed } from "./results-states.tsx";
import { SearchLine } from "./search-line.tsx";
import { SortTabs } from "./sort-tabs.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { useOfferView } from "./use-offer-view.ts";
import { type StillParts, useShownResults } from "./use-shown-results.ts";

/** Shown once there is something to filter, and on a narrow window once somebody asks for them. */
const FilterFields = lazy(async () => ({ default: (await import("./filter-fields.tsx")).FilterFields }));

type SearchActor = ActorRefFrom<typeof searchMachine>;

type Props = {
  /** The search step of a walk. */
  readonly actor: SearchActor;
  /** What its providers have answered so far. */
  readonly readResults: (refId: RefId) => FlightResults | null;
  /** What came with the page, until its own search tells of more. */
  readonly first?: FirstOffers | null;
};

/** What a search finds, as it is found: to be sorted, filtered and chosen from. */
export function ResultsScreen({ actor, readResults, first = null }: Props) {
  const view = connectSearch(useSelector(actor, (snapshot) => snapshot));
  const { commands, problem, screen, search } = view;
  const { references } = useLatest(view, readResults) ?? {};
  const refresh = () => actor.send({ type: "search.refresh" });
  const edit = () => actor.send({ type: "search.edit" });
  return (
    <Container>
      <div className={css.page}>
        <SearchLine search={search} references={references ?? null} onEdit={commands.edit ? edit : undefined} />
        <SkipLink href="#offers">
          <Trans>Skip to the flights</Trans>
        </SkipLink>
        <DayStrip key={`days of ${search}`} search={search} />
        {screen === "empty" ? (
          <NothingFound onEdit={edit} onRefresh={refresh} />
        ) : screen === "expired" ? (
          <ResultsExpired onEdit={edit} onRefresh={refresh} />
        ) : screen === "failed" ? (
          <SearchFailed problem={problem} onEdit={edit} onRefresh={refresh} />
        ) : (
          // Another search is another list, with filters of its own.
          <Offers key={search} actor={actor} view={view} readResults={readResults} first={first} />
        )}
      </div>
    </Container>
  );
}

/** The store tells nobody of what it was given; the flow's counts do. */
const useLatest = ({ answered, offers, refId }: SearchView, readResults: Props["readResults"]): FlightResults | null =>
  useMemo(
    () => (refId === null ? null : readResults(refId)),
    // oxlint-disable-next-line react/exhaustive-deps
    [readResults, refId, offers, answered],
  );

function Offers({ actor, view, readResults, first = null }: Props & { readonly view: SearchView }) {
  const { t } = useLingui();
  const { commands, deadline, isExpiring, refId, search } = view;
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const { view: offerView, change, settle } = useOfferView(search);
  const { filters } = offerView;
  const isWide = useIsWide();

  const list = useRef<ListParts>({ seen: () => 0, toTop: () => undefined });
  const side = useRef<HTMLElement>(null);
  const isSheetOpen = useRef(false);
  const still = useRef<StillParts>({
    offersSeen: () => list.current.seen(),
    isFiltering: () => isSheetOpen.current || side.current?.matches(":hover, :focus-within") === true,
  });
  const { shown, takeIn } = useShownResults(useLatest(view, readResults), offerView, still);
  const table = shown?.table ?? null;
  const facets = useMemo(() => (table === null ? null : facetsOf(table)), [table]);

  const canTouch = isExpiring && commands.touch;
  const look = useCallback(
    (part: Partial<OfferView>) => {
      takeIn();
      change(part);
      // Whoever sorts and filters is still reading.
      if (canTouch) actor.send({ type: "results.touch" });
    },
    [actor, canTouch, change, takeIn],
  );
  const filterBy = useCallback((wanted: OfferFilters) => look({ filters: wanted }), [look]);
  const clear = useCallback(() => filterBy(noFilters), [filterBy]);
  const setSheetOpen = useCallback((isOpen: boolean) => {
    isSheetOpen.current = isOpen;
  }, []);
  const showNewcomers = useCallback(() => {
    takeIn();
    list.current.toTop();
  }, [takeIn]);
  const sortBy = (wanted: OfferSort) => {
    look({ sort: wanted });
    list.current.toTop();
  };
  const choose = useCallback(
    ({ id }: Itinerary) => {
      settle();
      actor.send({ type: "offer.choose", offer: id });
    },
    [actor, settle],
  );

  const offersPlace = useRef<HTMLDivElement>(null);
  const come = shown === null || shown.table.itineraries.length === 0 ? null : shown;
  const found = useMayReplace(come !== null, offersPlace) ? come : null;
  const matching = found?.selected.length ?? 0;
  const references = found?.results.references ?? null;
  const filterable = useMemo(
    () => (references === null || facets === null ? null : { search, facets, filters, references }),
    [search, facets, filters, references],
  );
  const fields = useMemo(
    () =>
      filterable && (
        <Suspense fallback={<FieldsComing />}>
          <FilterFields {...filterable} onChange={filterBy} />
        </Suspense>
      ),
    [filterable, filterBy],
  );

  return (
    <div className={css.columns}>
      <aside ref={side} className={css.side} aria-label={t`Filters`}>
        {(isWide ? fields : null) ?? <FieldsComing />}
      </aside>
      <div className={css.main}>
        {isExpiring && deadline !== null && (
          <ExpiringSoon
            deadline={deadline}
            busy={!commands.touch}
            onKeep={() => actor.send({ type: "results.touch" })}
          />
        )}
        <SortTabs table={table} view={offerView} query={query} onSort={sortBy} />
        <div className={css.head}>
          <AnswerProgress view={view} total={table?.itineraries.length ?? 0} matching={matching} />
          <div className={css.narrowOnly}>
            <FilterSheet
              fields={isWide ? null : fields}
              matching={matching}
              active={countFilters(filters)}
              onClear={clear}
              onOpen={setSheetOpen}
            />
          </div>
        </div>
        {filterable !== null && <FilterChips {...filterable} onChange={filterBy} />}
        <div ref={offersPlace} id="offers" tabIndex={-1} className={css.offers}>
          <Newcomers waiting={shown?.waiting ?? null} onShow={showNewcomers} />
          {found === null || refId === null ? (
            <FirstOffers first={first} legs={decodeCriteria(search).legs.length} />
          ) : matching === 0 ? (
            <NothingLeft onClear={clear} />
          ) : (
            <OfferList
              refId={refId}
              itineraries={found.table.itineraries}
              selected={found.selected}
              references={found.results.references}
              onChoose={choose}
              parts={list}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const FieldsComing = () => (
  <div className={css.fieldsComing}>
    <p>
      <Trans>Filters</Trans>
    </p>
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <Skeleton key={line} />
    ))}
  </div>
);
