import {
  type CalendarDate,
  cheapDays,
  type DayFare,
  isAirportCode,
  type Locale,
  lowestOf,
  mostCalendarDays,
} from "@safar/engine";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { formatWholeAmount } from "../../i18n/format.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import type { PricedDay } from "../search-form/date-sheet.tsx";

export type FareRoute = { readonly from: string; readonly to: string };

const keptForMs = 30 * 60_000;
const longestMonth = 31;

const monthQuery = ({ from, to }: FareRoute, month: string) =>
  queryOptions({
    queryKey: ["flight-day-fares", from, to, month],
    queryFn: async ({ signal }) => {
      const outcome = await readDayFares({
        data: { from, to, date: `${month}-01`, days: Math.min(longestMonth, mostCalendarDays) },
        signal,
      });
      if (outcome.type === "PROBLEM") throw new Error(`No fares of ${month}: ${outcome.problem.kind}.`);
      return outcome.days;
    },
    staleTime: keptForMs,
    retry: 1,
  });

/** The cheapest fare of each day of some months; without a route, or without an answer, there is none. */
export const useDayFares = ({ from, to }: FareRoute, months: readonly string[], locale: Locale) => {
  const isRoute = isAirportCode(from) && isAirportCode(to) && from !== to;
  const { days, isPending } = useQueries({
    queries: isRoute ? months.map((month) => monthQuery({ from, to }, month)) : [],
    combine: (answers) => ({
      days: answers.flatMap(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  });
  const textOf = useMoneyText();
  return useMemo(() => {
    const cheap = cheapDays(days);
    const byDate = new Map<CalendarDate, DayFare>(days.map((day) => [day.date, day]));
    const prices: Record<string, PricedDay> = {};
    for (const { date, price } of byDate.values()) {
      if (price === null) continue;
      prices[date] = {
        text: formatWholeAmount(price, locale),
        spoken: textOf(price),
        isLow: cheap.has(date),
        amount: price.minor,
      };
    }
    return { prices, byDate, currency: lowestOf(days)?.price.currency ?? null, isPending };
  }, [days, isPending, locale, textOf]);
};
