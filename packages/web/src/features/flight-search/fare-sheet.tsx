import { Trans } from "@lingui/react/macro";
import { addMoney } from "@safar/engine";
import type { DayRange } from "@safar/ui/calendar";
import { useCallback, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { currencyWord } from "../../i18n/currency-name.ts";
import { formatWholeAmount } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import DateSheet, { type DateSheetProps } from "../search-form/date-sheet.tsx";
import { monthsTouched } from "../search-form/months-touched.ts";
import { type FareRoute, useDayFares } from "./use-day-fares.ts";

/** The calendar with the lowest fares of a route, each way's own. */
export default function FareSheet({ route, ...sheet }: DateSheetProps & { readonly route: FareRoute }) {
  const { locale } = useFacts();
  const { kind } = sheet.question;
  const [months, setMonths] = useState<readonly string[]>([]);
  const show = useCallback((first: string, last: string) => {
    setMonths((known) => {
      const more = monthsTouched(first, last).filter((month) => !known.includes(month));
      return more.length === 0 ? known : [...known, ...more];
    });
  }, []);
  const wayBack = { from: route.to, to: route.from };
  const fares = useDayFares(kind === "last" ? wayBack : route, months, locale);
  const back = useDayFares(wayBack, kind === "both" ? months : [], locale);
  const { currency } = fares;

  const write = (minor: number) => (currency === null ? "" : formatWholeAmount({ minor, currency }, locale));
  const legend = (isHalfway: boolean) => {
    if (currency === null) return fares.isPending && months.length > 0 && <Trans>Loading fares</Trans>;
    const priced = currencyWord(currency, locale);
    return isHalfway ? (
      <Trans>Now choose your return date. Prices are the lowest one-way fare back for one adult.</Trans>
    ) : (
      <Trans>
        The lowest one-way fare of each day for one adult, in {priced}. The cheapest days of the month are green.
      </Trans>
    );
  };
  const total = ({ start, end }: DayRange) => {
    const [out, home] = [fares.byDate.get(start)?.price, back.byDate.get(end)?.price];
    if (!out || !home) return null;
    return {
      sum: addMoney(out, home),
      words: (
        <Trans>
          Two one-way fares for one adult: <Amount of={out} /> out, <Amount of={home} /> back
        </Trans>
      ),
    };
  };
  return (
    <DateSheet
      {...sheet}
      costs={{ prices: fares.prices, lastPrices: back.prices, legend, write, total, onShow: show }}
    />
  );
}
