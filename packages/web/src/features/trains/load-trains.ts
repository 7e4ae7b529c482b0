import { msg } from "@lingui/core/macro";
import {
  addDays,
  checkTrains,
  decodeTrainRoute,
  decodeTrains,
  encodeTrainRoute,
  encodeTrains,
  splitsOf,
} from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isReference } from "../../app/addresses/reference.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { searchTrains } from "../../calls/trains.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { trainStationsQuery } from "../train-search/train-stations.ts";
import { loadStep, type StepArgs } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Args = LoaderArgs & { readonly context: StepArgs["context"] & { readonly queryClient: QueryClient } };
type Road = { readonly from: string; readonly to: string };

/** A page of results: two stations and a day; tomorrow where the address names none. */
const loadResults = async (road: Road, { context: { facts, queryClient }, location }: Args) => {
  const [{ today }, stations] = await Promise.all([
    queryClient.ensureQueryData(walkFactsQuery),
    queryClient.ensureQueryData(trainStationsQuery),
  ]);
  const given = decodeTrains(location.searchStr.replace(/^\?/, ""));
  const search = encodeTrains({ ...given, ...road, date: given.date || addDays(today, 1) });
  if (!checkTrains(decodeTrains(search), { today }).ok) {
    throw redirect({ href: localisePath(paths.trainsHomeChecked(search), facts.locale), statusCode: 302 });
  }
  const { outcome } = await searchTrains({ data: { search } });
  if (outcome.type === "PROBLEM") answerStatus(503);
  const i18n = i18nOf(facts.locale);
  const nameOf = (slug: string) =>
    stations?.find((station) => station.slug === slug)?.name[facts.locale] ?? placeInWords(slug);
  const [from, to] = [nameOf(road.from), nameOf(road.to)];
  const found = outcome.type === "FOUND" ? outcome.found : null;
  return {
    kind: "results" as const,
    part: found?.trains.length === 0 ? "no-trains" : null,
    head: pageHead({
      facts,
      path: `/train/${encodeTrainRoute(road)}`,
      title: i18n._(msg`Trains from ${from} to ${to}`),
      description: i18n._(
        msg`Trains from ${from} to ${to}: times, stops, classes and prices, and what cancelling costs.`,
      ),
    }),
    search,
    found,
  };
};

const loadTrain = async (args: StepArgs) => ({
  ...(await loadStep(msg`See the train`, args)),
  kind: "train" as const,
});

/** `/train/{fromStation}-to-{toStation}` and `/train/{RefID}`: a way between two stations that there are, or one train. */
export const loadTrainPage = async (slug: string, args: Args) => {
  await requireVertical("trains", args);
  const stations = await args.context.queryClient.ensureQueryData(trainStationsQuery);
  // Where the stations could not be had, the address is taken at its word.
  const isStation = (name: string) => stations === null || stations.some((station) => station.slug === name);
  const road = decodeTrainRoute(slug, isStation);
  if (road !== undefined) return loadResults(road, args);
  // Two words that could be stations and are none are nobody's train.
  const isTrain = isReference(slug) && (slug !== slug.toLowerCase() || splitsOf(slug).length === 0);
  if (!isTrain) throw notFound({ data: readablePath(args.location) });
  return loadTrain(args);
};

export const loadTrainPlaces = async (args: Args) => {
  await requireVertical("trains", args);
  return loadStep(msg`Choose your places`, args);
};
