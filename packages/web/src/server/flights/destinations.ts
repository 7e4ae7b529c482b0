import { oneWaySearch, type TrendingDestination } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { faresSoon, type LowestSoon } from "./lowest-soon.ts";

export type Destination = TrendingDestination & {
  readonly lowest: LowestSoon | null;
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
      const lowest = (await faresSoon(request, trend))?.lowest ?? null;
      return { ...trend, lowest, href: lowest?.href ?? paths.flightsHome(oneWaySearch(trend.from, trend.to, "")) };
    }),
  );
