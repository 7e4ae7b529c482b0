import { Trans, useLingui } from "@lingui/react/macro";
import type { Abouts, RefId } from "@safar/engine";
import { EmptyState } from "@safar/ui/empty-state";
import { Container } from "@safar/ui/layout";
import * as progress from "./answer-progress.css.ts";
import { useFoundWords } from "./answer-progress.tsx";
import { CardList } from "./card-list.tsx";
import { PlainForm } from "./plain-form.tsx";
import { countedRows, countFound } from "./results-kind.ts";
import { filterable, type ResultsLook } from "./results-props.ts";
import * as css from "./results-screen.css.ts";
import { SearchLine } from "./search-line.tsx";
import { SortTabs } from "./sort-tabs.tsx";
import { useSortTabs } from "./use-sort-tabs.ts";
import { keptParts } from "./view-address.ts";

/** As many as a page that holds all of them stays light with; the filters lead to the others. */
const mostPlain = 100;

type Props<Held, Row, Of extends Abouts, Sort extends string> = ResultsLook<Held, Row, Of, Sort> & {
  /** What all providers together found. */
  readonly found: { readonly refId: RefId; readonly held: Held };
  /** The address's own query: the search, and how to show it. */
  readonly query: string;
};

function PlainFound<Held, Row, Of extends Abouts, Sort extends string>({
  card,
  fieldsOf,
  found: { held, refId },
  kind,
  noteOf,
  query,
  words,
}: Props<Held, Row, Of, Sort>) {
  const { results } = kind;
  const view = results.decode(query);
  const table = results.tableOf(kind.rowsOf(held, view.filters));
  const selected = results.select(table, view);
  const tabs = useSortTabs(kind, view, query, results.leaders(table, view.filters), noteOf);
  const matching = selected.length;
  const hasMore = kind.hasMore?.(held) === true;
  const said = useFoundWords(
    words,
    countFound(kind, table.rows, null),
    countFound(kind, table.rows, selected),
    hasMore,
  );
  const { filters } = view;
  const facets = results.facets(results.tableOf(countedRows(kind, table.rows)), filters);
  const fields = fieldsOf(filterable({ held, currency: table.currency, facets, filters, set: () => undefined }));
  const at = {
    refId,
    filters,
    sort: view.sort,
    onChoose: undefined,
    isUnfolded: false,
    onUnfold: undefined,
    isPointed: false,
    onPoint: undefined,
  };
  return (
    <div className={css.columns}>
      <div className={css.plainSide}>
        <PlainForm kept={keptParts(results, query, view.sort)} fields={fields} />
      </div>
      <div className={css.main}>
        <SortTabs label={words.sortBy} tabs={tabs} />
        <h2 className={progress.found}>{said}</h2>
        {matching > mostPlain && (
          <p className={css.truncated}>
            <Trans>The first {mostPlain} are shown. Filter or sort them to see others.</Trans>
          </p>
        )}
        {matching === 0 ? (
          <EmptyState icon={words.icon} title={words.noneLeft.title}>
            {words.noneLeft.text}
          </EmptyState>
        ) : (
          <CardList
            label={words.list}
            places={selected}
            most={mostPlain}
            card={(place) => {
              const row = table.rows[place];
              return row === undefined ? null : card(row, held, at, [row]);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Results as one page without script: links sort it, a form filters it, and each result leads to its own page. */
export function PlainResults<Held, Row, Of extends Abouts, Sort extends string>({
  found,
  ...look
}: Omit<Props<Held, Row, Of, Sort>, "found"> & { readonly found: Props<Held, Row, Of, Sort>["found"] | null }) {
  const { t } = useLingui();
  const { editPath, facts, kind, title, words } = look;
  const edit = { href: editPath, onEdit: undefined };
  return (
    <Container>
      <div className={css.page}>
        <SearchLine title={title(found?.held ?? null, edit)} facts={facts} edit={edit} />
        {found !== null && kind.rowsOf(found.held, kind.results.none).length > 0 ? (
          <PlainFound {...look} found={found} />
        ) : (
          <EmptyState
            icon={words.icon}
            title={found === null ? (words.unexpected ?? t`Something went wrong!`) : words.nothing.title}
          >
            {found === null ? <Trans>Reload the page in a moment. Your search is fine.</Trans> : words.nothing.text}
          </EmptyState>
        )}
      </div>
    </Container>
  );
}
