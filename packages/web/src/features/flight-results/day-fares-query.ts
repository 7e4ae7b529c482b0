import { addDays, type CalendarDate } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { stripReach } from "../results/day-strip.tsx";

export type FareWay = { readonly from: string; readonly to: string; readonly date: CalendarDate };

const staleMs = 10 * 60_000;

/** What a way costs on the days around its own. */
export const dayFaresQuery = ({ from, to, date }: FareWay) =>
  queryOptions({
    queryKey: ["day fares", from, to, date],
    queryFn: ({ signal }) =>
      readDayFares({ data: { from, to, date: addDays(date, -stripReach), days: 2 * stripReach + 1 }, signal }),
    staleTime: staleMs,
    retry: false,
  });
