import { addDays, editions, lowestOf, type MonthFare } from "@safar/engine";
import { currenciesOf } from "../general-data.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { todayIn } from "../today.ts";
import { dayFares } from "./day-fares.ts";

/** From in a week's time, four weeks: soon enough to plan for, late enough for fares not to be last-minute ones. */
const soon = { after: 7, days: 28 };

/** The day on which a route costs least soon, in the currency that prices are shown in; null when it could not be had. */
export const lowestSoon = async (
  request: CurrentRequest,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<MonthFare["lowest"] | null> => {
  const { chosen: currency } = await currenciesOf(request);
  const date = addDays(todayIn(editions[request.context.facts.edition].timeZone), soon.after);
  const fares = await dayFares(request, { from, to, currency }, { date, days: soon.days });
  return fares.ok ? lowestOf(fares.value) : null;
};
