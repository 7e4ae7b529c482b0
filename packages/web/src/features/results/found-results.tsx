import type { Abouts, OfferId, RefId, ResultView, SearchView } from "@safar/engine";
import { useHydrated, useRouterState } from "@tanstack/react-router";
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import type { SaveNews } from "../saved/saving.ts";
import { AnswerProgress } from "./answer-progress.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { FieldsComing, FilterSide } from "./filter-side.tsx";
import { FoundList } from "./found-list.tsx";
import { keepLeftOnMap, leftOnMapFor } from "./last-view.ts";
import { LateState } from "./late-states.ts";
import { Newcomers } from "./newcomers.tsx";
import { filterable, type ResultsProps } from "./results-props.ts";
import * as css from "./results-screen.css.ts";
import { Savable } from "./savable.tsx";
import { SortTabs } from "./sort-tabs.tsx";
import { useMapShown } from "./use-map-shown.ts";
import { useResultsView } from "./use-results-view.ts";
import { useSaving } from "./use-saving.ts";
import { useShownResults } from "./use-shown-results.ts";
import { useSortTabs } from "./use-sort-tabs.ts";
import { useStillness } from "./use-stillness.ts";
import { useUnfolded } from "./use-unfolded.ts";
import { keptParts, queryWith } from "./view-address.ts";

/** Shown once there is something to filter, and on a narrow window once somebody asks for them. */
const FilterFields = lazy(async () => ({ default: (await import("./filter-fields.tsx")).FilterFields }));

type Props<Held, Row, Of extends Abouts, Sort extends string> = ResultsProps<Held, Row, Of, Sort> & {
  readonly view: SearchView;
  /** Null while nothing came. */
  readonly held: Held | null;
  readonly refId: RefId | null;
};

/** What was found so far, sorted and filtered as the address says. */
export function FoundResults<Held, Row, Of extends Abouts, Sort extends string>({
  actor,
  card,
  coming,
  fieldsOf,
  first,
  grouping,
  held,
  kind,
  map,
  nextDay = null,
  noteOf,
  refId,
  saved,
  search,
  tools,
  view: { commands, deadline, isExpiring, ...progress },
  words,
}: Props<Held, Row, Of, Sort>) {
  const { results } = kind;
  const isAlive = useHydrated();
  const isWide = useIsWide("lg");
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const { view, change, settle } = useResultsView(results, search);
  const { filters } = view;

  const isComplete = !progress.busy;
  const here = useStillness({ search, refId, isComplete });
  const { attend, keepPlace, list, minBlockSize, place, setOverSide, setSheetOpen, side, stillness, toTop } = here;
  const found = useShownResults(kind, held, view, stillness);
  const { facets, known, leaders, matching, selected, shown, takeIn, total, waiting } = found;

  const canTouch = isExpiring && commands.touch;
  const look = useCallback(
    (part: Partial<ResultView<Of, Sort>>) => {
      takeIn();
      change(part);
      // Whoever sorts and filters is still reading.
      if (canTouch) actor?.send({ type: "results.touch" });
    },
    [actor, canTouch, change, takeIn],
  );
  const clear = useCallback(() => look({ filters: results.none }), [look, results]);
  const sortBy = (sort: Sort) => {
    look({ sort });
    toTop();
  };
  const showNewcomers = useCallback(() => {
    takeIn();
    toTop();
  }, [takeIn, toTop]);
  const [unfolded, unfold] = useUnfolded();
  const saving = useSaving(saved !== undefined, isComplete);
  const [news, setNews] = useState<SaveNews | null>(null);
  const theMap = useMapShown(settle);
  const isMapShown = map !== undefined && theMap.isShown;
  const choose = useCallback(
    (offer: OfferId) => {
      settle();
      keepLeftOnMap(isMapShown ? { search, offer } : null);
      keepPlace();
      actor?.send({ type: "offer.choose", offer });
    },
    [actor, isMapShown, keepPlace, search, settle],
  );
  const [pointed, setPointed] = useState<string | null>(null);
  // Whoever comes back to the map finds what they left it for.
  const [left, setLeft] = useState(() => (isMapShown ? leftOnMapFor(search) : null));
  const [opened, setOpened] = useState(left);
  const swiped = useRef(left);
  const switchMap = () => {
    if (isMapShown) theMap.close();
    else theMap.open();
    setOpened(null);
    // On a narrow window the map lies over the list, which is where it was when the map has gone, and so is the map.
    setLeft(isWide ? null : swiped.current);
    if (isWide) toTop();
  };

  const hasRows = shown.rows.length > 0;
  const { currency } = known;
  const fields = useMemo(
    () =>
      held === null || !hasRows
        ? null
        : fieldsOf(
            filterable({ held, currency, facets, filters, set: (part) => look({ filters: { ...filters, ...part } }) }),
          ),
    [currency, facets, fieldsOf, filters, hasRows, held, look],
  );
  const panel = useMemo(
    () =>
      fields && (
        <Suspense fallback={<FieldsComing />}>
          <FilterFields fields={fields} />
        </Suspense>
      ),
    [fields],
  );
  const isSplit = isMapShown && isWide;
  const at = { refId, onChoose: commands.choose ? choose : undefined, onUnfold: unfold };
  const cards = grouping?.group(shown.rows, selected, view.sort === results.sorts[0]);
  const idOf = grouping?.keyOf ?? kind.idOf;
  const cardOf = (row: Row, index: number): ReactNode => {
    const id = idOf(row);
    if (held === null) return null;
    const there = {
      ...at,
      filters,
      sort: view.sort,
      isUnfolded: unfolded.has(id),
      isPointed: isMapShown && (pointed ?? opened) === id,
      onPoint: isMapShown ? setPointed : undefined,
    };
    const drawn = card(row, held, there, cards?.matesOf(index) ?? [row]);
    if (saved === undefined) return drawn;
    const offer = { kind, filters, search, look: saved, row, held, price: kind.priceOf(row), onNews: setNews };
    return (
      <Savable saving={saving} {...offer}>
        {drawn}
      </Savable>
    );
  };
  const rows = useMemo(
    () => (isMapShown ? Array.from(selected, (index) => shown.rows[index]).filter((row) => row !== undefined) : []),
    [isMapShown, selected, shown],
  );
  const [sight, setSight] = useState<readonly string[] | null>(null);
  // Of a list that has only what is in sight the orders lead with what is there.
  const inSight = useMemo(() => {
    if (sight === null) return null;
    const ids = new Set(sight);
    const isSeen = (row: Row | undefined) => row !== undefined && ids.has(idOf(row));
    return {
      places: selected.filter((_, at) => isSeen(rows[at])),
      leaders: results.leaders(results.tableOf(rows.filter(isSeen)), filters),
    };
  }, [filters, idOf, results, rows, selected, sight]);
  const listed = inSight?.places ?? selected;
  const tabs = useSortTabs(
    kind,
    view,
    query,
    hasRows ? (inSight?.leaders ?? leaders) : null,
    noteOf,
    isAlive ? sortBy : undefined,
  );
  const toCardOf = (id: string | null) => {
    const index = listed.indexOf(selected[rows.findIndex((row) => idOf(row) === id)] ?? -1);
    // A press is answered by the land under the pointer too: the page moves after it.
    if (index >= 0) requestAnimationFrame(() => list.current?.toCard(index));
  };
  const open = (id: string | null) => {
    swiped.current = id;
    if (!isSplit) return;
    setOpened(id);
    toCardOf(id);
  };
  const openLeft = useEffectEvent((sighted?: number) => {
    if (!isSplit) return;
    // A list that has become short would leave whoever was far down below its end.
    if (sighted !== undefined) toTop();
    toCardOf(opened);
  });
  const sighted = sight?.length;
  useEffect(() => openLeft(sighted), [sighted]);
  const sheet = (
    <FilterSheet
      fields={isWide && !isSplit ? null : panel}
      found={words.count(matching)}
      active={results.inUse(filters).length}
      onClear={clear}
      onOpen={setSheetOpen}
    />
  );
  const chips = fields !== null && isAlive && <FilterChips fields={fields} onClear={clear} />;
  const slot = {
    filters: (
      <>
        {sheet}
        {chips}
      </>
    ),
    nothing: hasRows && rows.length === 0 && words.noneLeft,
    count: { matching, found: total },
    onClear: clear,
    onClose: theMap.close,
  };
  const shownMap =
    map && isMapShown && held !== null && (rows.length > 0 || !isWide)
      ? map.show({
          held,
          rows,
          at,
          pointed,
          left,
          slot,
          onOpen: open,
          onSight: isSplit ? setSight : undefined,
          onPoint: setPointed,
        })
      : null;

  return (
    <div className={isSplit ? css.split : css.columns}>
      {!isSplit && (
        <FilterSide
          side={side}
          panel={isWide ? panel : null}
          sent={isAlive || fields === null ? null : { kept: keptParts(results, query, view.sort), fields }}
          onOver={setOverSide}
        />
      )}
      <div className={css.main}>
        {isExpiring && deadline !== null && (
          <Suspense>
            <LateState.ExpiringSoon
              deadline={deadline}
              busy={!commands.touch}
              onKeep={() => actor?.send({ type: "results.touch" })}
            />
          </Suspense>
        )}
        <div className={css.bar}>
          <div className={isSplit ? undefined : css.narrowOnly}>{sheet}</div>
          {map && <map.Switch isShown={isMapShown} isAlive={isAlive} onSwitch={switchMap} />}
          <SortTabs label={words.sortBy} tabs={tabs} />
          {tools?.(sortBy)}
          {chips}
        </div>
        <div className={css.told}>
          <AnswerProgress
            view={progress}
            words={words}
            total={total}
            matching={sight === null ? matching : listed.length}
            hasMore={held !== null && kind.hasMore?.(held) === true}
            currency={currency}
            hasHeadings={kind.hasHeadings}
          />
          {saved && (
            <div className={css.watch}>
              {saving && held !== null && (
                <>
                  <saving.Sought
                    {...{ held, idOf }}
                    hasMoved={saving.hasMoved}
                    look={saved}
                    rows={shown.rows}
                    places={listed}
                    isComplete={isComplete}
                    onOpen={unfold}
                    onNews={setNews}
                    topOf={(index) => list.current?.topOf(index)}
                  />
                  <saving.Watch
                    {...{ kind, filters, search, held }}
                    look={saved}
                    table={known}
                    priceOf={kind.priceOf}
                    isComplete={isComplete}
                    onNews={setNews}
                  />
                </>
              )}
            </div>
          )}
        </div>
        {!isSplit && shownMap}
        {/* It only notes that somebody is there. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={place}
          id="offers"
          tabIndex={-1}
          className={css.offers}
          style={{ minBlockSize }}
          onPointerMove={attend}
          onKeyDown={attend}
        >
          <Newcomers waiting={waiting} onShow={showNewcomers} />
          <FoundList
            place={place}
            isAlive={isAlive}
            total={cards?.heads.length || shown.rows.length}
            wasSent={first !== null}
            coming={coming}
            nothing={
              <Suspense>
                <LateState.NothingLeft
                  words={words}
                  nextDay={nextDay}
                  href={queryWith(results, query, { ...view, filters: results.none })}
                  onClear={isAlive ? clear : undefined}
                />
              </Suspense>
            }
            label={words.list}
            places={cards?.heads ?? listed}
            card={(index) => {
              const row = shown.rows[index];
              return row === undefined ? null : cardOf(row, index);
            }}
            parts={list}
          />
        </div>
      </div>
      {isSplit && shownMap}
      {saving && <saving.Notice news={news} onClose={() => setNews(null)} />}
    </div>
  );
}
