import { type Airport, type Money, oneWaySearch } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { shortCountry } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { airportsHome } from "./airport-directory.ts";
import { lowestSoon } from "./lowest-soon.ts";

/** A place to fly to, with the day soon that it costs least on. */
export type WayFromHere = {
  readonly to: string;
  readonly city: string;
  readonly country: string;
  readonly date: string;
  /** The day in words. */
  readonly day: string;
  readonly price: Money;
  /** The flights of that day. */
  readonly href: string;
};

export type FromHere = { readonly city: string; readonly ways: readonly WayFromHere[] };

const most = 8;

/** Where one can go from where the edition's travellers usually start, what costs least first; null when it could not be had. */
export const fromHere = async (request: CurrentRequest): Promise<FromHere | null> => {
  const home = await airportsHome(request);
  if (!home.ok) return null;
  const { popular, usualStart } = home.value;
  const { locale } = request.context.facts;
  const here = popular.find(({ iata }) => iata === usualStart);
  if (here === undefined) return null;
  const wayTo = async ({ city, countryName, iata: to }: Airport): Promise<WayFromHere | null> => {
    const lowest = await lowestSoon(request, { from: here.iata, to });
    if (lowest === null) return null;
    const href = paths.flightResults(oneWaySearch(here.iata, to, lowest.date));
    const names = { city: city[locale], country: shortCountry(countryName[locale]) };
    // In words from here: the page has no other use for what writes them.
    return { to, ...names, ...lowest, day: formatShortDay(lowest.date, locale), href };
  };
  const ways = await Promise.all(popular.filter((airport) => airport !== here).map(wayTo));
  const known = ways.filter((way) => way !== null).toSorted((one, other) => one.price.minor - other.price.minor);
  return known.length === 0 ? null : { city: here.city[locale], ways: known.slice(0, most) };
};
