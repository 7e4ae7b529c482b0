import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import BusFront from "lucide-react/icons/bus-front";
import { useMemo } from "react";
import type { ResultsWords } from "../results/results-words.ts";

export const useBusWords = (): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: BusFront,
      list: t`Buses found`,
      sortBy: t`Sort buses by`,
      skip: t`Skip to the buses`,
      looking: t`Looking for buses`,
      count: (count) => t`${plural(count, { one: "# bus", other: "# buses" })}`,
      prices: t`Prices are for one seat`,
      nothing: {
        title: t`No buses found for the selected route.`,
        text: t`Some routes do not run every day. Try another day, or a larger city nearby.`,
      },
      noneLeft: {
        title: t`No buses match your filters`,
        text: t`There are buses on this day. Remove a filter to see them.`,
      },
      expired: t`Prices and seats may have changed.`,
      invalid: t`A city or a date is missing, in the past or too far ahead.`,
    }),
    [t],
  );
};
