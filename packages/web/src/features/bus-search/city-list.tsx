import { msg } from "@lingui/core/macro";
import type { FoundPlace } from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import Building2 from "lucide-react/icons/building-2";
import { countryName } from "../search-form/country-name.ts";
import { knownPlaces, placesByUse } from "../search-form/known-places.ts";
import { placeList } from "../search-form/place-list.tsx";
import { useFoundPlaces } from "../search-form/use-found-places.ts";
import { busCitiesQuery } from "./bus-cities.ts";
import { busPlan } from "./bus-plan.ts";
import { busyRoutes, citiesLike, placeOfCity } from "./known-cities.ts";

/** The cities that buses stop in. */
export default placeList<FoundPlace>({
  usePlaces: ({ today, edition }) => {
    const queries = useQueryClient();
    return useFoundPlaces(() =>
      knownPlaces({
        all: () => queries.ensureQueryData(busCitiesQuery),
        like: citiesLike,
        placeOf: placeOfCity,
        recent: async () => (await busPlan.recents.list(today)).flatMap(busPlan.placesOf),
        popular: (cities) => placesByUse(edition, cities, busyRoutes[edition]),
      }),
    );
  },
  placeId: busPlan.placeId,
  optionOf: ({ names, country }, locale) => ({
    label: names[locale],
    icon: Building2,
    ...(country !== "" && { detail: countryName(country, locale) }),
  }),
  words: {
    nearby: msg`Near you`,
    popular: msg`Cities`,
    nothing: msg`No bus stops in a city with this name.`,
    failed: msg`City search is not available right now.`,
    hint: msg`Type a city.`,
  },
});
