import type { MessageDescriptor } from "@lingui/core";
import { addDays, type CalendarDate, type EditionCountry, type Names, type SearchText } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { type RideCarrier, readRidesSoon } from "../../calls/day-rides.calls.ts";
import { waysAmong } from "../search-form/known-places.ts";
import { leadSent } from "../vertical-home/lead-sent.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import type { BusyRoute } from "./route-cards.tsx";

type RouteHome<Place> = {
  readonly vertical: RideCarrier;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Every place that there is; null when they could not be had. */
  readonly placesIn: (queryClient: QueryClient) => Promise<readonly Place[] | null>;
  /** The place that a text means, by its slug or as somebody typed it. */
  readonly meant: (text: string, places: readonly Place[]) => Place | undefined;
  /** A search as its address writes it. */
  readonly written: (fields: string) => SearchText;
  readonly canSearch: (search: SearchText, today: CalendarDate) => boolean;
  readonly resultsOf: (search: SearchText) => string;
  /** The ways that the edition's travellers take most, by the slugs of their ends, and the search of one on a day. */
  readonly busy: Readonly<Record<EditionCountry, readonly (readonly [from: string, to: string])[]>>;
  readonly searchOf: (way: { readonly from: string; readonly to: string; readonly date: CalendarDate }) => SearchText;
  /** The form, with what keeps the search from being made. */
  readonly checked: (search: SearchText) => string;
};

/**
 * The home page of what goes between two places. A search that was sent without script leads to its results, or has the form say what
 * is wrong. Its `date`, of which its routes are told, is tomorrow.
 */
export const loadRouteHome = async <
  Place extends { readonly slug: string; readonly country: string; readonly name: Names },
>(
  args: HomeArgs,
  {
    busy,
    canSearch,
    checked,
    description,
    meant,
    placesIn,
    resultsOf,
    searchOf,
    title,
    vertical,
    written,
  }: RouteHome<Place>,
) => {
  const { facts, queryClient } = args.context;
  const searchIn = async (query: URLSearchParams): Promise<SearchText | null> => {
    if (!["from", "to", "date"].some((name) => query.has(name))) return null;
    const places = (await placesIn(queryClient)) ?? [];
    const known = new URLSearchParams(query);
    for (const end of ["from", "to"]) {
      const place = meant(query.get(end) ?? "", places);
      if (place !== undefined) known.set(end, place.slug);
      // What nothing stops at is no place of a search: the form asks for one. Where they could not be had, it is taken at its word.
      else if (places.length > 0) known.delete(end);
    }
    return written(known.toString());
  };
  const home = await loadVerticalHome(args, { vertical, searchIn, title, description });
  const [places, { today }] = await Promise.all([placesIn(queryClient), queryClient.ensureQueryData(walkFactsQuery)]);
  await leadSent(args, home, (search, day) => (canSearch(search, day) ? resultsOf(search) : checked(search)));
  const date = addDays(today, 1);
  const ways = waysAmong(places ?? [], busy[facts.edition]).map(({ from, to }) => ({
    from: from.name,
    to: to.name,
    search: searchOf({ from: from.slug, to: to.slug, date }),
  }));
  const rides = await readRidesSoon({ data: ways.map(({ search }) => ({ carrier: vertical, search })) });
  const routes = ways.map(
    ({ from, search, to }, place): BusyRoute => ({ from, to, href: resultsOf(search), rides: rides[place] ?? null }),
  );
  return { ...home, routes, date };
};
