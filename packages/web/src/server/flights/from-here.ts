import type { Airport } from "@safar/engine";
import { shortCountry } from "../../i18n/clock.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { airportsBy, airportsHome } from "./airport-directory.ts";
import { faresSoon, type LowestSoon } from "./lowest-soon.ts";

/** A place to fly to, with the day soon that it costs least on. */
export type WayFromHere = LowestSoon & {
  readonly to: string;
  readonly city: string;
  readonly country: string;
  /** The name that its picture is drawn from. */
  readonly poster: string;
  /** What each of the days costs, in minor units; null where nothing is sold. */
  readonly days: readonly (number | null)[];
};

export type FromHere = {
  /** Where it is that one leaves from, by code and name. */
  readonly here: string;
  readonly city: string;
  /** Where many leave from. */
  readonly starts: readonly { readonly iata: string; readonly city: string }[];
  readonly ways: readonly WayFromHere[];
};

const most = 8;

/**
 * Where one can go from an airport, or from where the edition's travellers usually start, what costs least first; null when it could
 * not be had.
 */
export const fromHere = async (request: CurrentRequest, from: string): Promise<FromHere | null> => {
  const home = await airportsHome(request);
  if (!home.ok) return null;
  const { popular, routes, usualStart } = home.value;
  const { locale } = request.context.facts;
  const usual = [usualStart, ...routes.map((route) => route.from)];
  const starts = await airportsBy(request, from === "" || usual.includes(from) ? usual : [from, ...usual]);
  const here = starts.find(({ iata }) => iata === from) ?? starts[0];
  if (here === undefined) return null;
  const wayTo = async ({ city, countryName, iata: to }: Airport): Promise<WayFromHere | null> => {
    const fares = await faresSoon(request, { from: here.iata, to });
    if (fares === null) return null;
    const names = { city: city[locale], country: shortCountry(countryName[locale]), poster: `${city.en} ${to}` };
    return { to, ...names, ...fares.lowest, days: fares.days.map(({ price }) => price?.minor ?? null) };
  };
  const ways = await Promise.all(popular.filter(({ iata }) => iata !== here.iata).map(wayTo));
  const known = ways.filter((way) => way !== null).toSorted((one, other) => one.price.minor - other.price.minor);
  if (known.length === 0) return null;
  const startNames = starts.map(({ city, iata }) => ({ iata, city: city[locale] }));
  return { here: here.iata, city: here.city[locale], starts: startNames, ways: known.slice(0, most) };
};
