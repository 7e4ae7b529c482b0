import { Trans } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { searchAirportsQuery } from "./places.ts";
import { SearchForm } from "./search-form.tsx";
import * as css from "./search-summary-bar.css.ts";
import { DaysText, RouteText, TravellersText } from "./search-text.tsx";

/** A search in one line, which opens the form under it; a native disclosure, so that it opens without script too. */
export function SearchSummaryBar({
  search,
  onSearch,
}: {
  search: SearchText;
  onSearch?: (search: SearchText) => void;
}) {
  const { locale } = useFacts();
  const { data: airports = [] } = useQuery(searchAirportsQuery(search));
  const [isOpen, setOpen] = useState(false);
  const book = new Map(airports.map((airport) => [airport.iata, airport]));
  return (
    <details className={css.bar} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>
        <span className={css.words}>
          <strong>
            <RouteText search={search} book={book} locale={locale} />
          </strong>
          <span className={css.facts}>
            <DaysText search={search} locale={locale} />
            <span>
              <TravellersText search={search} />
            </span>
          </span>
        </span>
        <span className={css.change}>
          <Icon of={Pencil} size={16} />
          <Trans>Change search</Trans>
        </span>
      </summary>
      <div className={css.form}>
        <SearchForm
          search={search}
          {...(onSearch && {
            onSearch: (next) => {
              setOpen(false);
              onSearch(next);
            },
          })}
        />
      </div>
    </details>
  );
}
