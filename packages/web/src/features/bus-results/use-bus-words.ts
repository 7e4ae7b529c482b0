import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Names } from "@safar/engine";
import BusFront from "lucide-react/icons/bus-front";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { ResultsWords } from "../results/results-words.ts";

/** What is said of the buses found; `only` is the one operator that is asked for and has none of them. */
export const useBusWords = (only?: { readonly name: Names }): ResultsWords => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const name = only && isolated(only.name[locale]);
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
        title: name
          ? t`${name} has no bus between these cities on this day`
          : t`No buses found for the selected route.`,
        text: name
          ? t`No other operator has one on this day either. Try another day, or a larger city nearby.`
          : t`Some routes do not run every day. Try another day, or a larger city nearby.`,
      },
      noneLeft: {
        title: name ? t`${name} has no bus between these cities on this day` : t`No buses match your filters`,
        text: name
          ? t`Others have buses on this day. See them all, or choose another day above.`
          : t`There are buses on this day. Remove a filter to see them.`,
        ...(name && { clear: t`See all buses` }),
      },
      expired: t`Prices and seats may have changed.`,
      invalid: t`A city or a date is missing, in the past or too far ahead.`,
    }),
    [name, t],
  );
};
