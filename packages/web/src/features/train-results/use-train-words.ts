import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { decodeTrains, type SearchText } from "@safar/engine";
import TrainFront from "lucide-react/icons/train-front";
import { useMemo } from "react";
import type { ResultsWords } from "../results/results-words.ts";

export const useTrainWords = (search: SearchText): ResultsWords => {
  const { t } = useLingui();
  const { adults, children } = decodeTrains(search);
  const places = adults + children;
  return useMemo(
    () => ({
      icon: TrainFront,
      list: t`Trains found`,
      sortBy: t`Sort trains by`,
      skip: t`Skip to the trains`,
      looking: t`Looking for trains`,
      count: (count) => t`${plural(count, { one: "# train", other: "# trains" })}`,
      prices: t`${plural(places, {
        one: "Per traveller, taxes and fees included",
        other: "For all # travellers, taxes and fees included",
      })}`,
      nothing: { title: t`No trains`, text: t`No trains run on this route on this day.` },
      noneLeft: {
        title: t`No trains match your filters`,
        text: t`There are trains on this day. Remove a filter to see them.`,
      },
      expired: t`Prices and places may have changed.`,
      invalid: t`A station or date is missing, in the past or too far ahead.`,
    }),
    [t, places],
  );
};
