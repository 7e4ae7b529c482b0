import {
  type CurrencyCode,
  decodeCriteria,
  encodeCriteria,
  type Money,
  type Names,
  type SearchText,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { dayFares } from "../flights/day-fares.ts";
import type { CurrentRequest } from "../request/current-request.ts";

/** The same search from or to another place within reach by road, and what that costs at the least. */
export type NearbyWay = {
  readonly place: Names;
  readonly km: number;
  /** Whether it takes the place of where the way begins. */
  readonly isStart: boolean;
  readonly href: string;
  /** For one adult; there and back where the search is. */
  readonly least: Money;
  /** How much less that is; null where it is not. */
  readonly saving: Money | null;
};

type Sources = Parameters<typeof dayFares>[0] & { readonly services: Pick<CurrentRequest["services"], "airports"> };
type Asked = { readonly search: SearchText; readonly currency: CurrencyCode };

/** By way of the airports nearby on the days of the search and in its cabin, one adult's lowest fare, what costs least first. */
export const nearbyWays = async (sources: Sources, { currency, search }: Asked): Promise<readonly NearbyWay[]> => {
  const criteria = decodeCriteria(search);
  const [leg] = criteria.trip === "multi_city" ? [] : criteria.legs;
  if (leg === undefined) return [];
  const { date } = leg;
  const { cabin, trip } = criteria;
  const home = trip === "return" ? criteria.legs.at(-1) : undefined;
  // There and back is priced as what it leads to is: there and back.
  const back = home && { date: home.date, days: 1 };
  const leastOf = async (from: string, to: string): Promise<Money | null> => {
    const found = await dayFares(sources, { from, to, currency }, { date, days: 1, back, cabin });
    return (found.ok && found.value[0]?.price) || null;
  };
  const around = async (iata: string, isStart: boolean) => {
    const found = await sources.services.airports.airport(iata);
    const nearby = found.type === "AIRPORT" ? found.nearby : [];
    return nearby.flatMap((one) => (one.iata === leg.from || one.iata === leg.to ? [] : [{ ...one, isStart }]));
  };
  const [own, ...places] = await Promise.all([
    leastOf(leg.from, leg.to),
    around(leg.from, true),
    around(leg.to, false),
  ]);
  const ways = await Promise.all(
    places.flat().map(async ({ city, iata, isStart, km }): Promise<NearbyWay[]> => {
      const swap = (one: string): string => (one === (isStart ? leg.from : leg.to) ? iata : one);
      const least = await leastOf(swap(leg.from), swap(leg.to));
      if (least === null) return [];
      const saved = (own?.minor ?? 0) - least.minor;
      const legs = criteria.legs.map((one) => ({ ...one, from: swap(one.from), to: swap(one.to) }));
      const href = paths.flightResults(encodeCriteria({ ...criteria, legs }));
      return [{ place: city, km, isStart, href, least, saving: saved > 0 ? { ...least, minor: saved } : null }];
    }),
  );
  return ways.flat().toSorted((one, other) => one.least.minor - other.least.minor);
};
