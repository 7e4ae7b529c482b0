import { msg } from "@lingui/core/macro";
import {
  addDays,
  type BusCity,
  checkBusCriteria,
  decodeBusCriteria,
  type EditionCountry,
  encodeBusCriteria,
  encodeBusRoute,
  type SearchText,
} from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { readBusOperators } from "../../calls/bus-pages.calls.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { busCitiesQuery, busyRoutes, cityMeant } from "./bus-cities.ts";

const routesOf = (edition: EditionCountry, cities: readonly BusCity[]) => {
  const cityOf = (slug: string) => cities.find((city) => city.slug === slug);
  return busyRoutes[edition].flatMap(([start, end]) => {
    const [from, to] = [cityOf(start), cityOf(end)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
};

const names = ["from", "to", "date"] as const;

/** The search that an address holds, its cities by their slugs or as somebody typed them; null when it holds none. */
const searchIn = (query: URLSearchParams, cities: readonly BusCity[]): SearchText | null => {
  if (!names.some((name) => query.has(name))) return null;
  const known = new URLSearchParams(query);
  for (const end of ["from", "to"]) {
    const meant = cityMeant(query.get(end) ?? "", cities);
    if (meant !== undefined) known.set(end, meant.slug);
    // What no bus stops in is no city of a search: the form asks for one. Where the cities could not be had, it is taken at its word.
    else if (cities.length > 0) known.delete(end);
  }
  return encodeBusCriteria(decodeBusCriteria(known.toString()));
};

/** The home page of buses. A search that was sent without script leads to its results, or has the form say what is wrong. */
export const loadBusHome = async (args: HomeArgs) => {
  const { facts, queryClient } = args.context;
  const home = await loadVerticalHome(args, {
    vertical: "buses",
    searchIn: async (query) => searchIn(query, (await queryClient.ensureQueryData(busCitiesQuery)) ?? []),
    title: msg`Bus tickets online`,
    description: msg`Compare coaches, choose your stop and your very seat, and book bus tickets in English or Arabic.`,
  });
  const [cities, operators, { today }] = await Promise.all([
    queryClient.ensureQueryData(busCitiesQuery),
    readBusOperators(),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  if (home.search !== null && new URLSearchParams(args.location.searchStr).has("sent")) {
    const checked = checkBusCriteria(decodeBusCriteria(home.search), { today });
    const path = checked.ok
      ? paths.busResults(encodeBusRoute(checked.value), checked.value.date)
      : paths.busHomeChecked(home.search);
    throw redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  }
  return {
    ...home,
    operators: operators.filter(({ country }) => country === facts.edition),
    routes: routesOf(facts.edition, cities ?? []),
    date: addDays(today, 1),
  };
};
