import { type Abouts, connectSearch, type SearchView } from "@safar/engine";
import { Container } from "@safar/ui/layout";
import { SkipLink } from "@safar/ui/skip-link";
import { useSelector } from "@xstate/react";
import { Fragment, useMemo } from "react";
import { FoundResults } from "./found-results.tsx";
import type { ResultsProps, SearchActor } from "./results-props.ts";
import * as css from "./results-screen.css.ts";
import { NothingFound, ResultsExpired, SearchFailed, SearchInvalid } from "./results-states.tsx";
import { SearchLine } from "./search-line.tsx";

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
  commands: { choose: false, touch: false, refresh: false, edit: false },
});

type Props<Held, Row, Of extends Abouts, Sort extends string> = ResultsProps<Held, Row, Of, Sort>;
type Frame<Held, Row, Of extends Abouts, Sort extends string> = Props<Held, Row, Of, Sort> & {
  readonly view: SearchView;
  /** Null while the store holds nothing. */
  readonly latest: Held | null;
};

function Frame<Held, Row, Of extends Abouts, Sort extends string>(props: Frame<Held, Row, Of, Sort>) {
  const { actor, days, editPath, facts, first, kind, latest, nextDay = null, search, title, view, words } = props;
  const { commands, problem, screen } = view;
  const refresh = () => actor?.send({ type: "search.refresh" });
  const edit = {
    href: editPath,
    onEdit: commands.edit ? () => actor?.send({ type: "search.edit" }) : undefined,
  };
  const held = latest ?? first?.held ?? null;
  // What came with the page is all that there is.
  const isEmpty =
    screen === "empty" || (first !== null && held !== null && kind.rowsOf(held, kind.results.none).length === 0);
  const hasList = screen !== "expired" && screen !== "failed" && !isEmpty;
  return (
    <Container>
      <div className={css.page}>
        <SearchLine title={title(held)} facts={facts} edit={edit} />
        {hasList && <SkipLink href="#offers">{words.skip}</SkipLink>}
        <Fragment key={`days of ${search}`}>{days}</Fragment>
        {screen === "expired" ? (
          <ResultsExpired words={words} edit={edit} onRefresh={refresh} />
        ) : screen === "failed" && problem === null ? (
          <SearchInvalid words={words} edit={edit} />
        ) : screen === "failed" && problem !== null ? (
          <SearchFailed words={words} problem={problem} edit={edit} onRefresh={refresh} />
        ) : isEmpty ? (
          <NothingFound words={words} edit={edit} nextDay={nextDay} onRefresh={refresh} />
        ) : (
          // Another search is another list, with filters of its own.
          <FoundResults
            key={search}
            {...props}
            held={held}
            refId={latest === null ? (first?.refId ?? null) : view.refId}
          />
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
  const view = connectSearch(useSelector(props.actor, (snapshot) => snapshot));
  return <Frame {...props} view={view} latest={useLatest(view, props.readResults)} />;
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
