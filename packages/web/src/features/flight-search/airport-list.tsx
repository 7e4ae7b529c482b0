import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import {
  type Airport,
  airportSearchMachine,
  connectAirportSearch,
  type Locale,
  type NearbyAirport,
  placeSearchActors,
} from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { airportSearchPorts } from "../../engine/flights/airports.service.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { commaIn } from "../../i18n/comma.ts";
import { isolated } from "../../i18n/isolated.ts";
import { placeList } from "../search-form/place-list.tsx";
import type { AskingForPlaces } from "../search-form/use-found-places.ts";
import { flightPlan, recentSearches } from "./flight-plan.ts";
import { airportsHomeQuery } from "./places.ts";

const useAirports = ({ around, today }: AskingForPlaces) => {
  const queries = useQueryClient();
  const [machine] = useState(() => {
    const popular = queries.getQueryData(airportsHomeQuery.queryKey)?.popular ?? [];
    const ports = airportSearchPorts({ recent: recentSearches, today, popular, near: around });
    return airportSearchMachine.provide({ actors: placeSearchActors(ports) });
  });
  return useFlow(machine, connectAirportSearch, { input: { text: "" } }).view;
};

/** How far an airport is, where that is known, and from where it is reached that has none. */
const Away = ({ airport, locale }: { airport: Airport | NearbyAirport; locale: Locale }) => {
  if (airport.serves !== undefined) {
    const { km, name } = airport.serves;
    const town = isolated(name[locale]);
    return (
      <strong style={{ display: "block" }}>
        <Trans>
          Nearest airport to {town}, {km} km
        </Trans>
      </strong>
    );
  }
  if (!("km" in airport)) return null;
  const { km } = airport;
  return (
    <>
      <Trans>{km} km away</Trans>
      {" · "}
    </>
  );
};

/** Airports by their cities, names and codes, near spellings included. */
export default placeList<Airport, NearbyAirport>({
  usePlaces: useAirports,
  placeId: flightPlan.placeId,
  optionOf: (airport, locale) => ({
    label: airport.city[locale],
    detail: (
      <>
        <Away airport={airport} locale={locale} />
        {airport.name[locale]}
        {commaIn(locale)}
        {airport.countryName[locale]}
      </>
    ),
    mark: airport.iata,
  }),
  words: {
    nearby: msg`Nearby airports`,
    popular: msg`Popular`,
    nothing: msg`No airport matches this. Try a city name or an airport code.`,
    failed: msg`Airport search is not available right now.`,
    hint: msg`Type a city, an airport or a code.`,
  },
});
