import { useLingui } from "@lingui/react/macro";
import type { BusTimes, DepartureFacets, DepartureFilters } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { coachWords } from "../bus-search/bus-words.ts";
import { departureField } from "../results/departure-field.ts";
import { cheapestFirst, choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";

type Given = Filterable<BusTimes, DepartureFacets, DepartureFilters>;

/** What the coaches of a day are filtered by. */
export const useDepartureFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, held: { departures }, set }) => {
      const operatorOf = (id: string) =>
        departures.find(({ operator }) => operator.id === id)?.operator.name[locale] ?? id;
      const stopOf = (id: string) =>
        departures.flatMap(({ boarding }) => boarding).find((stop) => stop.id === id)?.name[locale] ?? id;
      return [
        departureField(t, { facets: facets.parts, chosen: filters.parts, change: (parts) => set({ parts }) }),
        ...mostPrice({
          title: t`Price of a seat`,
          currency,
          range: facets.maxPrice,
          value: filters.maxPrice,
          write,
          change: (maxPrice) => set({ maxPrice }),
        }),
        choicesOf({
          title: t`Operator`,
          name: "operators",
          facets: cheapestFirst(facets.operators),
          chosen: filters.operators,
          label: operatorOf,
          change: (operators) => set({ operators }),
        }),
        choicesOf({
          title: t`Coach type`,
          name: "coaches",
          facets: facets.coaches,
          chosen: filters.coaches,
          label: (coach) => t(coachWords[coach]),
          first: ["executive", "business"],
          change: (coaches) => set({ coaches }),
        }),
        choicesOf({
          title: t`Where to get on`,
          name: "boarding",
          facets: facets.boarding,
          chosen: filters.boarding,
          label: stopOf,
          change: (boarding) => set({ boarding }),
        }),
      ];
    },
    [locale, t, write],
  );
};
