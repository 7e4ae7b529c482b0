import { type Abouts, connectSearch, type SearchView } from "@safar/engine";
import { Container } from "@safar/ui/layout";
import { SkipLink } from "@safar/ui/skip-link";
import { useSelector } from "@xstate/react";
import { Fragment, Suspense, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { WalkLive } from "../walk/walk-live.ts";
import { FoundResults } from "./found-results.tsx";
import { fetchStates, LateState } from "./late-states.ts";
import type { ResultsProps, SearchActor } from "./results-props.ts";
import * as css from "./results-screen.css.ts";
import { type SearchEdit, SearchLine } from "./search-line.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { useIdle } from "./use-idle.ts";

const nothingToDo: SearchView["commands"] = { choose: false, touch: false, refresh: false, edit: false };

/** A search that does not run: what came with the page is all there is. */
const stillView = ({
  first,
  search,
}: Pick<ResultsProps<unknown, unknown, Abouts, string>, "first" | "search">): SearchView => ({
  screen: "searching",
  busy: false,
  search,
  refId: first?.refId ?? null,
  offers: 0,
  providers: [],
  answered: [],
  failed: [],
  deadline: null,
  isExpiring: false,
  problem: null,
  commands: nothingToDo,
});

type Props<Held, Row, Of extends Abouts, Sort extends string> = ResultsProps<Held, Row, Of, Sort>;
type Frame<Held, Row, Of extends Abouts, Sort extends string> = Props<Held, Row, Of, Sort> & {
  readonly view: SearchView;
  /** Null while the store holds nothing. */
  readonly latest: Held | null;
};

/** How the search is changed: over the results where its form can stand there, else by the walk's own step. */
const useEdit = <Held,>({
  actor,
  editor,
  editPath,
  view: { commands },
}: Pick<Frame<Held, never, Abouts, string>, "actor" | "editor" | "editPath" | "view">) => {
  const [isEditing, setEditing] = useState(false);
  const open = () => {
    editor?.wake();
    setEditing(true);
  };
  const leave = () => actor?.send({ type: "search.edit" });
  const edit: SearchEdit = {
    href: editPath,
    onEdit: editor !== undefined ? open : commands.edit ? leave : undefined,
    onNear: editor?.wake,
  };
  return { edit, isEditing, close: () => setEditing(false) };
};

function Frame<Held, Row, Of extends Abouts, Sort extends string>(props: Frame<Held, Row, Of, Sort>) {
  const {
    actor,
    carrier,
    days,
    editor,
    facts,
    first,
    kind,
    latest,
    nextDay = null,
    Nothing,
    search,
    title,
    view,
    words,
  } = props;
  const { problem, screen } = view;
  const { close, edit, isEditing } = useEdit(props);
  const refresh = () => actor?.send({ type: "search.refresh" });
  const isIdle = useIdle();
  useEffect(() => void (isIdle && fetchStates()), [isIdle]);
  const held = latest ?? first?.held ?? null;
  // What came with the page is all that there is.
  const hasNone = held !== null && kind.rowsOf(held, kind.results.none).length === 0;
  const isEmpty = screen === "empty" || (hasNone && (first !== null || Nothing !== undefined));
  const hasList = screen !== "expired" && screen !== "failed" && !isEmpty;
  return (
    <Container>
      <div className={css.page}>
        {hasList && <SkipLink href="#offers">{words.skip}</SkipLink>}
        <SearchLine title={title(held, edit)} facts={facts} edit={edit} />
        {isEditing && editor && <SearchSheet onClose={close}>{editor.form(held, close)}</SearchSheet>}
        <Fragment key={`days of ${search}`}>{days}</Fragment>
        {hasList ? (
          // Another search is another list, with filters of its own.
          <FoundResults
            key={search}
            {...props}
            held={held}
            refId={latest === null ? (first?.refId ?? null) : view.refId}
          />
        ) : (
          <Suspense>
            {screen === "expired" ? (
              <LateState.ResultsExpired words={words} edit={edit} onRefresh={refresh} />
            ) : screen === "failed" && problem === null ? (
              <LateState.SearchInvalid words={words} edit={edit} />
            ) : screen === "failed" && problem !== null ? (
              <LateState.SearchFailed words={words} problem={problem} edit={edit} onRefresh={refresh} />
            ) : Nothing !== undefined ? (
              <Nothing held={held} search={search} />
            ) : (
              <LateState.NothingFound
                words={words}
                edit={edit}
                nextDay={nextDay}
                carrier={carrier}
                search={search}
                onRefresh={refresh}
              />
            )}
          </Suspense>
        )}
      </div>
    </Container>
  );
}

/** The store tells nobody of what it was given; the flow's counts do. */
const useLatest = <Held,>(
  { answered, offers, refId }: SearchView,
  readResults: Props<Held, never, Abouts, string>["readResults"],
): Held | null =>
  useMemo(
    () => (refId === null ? null : readResults(refId)),
    // oxlint-disable-next-line react/exhaustive-deps
    [readResults, refId, offers, answered],
  );

function Live<Held, Row, Of extends Abouts, Sort extends string>(
  props: Props<Held, Row, Of, Sort> & { readonly actor: SearchActor },
) {
  const isLive = use(WalkLive);
  // What sellers answer one after the other is drawn in pieces, so that a press in between is answered at once.
  const known = useDeferredValue(connectSearch(useSelector(props.actor, (snapshot) => snapshot)));
  const latest = useLatest(known, props.readResults);
  return useMemo(
    () => <Frame {...props} view={isLive ? known : { ...known, commands: nothingToDo }} latest={latest} />,
    [isLive, known, latest, props],
  );
}

/**
 * What a search finds, as it is found: to be sorted, filtered, seen on a map and chosen from. It has every state that a search can
 * be in; a vertical gives its words, its filters, and a card of its own.
 */
export function ResultsScreen<Held, Row, Of extends Abouts, Sort extends string>(props: Props<Held, Row, Of, Sort>) {
  const { actor, search } = props;
  return actor === undefined ? (
    <Frame {...props} view={stillView(props)} latest={null} />
  ) : (
    <Live key={search} {...props} actor={actor} />
  );
}
