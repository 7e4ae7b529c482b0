import { addDays, type CalendarDate, decodeBusCriteria, encodeBusCriteria, type SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { searchBuses } from "../../calls/buses.calls.ts";
import { askServer } from "../../engine/asking/ask-server.ts";

/** So many days are looked at. */
const daysAhead = 3;

const nextDayOf = async (search: SearchText, signal: AbortSignal): Promise<CalendarDate | null> => {
  const { date, ...road } = decodeBusCriteria(search);
  for (let days = 1; days <= daysAhead; days += 1) {
    const next = addDays(date, days);
    const data = { search: encodeBusCriteria({ ...road, date: next }) };
    const outcome = await askServer((ending) => searchBuses({ data, signal: ending }), signal);
    if (outcome.type !== "TIMES") return null;
    if (outcome.times.departures.length > 0) return next;
  }
  return null;
};

/** The next day that a bus is known to drive this road on; null while it is looked for, and where there is none. */
export const useNextBusDay = (search: SearchText, isWanted: boolean): CalendarDate | null =>
  useQuery({
    queryKey: ["next bus day", search],
    queryFn: ({ signal }) => nextDayOf(search, signal),
    enabled: isWanted,
    retry: false,
  }).data ?? null;
