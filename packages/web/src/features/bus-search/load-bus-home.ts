import { msg } from "@lingui/core/macro";
import { checkBusCriteria, decodeBusCriteria, encodeBusCriteria } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { readBusOperators } from "../../calls/bus-pages.calls.ts";
import { loadRouteHome } from "../route-cards/load-route-home.ts";
import type { HomeArgs } from "../vertical-home/load-vertical-home.ts";
import { busCitiesQuery } from "./bus-cities.ts";
import { busResultsPath } from "./bus-results-path.ts";
import { busyRoutes, cityMeant } from "./known-cities.ts";

/** The home page of buses. */
export const loadBusHome = async (args: HomeArgs) => {
  const [home, operators] = await Promise.all([
    loadRouteHome(args, {
      vertical: "buses",
      title: msg`Bus tickets online`,
      description: msg`Compare coaches, choose your stop and your seat, and book bus tickets in English or Arabic.`,
      placesIn: (queryClient) => queryClient.ensureQueryData(busCitiesQuery),
      meant: cityMeant,
      written: (fields) => encodeBusCriteria(decodeBusCriteria(fields)),
      canSearch: (search, today) => checkBusCriteria(decodeBusCriteria(search), { today }).ok,
      resultsOf: busResultsPath,
      checked: paths.busHomeChecked,
      busy: busyRoutes,
      searchOf: encodeBusCriteria,
    }),
    readBusOperators(),
  ]);
  const { edition } = args.context.facts;
  return { ...home, operators: operators.filter(({ country }) => country === edition) };
};
