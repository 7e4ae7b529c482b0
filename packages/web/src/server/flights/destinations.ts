import { type MonthFare, oneWaySearch, type TrendingDestination } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { lowestSoon } from "./lowest-soon.ts";

export type Destination = TrendingDestination & {
  readonly lowest: (MonthFare["lowest"] & { readonly day: string }) | null;
  /** Its flights on that day; without a day, the search with the day still to be chosen. */
  readonly href: string;
};

/** Where people are going, each with the day on which going there costs least soon. */
export const destinationsOf = (
  request: CurrentRequest,
  trending: readonly TrendingDestination[],
): Promise<readonly Destination[]> =>
  Promise.all(
    trending.map(async (trend) => {
      const { from, to } = trend;
      const lowest = await lowestSoon(request, { from, to });
      const search = oneWaySearch(from, to, lowest?.date ?? "");
      const href = lowest === null ? paths.flightsHome(search) : paths.flightResults(search);
      if (lowest === null) return { ...trend, lowest, href };
      // In words from here: the page has no other use for what writes them.
      const day = formatShortDay(lowest.date, request.context.facts.locale);
      return { ...trend, lowest: { ...lowest, day }, href };
    }),
  );
