import { msg } from "@lingui/core/macro";
import {
  addDays,
  checkBusCriteria,
  decodeBusRoute,
  encodeBusCriteria,
  encodeBusRoute,
  parseCalendarDate,
  splitsOf,
} from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { readBusOperator, suggestBusRoutes } from "../../calls/bus-pages.calls.ts";
import { searchBuses } from "../../calls/buses.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead, unlistedHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { busCitiesQuery, busOperatorsQuery } from "../bus-search/bus-cities.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };
type Cities = Parameters<typeof decodeBusRoute>[1];

/** A page of results: two cities and a day; tomorrow where the address names none. */
const loadResults = async (route: { readonly from: string; readonly to: string }, { context, location }: Args) => {
  const { facts, queryClient } = context;
  const [{ today }, cities] = await Promise.all([
    queryClient.ensureQueryData(walkFactsQuery),
    queryClient.ensureQueryData(busCitiesQuery),
  ]);
  const query = new URLSearchParams(location.searchStr);
  // Whom a filter asks for may have no bus here, and has a name all the same.
  if (query.has("operators")) await queryClient.ensureQueryData(busOperatorsQuery);
  const given = parseCalendarDate(query.get("date") ?? "");
  const criteria = { ...route, date: given ?? addDays(today, 1) };
  const search = encodeBusCriteria(criteria);
  if (!checkBusCriteria(criteria, { today }).ok) {
    throw redirect({ href: localisePath(paths.busHomeChecked(search), facts.locale), statusCode: 302 });
  }
  const { outcome: found } = await searchBuses({ data: { search } });
  if (found.type === "PROBLEM") answerStatus(503);
  const i18n = i18nOf(facts.locale);
  const nameOf = (slug: string) => cities?.find((city) => city.slug === slug)?.name[facts.locale] ?? placeInWords(slug);
  const [from, to] = [nameOf(route.from), nameOf(route.to)];
  const title = i18n._(msg`Buses from ${from} to ${to}`);
  const description = i18n._(
    msg`Coaches from ${from} to ${to}: times, stops, seats and prices, and what cancelling costs.`,
  );
  return {
    kind: "results" as const,
    head: pageHead({ facts, path: `/bus/${encodeBusRoute(route)}`, title, description }),
    search,
    found,
  };
};

export type LoadedBusResults = Awaited<ReturnType<typeof loadResults>>;

const loadOperator = async (slug: string, { context: { facts }, location }: Args) => {
  const outcome = await readBusOperator({ data: slug });
  if (outcome.type === "NOT_FOUND") throw notFound({ data: readablePath(location) });
  if (outcome.type === "PROBLEM") {
    answerStatus(503);
    const title = i18nOf(facts.locale)._(msg`Bus operator`);
    return { kind: "unread" as const, head: unlistedHead({ facts, title }), problem: outcome.problem };
  }
  const { page } = outcome;
  const name = page.operator.name[facts.locale];
  return {
    kind: "operator" as const,
    part: "operator-page",
    head: pageHead({
      facts,
      path: paths.busOperator(slug),
      title: i18nOf(facts.locale)._(msg`${name}: coaches, stops and prices`),
      description: page.operator.about[facts.locale],
    }),
    page,
  };
};

/** Nothing is at this address; what it may have meant is. */
const loadMissing = async (route: string, { context: { facts } }: Args) => {
  answerStatus(404);
  const head = unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Page Not Found`) });
  return { kind: "missing" as const, head, routes: await suggestBusRoutes({ data: route }) };
};

/** `/bus/{fromCity}-to-{toCity}` and `/bus/{pageSlug}`: a route between two cities that there are, or an operator's page. */
export const loadBusPage = async (slug: string, args: Args) => {
  await requireVertical("buses", args);
  const cities = await args.context.queryClient.ensureQueryData(busCitiesQuery);
  // Where the cities could not be had, the address is taken at its word.
  const isCity: Cities = (name) => cities === null || cities.some((city) => city.slug === name);
  const route = decodeBusRoute(slug, isCity);
  if (route !== undefined) return loadResults(route, args);
  return splitsOf(slug.toLowerCase()).length === 0 ? loadOperator(slug, args) : loadMissing(slug, args);
};
