import type { MessageDescriptor } from "@lingui/core";
import { addDays, type CalendarDate, type SearchText } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { type HomeArgs, loadVerticalHome } from "./load-vertical-home.ts";

type RouteHome<Place> = {
  readonly vertical: SoldVertical;
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
  /** The form, with what keeps the search from being made. */
  readonly checked: (search: SearchText) => string;
};

/**
 * The home page of what goes between two places. A search that was sent without script leads to its results, or has the form say what
 * is wrong. Its `date` is tomorrow.
 */
export const loadRouteHome = async <Place extends { readonly slug: string }>(
  args: HomeArgs,
  { vertical, title, description, placesIn, meant, written, canSearch, resultsOf, checked }: RouteHome<Place>,
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
  if (home.search !== null && new URLSearchParams(args.location.searchStr).has("sent")) {
    const path = canSearch(home.search, today) ? resultsOf(home.search) : checked(home.search);
    throw redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  }
  return { ...home, places: places ?? [], date: addDays(today, 1) };
};
