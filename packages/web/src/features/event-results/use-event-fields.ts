import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { EventsFacets, EventsResultsView, FoundEvents } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { categoryWords, stateWords } from "../event-search/event-words.ts";
import { outingField } from "../results/departure-field.ts";
import { choicesOf, type FilterField, manyOf, mostPrice, onOff } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";

type Given = Filterable<FoundEvents, EventsFacets, EventsResultsView["filters"]>;

const onSale = msg`On sale`;

/** What events are filtered by. */
export const useEventFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, held: { offers }, of, set }) => [
      choicesOf({
        title: t`Category`,
        ...of("categories"),
        label: (category) => t(categoryWords[category]),
        first: ["music", "family"],
      }),
      choicesOf({
        title: t`City`,
        ...of("cities"),
        label: (slug) => offers.find(({ venue }) => venue.city.slug === slug)?.venue.city.name[locale] ?? slug,
      }),
      outingField(t, of("parts")),
      {
        kind: "choices",
        title: t`Tickets`,
        options: [
          ...onOff({
            name: "free",
            label: t`Free entry`,
            counted: facets.free,
            isOn: filters.free,
            isFirst: true,
            change: (free) => set({ free }),
          }),
          ...manyOf({ ...of("states"), label: (state) => t(stateWords[state]?.words ?? onSale) }),
        ],
      },
      ...mostPrice({
        title: t`Price with fees`,
        currency,
        write: (money) => (money.minor === 0 ? t`Free entry` : write(money)),
        ...of("maxPrice"),
      }),
    ],
    [locale, t, write],
  );
};
