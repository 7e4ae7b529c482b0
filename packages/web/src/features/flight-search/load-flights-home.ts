import { msg } from "@lingui/core/macro";
import { decodeCriteria, encodeCriteria, type SearchText } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../../app/addresses/paths.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { readPopularRoutes } from "../../calls/flight-pages.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { airportsHomeQuery, searchAirportsQuery } from "./places.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

/** The names that a form needs for its first look; without them it shows codes. */
export const loadSearchForm = async (search: SearchText | null, { context: { queryClient } }: Args): Promise<void> => {
  await Promise.all([
    queryClient.ensureQueryData(airportsHomeQuery),
    queryClient.ensureQueryData(searchAirportsQuery(search)),
  ]);
};

/** The search that an address holds; null when it holds none. */
const searchIn = (query: string): SearchText | null =>
  new URLSearchParams(query).has("legs") ? encodeCriteria(decodeCriteria(query)) : null;

/** The home page of flights. An address may hold a search, which the form begins with; `checked` has it say what is wrong. */
export const loadFlightsHome = async (args: Args) => {
  await requireVertical("flights", args);
  const { facts } = args.context;
  const search = searchIn(args.location.searchStr);
  const [routes] = await Promise.all([readPopularRoutes(), loadSearchForm(search, args)]);
  const i18n = i18nOf(facts.locale);
  return {
    search,
    isChecked: search !== null && new URLSearchParams(args.location.searchStr).has("checked"),
    routes,
    head: pageHead({
      facts,
      path: paths.flightsHome(),
      title: i18n._(msg`Book flights`),
      description: i18n._(
        msg`Compare the fares of every airline with their baggage and conditions, see the cheapest day, and book in English or Arabic.`,
      ),
    }),
  };
};
