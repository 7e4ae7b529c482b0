import { msg } from "@lingui/core/macro";
import {
  addDays,
  checkCriteria,
  decodeCriteria,
  editions,
  encodeCriteria,
  isSearchForm,
  offerResults,
  oneWaySearch,
} from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { readSentForm } from "../../calls/flight-search.calls.ts";
import { beginWithPage } from "../../calls/flight-with-page.ts";
import { searchFlights } from "../../calls/flights.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { searchAirportsQuery } from "../flight-search/places.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import type { resultsDeps } from "./results-deps.ts";
import { plainQuery } from "./results-entry.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };
type Deps = ReturnType<typeof resultsDeps>;

/**
 * A page of results. A form that was sent without script leads to the search's own address, or back to the form; so does a search
 * that cannot be made, as one for a day that is over, and the form says why. The page for browsers without script holds everything
 * that was found; any other shows it as it comes, and the server begins to search with it.
 */
export const loadResults = async ({ search: asWritten, isPlain }: Deps, { context, location }: Args) => {
  const search = encodeCriteria(decodeCriteria(asWritten));
  const { facts, queryClient } = context;
  const asked = new URLSearchParams(location.searchStr);
  const leadTo = (path: string) => redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  if (isSearchForm(asked)) {
    const sent = await readSentForm({ data: location.searchStr.slice(0, 4000) });
    throw leadTo(sent.isComplete ? paths.flightResults(sent.search) : paths.flightsHomeChecked(sent.search));
  }
  const criteria = decodeCriteria(search);
  const isAsked = criteria.legs.length > 0;
  const begun = isPlain || !isAsked ? null : beginWithPage(search, offerResults.decode(location.searchStr));
  const [plain, airports, { today }] = await Promise.all([
    isPlain ? searchFlights({ data: { search } }) : undefined,
    queryClient.ensureQueryData(searchAirportsQuery(search)),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  const { seatedPassengers } = editions[facts.edition];
  if (isAsked && !isPlain && !checkCriteria(criteria, { today, seatedPassengers }).ok)
    throw leadTo(paths.flightsHomeChecked(search));
  const [out] = criteria.legs;
  const i18n = i18nOf(facts.locale);
  const cityOf = (code = "") => airports.find(({ iata }) => iata === code)?.city[facts.locale] ?? code;
  const [from, to] = [cityOf(out?.from), cityOf(out?.to)];
  const title = out === undefined ? i18n._(msg`Flight results`) : i18n._(msg`Flights from ${from} to ${to}`);
  const description =
    out === undefined
      ? i18n._(msg`Flights of every airline that we sell, with their times, stops, bags and prices.`)
      : i18n._(msg`Flights from ${from} to ${to}: times, stops, bags and prices of every airline that we sell.`);
  const withoutScript = isPlain ? null : plainQuery(search);
  return { head: unlistedHead({ facts, title, description }), title, withoutScript, search, plain, begun };
};

export type LoadedResults = Awaited<ReturnType<typeof loadResults>>;

/** Far enough ahead for a first look at what flights between two places cost. */
const usualDaysAhead = 14;

/** A page of results at an address that names both places; with no search in its query, one way in two weeks. */
export const loadRoute = async ({ codes }: { readonly codes: string }, deps: Deps, args: Args) => {
  const [, from, to] = /^([A-Za-z]{3})-to-([A-Za-z]{3})$/.exec(codes) ?? [];
  if (from === undefined || to === undefined) throw notFound({ data: readablePath(args.location) });
  const { legs } = decodeCriteria(deps.search);
  if (legs.length > 0) return loadResults(deps, args);
  const { today } = await args.context.queryClient.ensureQueryData(walkFactsQuery);
  const date = addDays(today, usualDaysAhead);
  const search = oneWaySearch(from.toUpperCase(), to.toUpperCase(), date);
  return loadResults({ ...deps, search }, args);
};
