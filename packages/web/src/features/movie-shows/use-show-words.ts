import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useMemo } from "react";
import type { ResultsWords } from "../results/results-words.ts";

export const useShowWords = (): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: Clapperboard,
      list: t`Show times found`,
      sortBy: t`Sort show times by`,
      skip: t`Skip to the show times`,
      looking: t`Looking for show times`,
      count: (count) => t`${plural(count, { one: "# show", other: "# shows" })}`,
      prices: t`Prices are for one seat, with taxes and fees`,
      nothing: { title: t`No show times`, text: t`This film is not shown in this city on this day.` },
      noneLeft: {
        title: t`No show fits all of your filters`,
        text: t`There are shows on this day. Take a filter away to see them.`,
      },
      expired: t`Seats and prices may have changed.`,
      invalid: t`The film, the city or the day is missing, past or too far away.`,
    }),
    [t],
  );
};
