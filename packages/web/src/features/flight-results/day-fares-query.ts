import { addDays, type FareCalendarQuery } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { stripReach } from "../results/day-strip.tsx";

export type FareWay = Pick<FareCalendarQuery, "from" | "to" | "date" | "back" | "cabin">;

const staleMs = 10 * 60_000;
export const nowhere = { from: "", to: "", date: "" };
export const stripDays = 2 * stripReach + 1;

/** What a way costs on the days around its own. */
export const dayFaresQuery = ({ from, to, date, back, cabin }: FareWay) =>
  queryOptions({
    queryKey: ["day fares", from, to, date, back, cabin],
    queryFn: ({ signal }) =>
      readDayFares({ data: { from, to, date: addDays(date, -stripReach), days: stripDays, back, cabin }, signal }),
    staleTime: staleMs,
    retry: false,
  });
