import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HotelFacets, HotelFilters, HotelResults } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { choicesOf, type FilterField, mostPrice, oneStepOf, onOff } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";
import { scoreWords } from "../reviews/review-words.ts";
import { amenityWords, kindWords } from "./hotel-words.ts";

type Given = Filterable<HotelResults, HotelFacets, HotelFilters>;

/** What hotels are filtered by. */
export const useHotelFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, held: { hotels }, of, set }) => [
      {
        kind: "choices",
        title: t`Cancellation`,
        options: onOff({
          name: "refundable",
          label: t`Free cancellation`,
          counted: facets.refundable,
          isOn: filters.refundable,
          isFirst: true,
          change: (refundable) => set({ refundable }),
        }),
      },
      ...mostPrice({
        title: t`Price of the stay`,
        currency,
        facets: facets.price,
        chosen: filters.price?.[1] ?? null,
        write,
        change: (most) => set({ price: most === null ? null : [0, most] }),
      }),
      choicesOf({
        title: t`Area`,
        ...of("areas"),
        label: (name) => hotels.find(({ area }) => area.en === name)?.area[locale] ?? name,
      }),
      choicesOf({
        title: t`Stars`,
        ...of("stars"),
        label: (count) => (count === 0 ? t`Without stars` : t`${plural(count, { one: "# star", other: "# stars" })}`),
        first: [5, 4],
      }),
      {
        kind: "choices",
        title: t`Guests' score`,
        options: oneStepOf({
          ...of("score"),
          label: (score) => `${t(scoreWords(score))} · ${t`${score} and over`}`,
          chip: (score) => t`${score} and over`,
          first: [8],
        }),
      },
      choicesOf({ title: t`Property type`, ...of("kinds"), label: (kind) => t(kindWords[kind]) }),
      choicesOf({
        title: t`Amenities`,
        ...of("amenities"),
        label: (amenity) => t(amenityWords[amenity]),
        first: ["breakfast"],
      }),
    ],
    [locale, t, write],
  );
};
