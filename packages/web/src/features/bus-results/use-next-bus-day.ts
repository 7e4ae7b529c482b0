import { addDays, type CalendarDate, decodeBusCriteria, encodeBusCriteria, type SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { searchBuses } from "../../calls/buses.calls.ts";
import { askServer } from "../../engine/asking/ask-server.ts";

/** So many days are looked at. */
const daysAhead = 3;

const nextDayOf = async (
  search: SearchText,
  operators: readonly string[],
  signal: AbortSignal,
): Promise<CalendarDate | null> => {
  const isAsked = (id: string) => operators.length === 0 || operators.includes(id);
  let others: CalendarDate | null = null;
  const { date, ...road } = decodeBusCriteria(search);
  for (let days = 1; days <= daysAhead; days += 1) {
    const next = addDays(date, days);
    const data = { search: encodeBusCriteria({ ...road, date: next }) };
    const outcome = await askServer((ending) => searchBuses({ data, signal: ending }), signal);
    if (outcome.type !== "TIMES") return others;
    if (outcome.times.departures.some(({ operator }) => isAsked(operator.id))) return next;
    if (outcome.times.departures.length > 0) others ??= next;
  }
  return others;
};

/** The next day that a bus is known to drive this road on, one of those operators where there is one; null while it is looked for, and where there is none. */
export const useNextBusDay = (
  search: SearchText,
  operators: readonly string[],
  isWanted: boolean,
): CalendarDate | null =>
  useQuery({
    queryKey: ["next bus day", search, operators],
    queryFn: ({ signal }) => nextDayOf(search, operators, signal),
    enabled: isWanted,
    retry: false,
  }).data ?? null;
