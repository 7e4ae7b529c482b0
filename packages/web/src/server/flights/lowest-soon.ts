import { addDays, type CalendarDate, type DayFare, editions, lowestOf, type Money, oneWaySearch } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { currenciesOf } from "../general-data.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { todayIn } from "../today.ts";
import { dayFares } from "./day-fares.ts";

/** From in a week's time, four weeks: soon enough to plan for, late enough for fares not to be last-minute ones. */
const soon = { after: 7, days: 28 };

export type LowestSoon = {
  readonly date: CalendarDate;
  /** The day in words: the page has no other use for what writes them. */
  readonly day: string;
  readonly price: Money;
  /** The flights of that day. */
  readonly href: string;
};

/** What a route costs day by day soon and on which day least, in the currency that prices are shown in; null when it could not be had. */
export const faresSoon = async (
  request: CurrentRequest,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly days: readonly DayFare[]; readonly lowest: LowestSoon } | null> => {
  const { edition, locale } = request.context.facts;
  const { chosen: currency } = await currenciesOf(request);
  const first = addDays(todayIn(editions[edition].timeZone), soon.after);
  const fares = await dayFares(request, { from, to, currency }, { date: first, days: soon.days });
  const lowest = fares.ok ? lowestOf(fares.value) : null;
  if (!fares.ok || lowest === null) return null;
  const { date, price } = lowest;
  const href = paths.flightResults(oneWaySearch(from, to, date));
  return { days: fares.value, lowest: { date, price, day: formatShortDay(date, locale), href } };
};
