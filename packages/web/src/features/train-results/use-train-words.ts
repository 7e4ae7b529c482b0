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
        one: "Prices are for one person, with taxes and fees",
        other: "Prices are for all # of you, with taxes and fees",
      })}`,
      nothing: { title: t`No trains`, text: t`No train goes this way on this day.` },
      noneLeft: {
        title: t`No train fits all of your filters`,
        text: t`There are trains on this day. Take a filter away to see them.`,
      },
      expired: t`Prices and places may have changed.`,
      invalid: t`A station or a day is missing, past or too far away.`,
    }),
    [t, places],
  );
};
