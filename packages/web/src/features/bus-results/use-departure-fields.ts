import { useLingui } from "@lingui/react/macro";
import type { BusTimes, DepartureFacets, DepartureFilters, Names } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { coachWords } from "../bus-search/bus-words.ts";
import { departureField } from "../results/departure-field.ts";
import { cheapestFirst, choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";

type Named = readonly { readonly id: string; readonly name: Names }[];
type Given = Filterable<BusTimes, DepartureFacets, DepartureFilters>;

/** What the coaches of a day are filtered by. `named` are operators of which it may have none. */
export const useDepartureFields = (named?: Named): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, held: { departures }, of }) => {
      const operatorOf = (id: string) =>
        [...departures.map(({ operator }) => operator), ...(named ?? [])].find((one) => one.id === id)?.name[locale] ??
        id;
      const stopOf = (id: string) =>
        departures.flatMap(({ boarding }) => boarding).find((stop) => stop.id === id)?.name[locale] ?? id;
      return [
        departureField(t, of("parts")),
        ...mostPrice({ title: t`Price of a seat`, currency, write, ...of("maxPrice") }),
        choicesOf({
          title: t`Operator`,
          ...of("operators"),
          facets: cheapestFirst(facets.operators),
          label: operatorOf,
        }),
        choicesOf({
          title: t`Coach type`,
          ...of("coaches"),
          label: (coach) => t(coachWords[coach]),
          first: ["executive", "business"],
        }),
        choicesOf({ title: t`Where to get on`, ...of("boarding"), label: stopOf }),
      ];
    },
    [locale, named, t, write],
  );
};
