import { msg } from "@lingui/core/macro";
import type { FoundPlace } from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import Mountain from "lucide-react/icons/mountain";
import { countryName } from "../search-form/country-name.ts";
import { knownPlaces } from "../search-form/known-places.ts";
import { ownFirst } from "../search-form/own-first.ts";
import { placeList } from "../search-form/place-list.tsx";
import { placesLike } from "../search-form/places-like.ts";
import { useFoundPlaces } from "../search-form/use-found-places.ts";
import { placeOfTours, tourPlacesQuery } from "./tour-places.ts";
import { toursPlan } from "./tours-plan.ts";

/** The places that there are tours of. */
export default placeList<FoundPlace>({
  usePlaces: ({ today, edition }) => {
    const queries = useQueryClient();
    return useFoundPlaces(() =>
      knownPlaces({
        all: () => queries.ensureQueryData(tourPlacesQuery),
        like: placesLike,
        placeOf: placeOfTours,
        recent: async () => (await toursPlan.recents.list(today)).flatMap(toursPlan.placesOf),
        popular: (places) => ownFirst(places, edition),
      }),
    );
  },
  placeId: toursPlan.placeId,
  optionOf: ({ names, country }, locale) => ({
    label: names[locale],
    icon: Mountain,
    ...(country !== "" && { detail: countryName(country, locale) }),
  }),
  words: {
    nearby: msg`Near you`,
    popular: msg`Places with tours`,
    nothing: msg`There are no tours of a place called like that.`,
    failed: msg`Places cannot be looked up just now.`,
    hint: msg`Type a city, a valley or a coast.`,
  },
});
