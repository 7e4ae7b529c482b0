import { oneWaySearch, type TrendingDestination } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { airportsBy } from "./airport-directory.ts";
import { faresSoon, type LowestSoon } from "./lowest-soon.ts";

export type Destination = Omit<TrendingDestination, "from"> & {
  /** The name of the city that the fare is from, where it is another than the one that was asked for. */
  readonly from: string | null;
  readonly lowest: LowestSoon | null;
  /** Its flights on that day; without a day, the search with the day still to be chosen. */
  readonly href: string;
};

/**
 * Where people are going, each with the day on which going there costs least soon: from `here`, an airport, where anything goes there
 * from it, else from where most leave. A place that one is at already is left out.
 */
export const destinationsOf = async (
  request: CurrentRequest,
  trending: readonly TrendingDestination[],
  here: string | null,
): Promise<readonly Destination[]> => {
  const { locale } = request.context.facts;
  const found = trending.map(async ({ from: usual, ...trend }): Promise<Destination | null> => {
    const { to } = trend;
    if (to === here) return null;
    const own = here === null ? null : await faresSoon(request, { from: here, to });
    const from = own === null || here === null ? usual : here;
    const lowest = (own ?? (await faresSoon(request, { from, to })))?.lowest ?? null;
    const [start] = from === here ? [] : await airportsBy(request, [from]);
    const href = lowest?.href ?? paths.flightsHome(oneWaySearch(from, to, ""));
    return { ...trend, from: start?.city[locale] ?? null, lowest, href };
  });
  return (await Promise.all(found)).filter((one) => one !== null);
};
