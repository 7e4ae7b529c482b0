import { useLingui } from "@lingui/react/macro";
import {
  decodeCriteria,
  type FlightResults,
  type OfferFacets,
  type OfferFilters,
  type Range,
  type SearchText,
} from "@safar/engine";
import { useCallback, useMemo } from "react";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { legName } from "../flight-itinerary/baggage-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { cheapestFirst, choicesOf, type FilterField, mostMinutes, mostPrice, onOff } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";

type Given = Filterable<FlightResults, OfferFacets, OfferFilters>;

/** A list of ranges by leg with one of them set; what comes after the last set one is left out. */
const withRange = (ranges: readonly (Range | null)[], leg: number, range: Range | null): readonly (Range | null)[] => {
  const all = Array.from({ length: Math.max(ranges.length, leg + 1) }, (_, place) =>
    place === leg ? range : (ranges[place] ?? null),
  );
  return all.slice(0, all.findLastIndex((one) => one !== null) + 1);
};

/** What flights are filtered by. */
export const useOfferFields = (search: SearchText): ((given: Given) => readonly FilterField[]) => {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const write = useWrittenMoney();
  const { legs, trip } = useMemo(() => decodeCriteria(search), [search]);

  const timesOf = useCallback(
    (end: "departs" | "arrives", { facets, filters, held, set }: Given): readonly FilterField[] =>
      facets[end].map((parts, leg) => {
        const place = words.city(legs[leg]?.[end === "departs" ? "from" : "to"] ?? "", held.references);
        return {
          kind: "times",
          title: end === "departs" ? t`Leaves ${place}` : t`Arrives in ${place}`,
          note: legs.length > 1 ? legName(i18n, leg, legs.length, trip === "return") : null,
          name: end,
          leg,
          parts,
          value: filters[end][leg] ?? null,
          chip: (hours) => (end === "departs" ? t`Leaves ${place} ${hours}` : t`Arrives in ${place} ${hours}`),
          change: (range) => {
            const ranges = withRange(filters[end], leg, range);
            set(end === "departs" ? { departs: ranges } : { arrives: ranges });
          },
        };
      }),
    [i18n, legs, t, trip, words],
  );

  return useCallback(
    (given) => {
      const { currency, facets, filters, held, of, set } = given;
      const stopsWords = { 0: t`Direct`, 1: t`1 stop`, 2: t`2 stops or more` };
      return [
        {
          kind: "choices",
          title: t`Prices`,
          options: [
            {
              name: "with-bag",
              value: "1",
              label: t`With a checked bag`,
              chip: t`Price with a bag`,
              counted: null,
              isOn: filters.withBag,
              isFirst: true,
              toggle: () => set({ withBag: !filters.withBag }),
            },
          ],
        },
        choicesOf({ title: t`Stops`, ...of("stops"), label: (stops) => stopsWords[stops], first: [0] }),
        {
          kind: "choices",
          title: t`Included`,
          options: [
            ...onOff({
              name: "bag",
              label: t`Checked baggage on every flight`,
              chip: t`Bag included`,
              counted: facets.checkedBag,
              isOn: filters.checkedBag,
              isFirst: true,
              change: (checkedBag) => set({ checkedBag }),
            }),
            ...onOff({
              name: "refundable",
              label: t`Refundable`,
              counted: facets.refundable,
              isOn: filters.refundable,
              isFirst: true,
              change: (refundable) => set({ refundable }),
            }),
          ],
        },
        ...mostPrice({
          title: t`Price`,
          currency,
          facets: facets.price,
          chosen: filters.price?.[1] ?? null,
          write,
          change: (most) => set({ price: most === null ? null : [0, most] }),
        }),
        ...timesOf("departs", given),
        choicesOf({
          title: t`Airlines`,
          ...of("airlines"),
          facets: cheapestFirst(facets.airlines),
          label: (code) => words.airline(code, held.references),
        }),
        mostMinutes({
          title: legs.length > 1 ? t`Total travel time` : t`Travel time`,
          ...of("maxMinutes"),
          write: words.duration,
        }),
        mostMinutes({ title: t`Longest wait between flights`, ...of("maxWait"), write: words.duration }),
        choicesOf({
          title: t`Changing planes in`,
          ...of("via"),
          // Who flies direct changes nowhere.
          facets: filters.stops.join() === "0" ? [] : cheapestFirst(facets.via),
          label: (code) => words.city(code, held.references),
        }),
        ...timesOf("arrives", given),
      ];
    },
    [legs, t, timesOf, words, write],
  );
};
