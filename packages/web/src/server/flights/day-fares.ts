import {
  addDays,
  type CalendarDate,
  type CurrencyCode,
  type DayFare,
  type FareCalendarQuery,
  fail,
  lowestByMonth,
  type MonthFare,
  mostCalendarDays,
  ok,
  type Problem,
  type Result,
} from "@safar/engine";
import type { CurrentRequest } from "../request/current-request.ts";
import { cached } from "../stores/cached.ts";

const keptForMs = 30 * 60_000;

type Sources = {
  readonly server: Pick<CurrentRequest["server"], "store">;
  readonly services: Pick<CurrentRequest["services"], "fareCalendar">;
};

type Route = { readonly from: string; readonly to: string; readonly currency: CurrencyCode };

/** What a route costs on each of some days, at most `mostCalendarDays`, or there and back on each pair of them. */
export const dayFares = (
  { server, services }: Sources,
  { from, to, currency }: Route,
  asked: Pick<FareCalendarQuery, "date" | "days" | "back" | "cabin" | "withBag">,
): Promise<Result<DayFare[], Problem>> =>
  cached(server.store, `fares:${from}-${to}.${JSON.stringify(asked)}:${currency}`, keptForMs, async () => {
    const outcome = await services.fareCalendar.days({ from, to, currency, ...asked });
    return outcome.type === "FARES" ? ok([...outcome.days]) : fail(outcome.problem);
  });

/** What a route costs in each of the months that a year's questions of the longest kind reach; without those that failed. */
export const monthFares = async (
  sources: Sources,
  route: Route,
  { today, questions }: { readonly today: CalendarDate; readonly questions: number },
): Promise<readonly MonthFare[]> => {
  const asked = Array.from({ length: questions }, (_, index) =>
    dayFares(sources, route, { date: addDays(today, 1 + index * mostCalendarDays), days: mostCalendarDays }),
  );
  return lowestByMonth((await Promise.all(asked)).flatMap((answer) => (answer.ok ? answer.value : [])));
};
