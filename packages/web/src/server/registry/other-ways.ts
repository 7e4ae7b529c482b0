import {
  type CalendarDate,
  cheapestFare,
  decodeBusCriteria,
  decodeCriteria,
  decodeTrains,
  encodeBusCriteria,
  encodeBusRoute,
  encodeTrainRoute,
  encodeTrains,
  type Money,
  oneWaySearch,
  type SearchText,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { busCities } from "../buses/bus-directory.ts";
import { currentBuses } from "../buses/current-buses.ts";
import { currentDashboard } from "../current-dashboard.ts";
import { airportsBy } from "../flights/airport-directory.ts";
import { dayFares } from "../flights/day-fares.ts";
import { currenciesOf } from "../general-data.ts";
import { leastOf } from "../least-of.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { currentTrains } from "../trains/current-trains.ts";
import { trainStations } from "../trains/train-directory.ts";

export const carriers = ["flights", "trains", "buses"] as const;
export type Carrier = (typeof carriers)[number];

/** Another way between the same cities on the same day, at the least it costs one adult. */
export type OtherWay = { readonly carrier: Carrier; readonly href: string; readonly least: Money };

/** From a city to another, by the part that names them in addresses: it is the same with everybody who carries people. */
type Route = { readonly from: string; readonly to: string; readonly date: CalendarDate };

type Way = Omit<OtherWay, "carrier"> | null;

const wayAt = (href: string, prices: readonly (Money | null)[]): Way => {
  const least = leastOf(prices);
  return least && { href, least };
};

type Parts = {
  /** Where a search goes; null where it names no city, or goes on to another. */
  readonly route: (request: CurrentRequest, search: SearchText) => Promise<Route | null>;
  readonly way: (request: CurrentRequest, route: Route) => Promise<Way>;
};

const flights: Parts = {
  route: async (request, search) => {
    const { legs, trip } = decodeCriteria(search);
    const [leg] = legs;
    const [from, to] = leg && trip !== "multi_city" ? await airportsBy(request, [leg.from, leg.to]) : [];
    return leg && from && to ? { from: from.citySlug, to: to.citySlug, date: leg.date } : null;
  },
  way: async (request, route) => {
    const airportOf = async (city: string) => {
      const outcome = await request.services.airports.search(city.replaceAll("-", " "));
      return outcome.type === "FOUND" ? outcome.places.find(({ citySlug }) => citySlug === city) : null;
    };
    const [from, to] = await Promise.all([airportOf(route.from), airportOf(route.to)]);
    if (!from || !to) return null;
    const { chosen: currency } = await currenciesOf(request);
    const fares = await dayFares(request, { from: from.iata, to: to.iata, currency }, { date: route.date, days: 1 });
    const prices = fares.ok ? fares.value.map(({ price }) => price) : [];
    return wayAt(paths.flightResults(oneWaySearch(from.iata, to.iata, route.date)), prices);
  },
};

const buses: Parts = {
  route: async (_, search) => decodeBusCriteria(search),
  way: async (_, route) => {
    const cities = await busCities();
    const known = (city: string) => cities.ok && cities.value.some(({ slug }) => slug === city);
    if (!known(route.from) || !known(route.to)) return null;
    const outcome = await (await currentBuses()).timetable.times(encodeBusCriteria(route));
    const open = outcome.type === "TIMES" ? outcome.times.departures.filter(({ seatsLeft }) => seatsLeft > 0) : [];
    return wayAt(paths.busResults(encodeBusRoute(route), route.date), open.map(cheapestFare));
  },
};

const trains: Parts = {
  route: async (_, search) => {
    const { date, from, to } = decodeTrains(search);
    const stations = await trainStations();
    const cityOf = (station: string) =>
      (stations.ok ? stations.value.find((one) => one.stations.includes(station))?.slug : null) ?? station;
    return { from: cityOf(from), to: cityOf(to), date };
  },
  way: async (_, route) => {
    const stations = await trainStations();
    const known = (city: string) => stations.ok && stations.value.some(({ slug }) => slug === city);
    if (!known(route.from) || !known(route.to)) return null;
    const search = encodeTrains({ ...route, adults: 1, children: 0, infants: 0, code: "" });
    const outcome = await (await currentTrains()).finder.find(search);
    const found = outcome.type === "FOUND" ? outcome.found.trains.flatMap(({ classes }) => classes) : [];
    const open = found.filter(({ seatsLeft }) => seatsLeft > 0).map(({ total }) => total);
    return wayAt(paths.trainsResults(encodeTrainRoute(route), `date=${route.date}&adults=1`), open);
  },
};

const parts: Readonly<Record<Carrier, Parts>> = { flights, trains, buses };

/** How else one gets where a search goes, with whoever is sold and has room. Who cannot be asked is left out. */
export const otherWays = async (
  request: CurrentRequest,
  { carrier, search }: { readonly carrier: Carrier; readonly search: SearchText },
): Promise<readonly OtherWay[]> => {
  const [dashboard, route] = await Promise.all([currentDashboard(request), parts[carrier].route(request, search)]);
  const sold = dashboard?.settings.verticals ?? [];
  if (route === null || route.date === "" || route.from === "" || route.to === "" || route.from === route.to) return [];
  const asked = carriers.filter((one) => one !== carrier && sold.includes(one));
  const found = await Promise.all(
    asked.map(async (one) => {
      const way = await parts[one].way(request, route);
      return way === null ? [] : [{ carrier: one, ...way }];
    }),
  );
  return found.flat();
};
