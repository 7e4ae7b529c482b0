import { Plural, Trans } from "@lingui/react/macro";
import type { CalendarDate } from "@safar/engine";
import { useCallback, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatWholeAmount } from "../../i18n/format.ts";
import DateSheet, { type DateSheetProps } from "../search-form/date-sheet.tsx";
import { monthsTouched } from "../search-form/months-touched.ts";
import { nightsBetween } from "../search-form/travel-dates.ts";
import { type FareRoute, type FareTrip, useDayFares } from "./use-day-fares.ts";

/** How many nights are asked about while no days are chosen. */
const usualStay = 7;

/** The calendar with the lowest fares of a route: of a way there and back the fare of both, for as many nights as are chosen. */
export default function FareSheet({ route, ...sheet }: DateSheetProps & { readonly route: FareRoute }) {
  const { locale } = useFacts();
  const { question } = sheet;
  const [months, setMonths] = useState<readonly string[]>([]);
  const [first, setFirst] = useState<CalendarDate | null>(null);
  const fetchDays = useCallback((start: string, end: string) => {
    setMonths((known) => {
      const more = monthsTouched(start, end).filter((month) => !known.includes(month));
      return more.length === 0 ? known : [...known, ...more];
    });
  }, []);
  const range = question.kind === "both" ? question.value : null;
  const nights = range === null ? usualStay : nightsBetween(range.start, range.end);
  // Nobody comes back before they left: where the last day is asked for, the first one bounds it.
  const out = question.kind === "last" ? question.min : first;
  const trip: FareTrip = out !== null ? { out } : question.kind === "both" ? { stay: nights } : null;
  const fares = useDayFares(route, trip, months, locale);
  const { currency } = fares;
  const both = out === null && range !== null ? fares.byDate.get(range.start)?.price : null;

  const write = (minor: number) => (currency === null ? "" : formatWholeAmount({ minor, currency }, locale));
  const legend = () => {
    if (currency === null) return fares.isPending && months.length > 0 && <Trans>Loading fares</Trans>;
    if (out !== null) return <Trans>Now choose your return: both ways, one adult, economy.</Trans>;
    return trip === null ? (
      <Trans>Lowest one-way fare of each day: one adult, economy, {currency}.</Trans>
    ) : (
      <Trans>
        Lowest return <Plural value={nights} _0="on one day" one="for # night" other="for # nights" />: one adult,
        economy, {currency}.
      </Trans>
    );
  };
  return (
    <DateSheet
      {...sheet}
      costs={{
        prices: fares.prices,
        legend: legend(),
        green: currency !== null && <Trans>Green: the lowest fares of each month.</Trans>,
        write,
        total: both ? { sum: both, words: <Trans>There and back, for one adult</Trans> } : null,
        onShow: fetchDays,
        onFirst: setFirst,
      }}
    />
  );
}
