import { useLingui } from "@lingui/react/macro";
import type { FoundTrains, TrainsFacets, TrainsResultsView } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { departureField } from "../results/departure-field.ts";
import { choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";
import { berthWords } from "../seat-plan/berth-words.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";

type Given = Filterable<FoundTrains, TrainsFacets, TrainsResultsView["filters"]>;

const halfAnHour = 30;

/** What the trains of a day are filtered by. */
export const useTrainFields = (): ((given: Given) => readonly FilterField[]) => {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, held: { trains }, of, set }) => {
      const classOf = (code: string) =>
        trains.flatMap(({ classes }) => classes).find((one) => one.code === code)?.name[locale] ?? code;
      return [
        departureField(t, of("parts")),
        choicesOf({
          title: t`Class`,
          ...of("classes"),
          label: classOf,
          first: ["ac-sleeper", "ac-business", "sa-business"],
        }),
        ...mostPrice({ title: t`Price for all travellers`, currency, write, ...of("maxPrice") }),
        choicesOf({
          title: t`Berths`,
          ...of("berths"),
          // What a train costs at the least is not what it costs in such a berth.
          facets: facets.berths.map((facet) => ({ ...facet, from: null })),
          label: (kind) => {
            const words = berthWords[kind];
            return words === undefined ? kind : t(words);
          },
          first: ["berth_lower"],
        }),
        {
          kind: "most",
          title: t`Travel time`,
          range: facets.maxMinutes,
          value: filters.maxMinutes,
          step: () => halfAnHour,
          write: (minutes) => lengthOfTime(i18n, minutes),
          change: (maxMinutes) => set({ maxMinutes }),
        },
      ];
    },
    [i18n, locale, t, write],
  );
};
