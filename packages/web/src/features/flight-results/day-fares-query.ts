import { addDays, type FareCalendarQuery } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { stripReach } from "../results/day-strip.tsx";

export type FareWay = Pick<FareCalendarQuery, "from" | "to" | "date" | "back" | "cabin" | "withBag">;

const staleMs = 10 * 60_000;
export const nowhere = { from: "", to: "", date: "" };
export const stripDays = 2 * stripReach + 1;

/** What a way costs on the days around its own. */
export const dayFaresQuery = ({ date, ...way }: FareWay) =>
  queryOptions({
    queryKey: ["day fares", date, way],
    queryFn: ({ signal }) =>
      readDayFares({ data: { ...way, date: addDays(date, -stripReach), days: stripDays }, signal }),
    staleTime: staleMs,
    retry: false,
  });
