import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FlightResults, facetsOf, type RefId, type SearchText, selectOffers } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Container } from "@safar/ui/layout";
import * as progress from "./answer-progress.css.ts";
import { FilterFields } from "./filter-fields.tsx";
import { searchParts, viewOfQuery } from "./offer-address.ts";
import { PlainOfferList } from "./offer-list.tsx";
import { PlainNothing } from "./plain-nothing.tsx";
import * as css from "./results-screen.css.ts";
import { SearchLine } from "./search-line.tsx";
import { SortTabs } from "./sort-tabs.tsx";
import { tableOf } from "./use-shown-results.ts";

/** As many as a page that holds all of them stays light with; the filters lead to the others. */
const mostPlain = 100;

/** Results as one page without script: links sort it, a form filters it, and each offer leads to its own page. */
export function PlainResults({
  search,
  found,
  query,
}: {
  search: SearchText;
  /** What all providers together found; null when the search could not be made. */
  found: { readonly refId: RefId; readonly results: FlightResults } | null;
  /** The address's own query: the search, and how to show it. */
  query: string;
}) {
  const { t } = useLingui();
  const view = viewOfQuery(query);
  const table = found === null ? null : tableOf(found.results);
  if (found === null || table === null || table.itineraries.length === 0) {
    return (
      <Container>
        <div className={css.page}>
          <SearchLine search={search} references={null} />
          <PlainNothing hasFailed={found === null} />
        </div>
      </Container>
    );
  }
  const selected = selectOffers(table, view);
  const { references } = found.results;
  const matching = selected.length;
  const total = table.itineraries.length;
  return (
    <Container>
      <div className={css.page}>
        <SearchLine search={search} references={references} />
        <div className={css.columns}>
          <form method="get" className={`${css.plainSide} ${css.plainSubmit}`} aria-label={t`Filters`}>
            {searchParts(query).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="sort" value={view.sort} />
            <FilterFields search={search} facets={facetsOf(table)} filters={view.filters} references={references} />
            <Button type="submit" kind="primary" wide>
              <Trans>Show flights</Trans>
            </Button>
          </form>
          <div className={css.main}>
            <SortTabs table={table} view={view} query={query} />
            <h2 className={progress.found}>
              {matching === total
                ? t`${plural(total, { one: "# flight", other: "# flights" })}`
                : t`${matching} of ${plural(total, { one: "# flight", other: "# flights" })}`}
            </h2>
            {matching > mostPlain && (
              <p className={css.truncated}>
                <Trans>The first {mostPlain} are shown. Filter or sort them to see others.</Trans>
              </p>
            )}
            {matching === 0 ? (
              <PlainNothing hasFailed={false} />
            ) : (
              <PlainOfferList
                refId={found.refId}
                itineraries={table.itineraries}
                selected={selected.subarray(0, mostPlain)}
                references={references}
              />
            )}
          </div>
        </div>
      </div>
    </Container>
  );
}
