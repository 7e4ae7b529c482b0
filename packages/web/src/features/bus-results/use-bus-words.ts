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
        text: t`Some routes are not driven every day. Try another day above, or a larger city nearby.`,
      },
      noneLeft: {
        title: t`No bus fits all of your filters`,
        text: t`There are buses on this day. Take a filter away to see them.`,
      },
      expired: t`Prices and seats may have changed.`,
      invalid: t`A city or a day is missing, past or too far away.`,
    }),
    [t],
  );
};
