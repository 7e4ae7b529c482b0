import { msg } from "@lingui/core/macro";
import type { BusCity, CalendarDate, EditionCountry, FoundPlace, PlaceSearchPorts } from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import Building2 from "lucide-react/icons/building-2";
import { countryName } from "../search-form/country-name.ts";
import { placeList } from "../search-form/place-list.tsx";
import { useFoundPlaces } from "../search-form/use-found-places.ts";
import { busCitiesQuery, citiesByUse, citiesLike, placeOfCity } from "./bus-cities.ts";
import { busPlan, recentRoutes } from "./bus-plan.ts";

type Source = {
  /** Every city that a bus stops in; null when they could not be had. */
  readonly cities: () => Promise<readonly BusCity[] | null>;
  readonly edition: EditionCountry;
  readonly today: CalendarDate;
};

const portsOf = ({ cities, edition, today }: Source): PlaceSearchPorts => ({
  search: async (text) => {
    const known = await cities();
    return known === null
      ? { type: "PROBLEM", problem: { kind: "offline" } }
      : { type: "FOUND", places: citiesLike(text, known).map(placeOfCity) };
  },
  suggest: async () => {
    const [known, recent] = await Promise.all([cities(), recentRoutes.list(today)]);
    return {
      recent: recent.flatMap(busPlan.placesOf),
      nearby: [],
      popular: citiesByUse(edition, known ?? []).map(placeOfCity),
    };
  },
});

/** The cities that buses stop in. */
export default placeList<FoundPlace>({
  usePlaces: ({ today, edition }) => {
    const queries = useQueryClient();
    return useFoundPlaces(() => portsOf({ cities: () => queries.ensureQueryData(busCitiesQuery), edition, today }));
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
    nothing: msg`No bus stops in a city of this name.`,
    failed: msg`Cities cannot be looked up just now.`,
    hint: msg`Type a city.`,
  },
});
