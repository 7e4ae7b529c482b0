import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type FoundPlace, nearestStations, stationsLike } from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import Building2 from "lucide-react/icons/building-2";
import TrainFront from "lucide-react/icons/train-front";
import { devicePosition } from "../../engine/device/position.ts";
import { countryName } from "../search-form/country-name.ts";
import { knownPlaces, placesByUse } from "../search-form/known-places.ts";
import { placeList } from "../search-form/place-list.tsx";
import { useFoundPlaces } from "../search-form/use-found-places.ts";
import { trainPlan } from "./train-plan.ts";
import { busyLines, placeOfStation, trainStationsQuery } from "./train-stations.ts";

/** So many are offered before anything is typed. */
const most = 12;

/** The stations that trains stop at. */
export default placeList<FoundPlace>({
  usePlaces: ({ today, edition }) => {
    const queries = useQueryClient();
    return useFoundPlaces(() =>
      knownPlaces({
        all: () => queries.ensureQueryData(trainStationsQuery),
        like: stationsLike,
        placeOf: placeOfStation,
        recent: async () => (await trainPlan.recents.list(today)).flatMap(trainPlan.placesOf),
        nearby: async (stations) => {
          const here = await devicePosition();
          return here === null ? [] : nearestStations(here, stations);
        },
        popular: (stations) => placesByUse(edition, stations, busyLines[edition]).slice(0, most),
      }),
    );
  },
  placeId: trainPlan.placeId,
  optionOf: ({ names, country, kind }, locale) => ({
    label: names[locale],
    icon: kind === "city" ? Building2 : TrainFront,
    detail: kind === "city" ? <Trans>All stations of the city</Trans> : countryName(country, locale),
  }),
  words: {
    nearby: msg`Near you`,
    popular: msg`Stations`,
    nothing: msg`No station matches this. Try a city name.`,
    failed: msg`Station search is not available right now.`,
    hint: msg`Type a station or a city.`,
  },
});
