import { msg } from "@lingui/core/macro";
import { decodeCriteria, encodeCriteria, type SearchText } from "@safar/engine";
import { readFlightsHome } from "../../calls/flight-pages.calls.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { airportsHomeQuery, searchAirportsQuery } from "./places.ts";

/** The names that a form needs for its first look; without them it shows codes. */
export const loadSearchForm = async (
  search: SearchText | null,
  { context: { queryClient } }: HomeArgs,
): Promise<void> => {
  await Promise.all([
    queryClient.ensureQueryData(airportsHomeQuery),
    queryClient.ensureQueryData(searchAirportsQuery(search)),
  ]);
};

const searchIn = (query: URLSearchParams): SearchText | null =>
  query.has("legs") ? encodeCriteria(decodeCriteria(query.toString())) : null;

/** The home page of flights. */
export const loadFlightsHome = async (args: HomeArgs) => {
  const home = await loadVerticalHome(args, {
    vertical: "flights",
    searchIn,
    title: msg`Book flights`,
    description: msg`Compare the fares of every airline with their baggage and conditions, see the cheapest day, and book in English or Arabic.`,
  });
  const from = home.search === null ? "" : (decodeCriteria(home.search).legs[0]?.from ?? "");
  const [shown] = await Promise.all([readFlightsHome({ data: { from } }), loadSearchForm(home.search, args)]);
  return { ...home, ...shown };
};
