import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { FoundTours, TourEase, ToursFacets, ToursResultsView } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";
import { kindWords, languageName, lengthWords } from "../tour-search/tour-words.ts";

type Given = Filterable<FoundTours, ToursFacets, ToursResultsView["filters"]>;

const easeWords: Readonly<Record<TourEase, MessageDescriptor>> = {
  free: msg`Free cancellation`,
  pickup: msg`Pick-up`,
  instant: msg`Confirmed at once`,
};

/** What tours are filtered by. */
export const useTourFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, set }) => [
      choicesOf({
        title: t`Booking`,
        name: "ease",
        facets: facets.ease,
        chosen: filters.ease,
        label: (ease) => t(easeWords[ease]),
        first: ["free", "pickup"],
        change: (ease) => set({ ease }),
      }),
      choicesOf({
        title: t`Category`,
        name: "kinds",
        facets: facets.kinds,
        chosen: filters.kinds,
        label: (kind) => t(kindWords[kind]),
        change: (kinds) => set({ kinds }),
      }),
      choicesOf({
        title: t`How long`,
        name: "lengths",
        facets: facets.lengths,
        chosen: filters.lengths,
        label: (length) => t(lengthWords[length]),
        first: ["half"],
        change: (lengths) => set({ lengths }),
      }),
      choicesOf({
        title: t`Language of the guide`,
        name: "languages",
        facets: facets.languages,
        chosen: filters.languages,
        label: (code) => languageName(code, locale),
        change: (languages) => set({ languages }),
      }),
      ...mostPrice({
        title: t`Price of an adult`,
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
