import { type CalendarDate, cheapDays, type DayFare, isAirportCode, type Locale, lowestOf } from "@safar/engine";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { formatWholeAmount } from "../../i18n/format.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import type { PricedDay } from "../search-form/date-sheet.tsx";

export type FareRoute = { readonly from: string; readonly to: string };

/** There and back: by the day out for so many nights, or by the day back for one day out; null for one way. */
export type FareTrip = { readonly stay: number } | { readonly out: CalendarDate } | null;

const keptForMs = 30 * 60_000;
const longestMonth = 31;

const monthQuery = (route: FareRoute, trip: FareTrip, month: string) =>
  queryOptions({
    queryKey: ["flight-day-fares", route, trip, month],
    queryFn: async ({ signal }) => {
      const days = { date: `${month}-01`, days: longestMonth };
      const byBack = trip !== null && "out" in trip;
      const asked = byBack ? { date: trip.out, days: 1, back: days } : { ...days, back: trip ?? undefined };
      const outcome = await readDayFares({ data: { ...route, ...asked }, signal });
      if (outcome.type === "PROBLEM") throw new Error(`No fares of ${month}: ${outcome.problem.kind}.`);
      const all = byBack ? outcome.days.map((day) => ({ ...day, date: day.back ?? day.date })) : outcome.days;
      return all.filter(({ date }) => date.startsWith(month));
    },
    staleTime: keptForMs,
    retry: 1,
  });

/**
 * The lowest fare of each day of some months, for one adult; without a route, or without an answer, there is none. Low is what is so
 * within its month: however many months a screen shows, each has days that are.
 */
export const useDayFares = ({ from, to }: FareRoute, trip: FareTrip, months: readonly string[], locale: Locale) => {
  const isRoute = isAirportCode(from) && isAirportCode(to) && from !== to;
  const { byMonth, isPending } = useQueries({
    queries: isRoute ? months.map((month) => monthQuery({ from, to }, trip, month)) : [],
    combine: (answers) => ({
      byMonth: answers.map(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  });
  const textOf = useMoneyText();
  return useMemo(() => {
    const days = byMonth.flat();
    const cheap = new Set(byMonth.flatMap((ofMonth) => [...cheapDays(ofMonth)]));
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
  }, [byMonth, isPending, locale, textOf]);
};
