import { msg } from "@lingui/core/macro";
import { checkTrains, decodeTrains, encodeTrains, stationsLike } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { loadRouteHome } from "../route-cards/load-route-home.ts";
import type { HomeArgs } from "../vertical-home/load-vertical-home.ts";
import { trainResultsPath } from "./train-plan.ts";
import { busyLines, trainStationsQuery } from "./train-stations.ts";

/** The home page of trains. */
export const loadTrainHome = (args: HomeArgs) =>
  loadRouteHome(args, {
    vertical: "trains",
    title: msg`Train tickets online`,
    description: msg`Compare trains and classes, choose your exact seat or berth, and book train tickets in English or Arabic.`,
    placesIn: (queryClient) => queryClient.ensureQueryData(trainStationsQuery),
    meant: (text, stations) =>
      stations.find(({ slug }) => slug === text) ?? (text.trim() === "" ? undefined : stationsLike(text, stations)[0]),
    written: (fields) => encodeTrains(decodeTrains(fields)),
    canSearch: (search, today) => checkTrains(decodeTrains(search), { today }).ok,
    resultsOf: (search) => trainResultsPath(search),
    checked: paths.trainsHomeChecked,
    busy: busyLines,
    searchOf: (way) => encodeTrains({ ...way, adults: 1, children: 0, infants: 0, code: "" }),
  });
