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
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { readBusOperators } from "../../calls/bus-pages.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { busCitiesQuery, busyRoads, cityMeant } from "./bus-cities.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

const roadsOf = (edition: EditionCountry, cities: readonly BusCity[]) => {
  const cityOf = (slug: string) => cities.find((city) => city.slug === slug);
  return busyRoads[edition].flatMap(([start, end]) => {
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

/**
 * The home page of buses. An address may hold a search, which the form begins with; one that was sent without script leads to its
 * results, or has the form say what is wrong.
 */
export const loadBusHome = async (args: Args) => {
  await requireVertical("buses", args);
  const { facts, queryClient } = args.context;
  const query = new URLSearchParams(args.location.searchStr);
  const [cities, operators, { today }] = await Promise.all([
    queryClient.ensureQueryData(busCitiesQuery),
    readBusOperators(),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  const search = searchIn(query, cities ?? []);
  if (query.has("sent") && search !== null) {
    const checked = checkBusCriteria(decodeBusCriteria(search), { today });
    const path = checked.ok
      ? paths.busResults(encodeBusRoute(checked.value), checked.value.date)
      : paths.busHomeChecked(search);
    throw redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  }
  const i18n = i18nOf(facts.locale);
  return {
    search,
    isChecked: search !== null && query.has("checked"),
    operators: operators.filter(({ country }) => country === facts.edition),
    roads: roadsOf(facts.edition, cities ?? []),
    date: addDays(today, 1),
    head: pageHead({
      facts,
      path: paths.busHome(),
      title: i18n._(msg`Bus tickets online`),
      description: i18n._(
        msg`Compare coaches, choose your stop and your very seat, and book bus tickets in English or Arabic.`,
      ),
    }),
  };
};
