import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { FoundTours, TourEase, ToursFacets, ToursResultsView } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";
import { kindWords, lengthWords } from "../tour-search/tour-words.ts";

type Given = Filterable<FoundTours, ToursFacets, ToursResultsView["filters"]>;

const easeWords: Readonly<Record<TourEase, MessageDescriptor>> = {
  free: msg`Free cancellation on the cheapest day`,
  pickup: msg`Pick-up`,
  instant: msg`Confirmed at once`,
};

/** What tours are filtered by. */
export const useTourFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, of }) => [
      choicesOf({ title: t`Booking`, ...of("ease"), label: (ease) => t(easeWords[ease]), first: ["free", "pickup"] }),
      choicesOf({ title: t`Category`, ...of("kinds"), label: (kind) => t(kindWords[kind]) }),
      choicesOf({ title: t`How long`, ...of("lengths"), label: (length) => t(lengthWords[length]), first: ["half"] }),
      choicesOf({ title: t`Language of the guide`, ...of("languages"), label: (code) => languageName(code, locale) }),
      ...mostPrice({ title: t`Price of an adult`, currency, write, ...of("maxPrice") }),
    ],
    [locale, t, write],
  );
};
