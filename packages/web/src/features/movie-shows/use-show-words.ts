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
      prices: t`Per seat, taxes and fees included`,
      nothing: { title: t`No show times`, text: t`This film is not shown in this city on this day.` },
      noneLeft: {
        title: t`No shows match your filters`,
        text: t`There are shows on this day. Remove a filter to see them.`,
      },
      expired: t`Seats and prices may have changed.`,
      invalid: t`The film, city or date is missing, in the past or too far ahead.`,
    }),
    [t],
  );
};
