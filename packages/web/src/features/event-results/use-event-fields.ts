import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { EventsFacets, EventsResultsView, FoundEvents } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { categoryWords, stateWords } from "../event-search/event-words.ts";
import { choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import { partWords } from "../results/part-words.ts";
import type { Filterable } from "../results/results-props.ts";

type Given = Filterable<FoundEvents, EventsFacets, EventsResultsView["filters"]>;

const onSale = msg`On sale`;

/** What events are filtered by. */
export const useEventFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, held: { offers }, set }) => [
      choicesOf({
        title: t`Category`,
        name: "categories",
        facets: facets.categories,
        chosen: filters.categories,
        label: (category) => t(categoryWords[category]),
        first: ["music", "family"],
        change: (categories) => set({ categories }),
      }),
      choicesOf({
        title: t`City`,
        name: "cities",
        facets: facets.cities,
        chosen: filters.cities,
        label: (slug) => offers.find(({ venue }) => venue.city.slug === slug)?.venue.city.name[locale] ?? slug,
        change: (cities) => set({ cities }),
      }),
      choicesOf({
        title: t`Time of day`,
        name: "parts",
        facets: facets.parts,
        chosen: filters.parts,
        label: (part) => t(partWords[part]),
        first: ["evening"],
        change: (parts) => set({ parts }),
      }),
      choicesOf({
        title: t`Tickets`,
        name: "states",
        facets: facets.states,
        chosen: filters.states,
        label: (state) => t(stateWords[state]?.words ?? onSale),
        change: (states) => set({ states }),
      }),
      ...mostPrice({
        title: t`Price with fees`,
        currency,
        range: facets.maxPrice,
        value: filters.maxPrice,
        write,
        change: (maxPrice) => set({ maxPrice }),
      }),
    ],
    [locale, t, write],
  );
};
