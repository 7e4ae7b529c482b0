import { msg } from "@lingui/core/macro";
import {
  type CalendarDate,
  type EditionCountry,
  type FoundPlace,
  type PlaceSearchPorts,
  recentPlaces,
} from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import Building2 from "lucide-react/icons/building-2";
import Hotel from "lucide-react/icons/hotel";
import Landmark from "lucide-react/icons/landmark";
import MapPin from "lucide-react/icons/map-pin";
import { hotelPlaces } from "../../engine/hotels/hotels.service.ts";
import { commaIn } from "../../i18n/format.ts";
import { countryName } from "../search-form/country-name.ts";
import { placeList } from "../search-form/place-list.tsx";
import { useFoundPlaces } from "../search-form/use-found-places.ts";
import { popularPlaces } from "./popular-places.ts";
import { recentStays, stayPlan } from "./stay-plan.ts";

const icons: Readonly<Record<FoundPlace["kind"], LucideIcon>> = {
  city: Building2,
  area: MapPin,
  hotel: Hotel,
  landmark: Landmark,
  unknown: MapPin,
};

const portsOf = (edition: EditionCountry, today: CalendarDate): PlaceSearchPorts => ({
  search: (text, signal) => hotelPlaces.search(text, signal),
  suggest: async (signal) => {
    const [recent, nearby] = await Promise.all([recentStays.list(today), hotelPlaces.nearby(signal)]);
    return {
      recent: recentPlaces(recent),
      nearby: nearby.type === "FOUND" ? nearby.places : [],
      popular: popularPlaces[edition],
    };
  },
});

/** Where one can stay. */
export default placeList<FoundPlace>({
  usePlaces: ({ edition, today }) => useFoundPlaces(() => portsOf(edition, today)),
  placeId: stayPlan.placeId,
  optionOf: ({ names, within, country, kind }, locale) => ({
    label: names[locale],
    icon: icons[kind],
    detail: `${within === null ? "" : `${within[locale]}${commaIn(locale)}`}${countryName(country, locale)}`,
  }),
  words: {
    nearby: msg`Near you`,
    popular: msg`Popular`,
    nothing: msg`No place matches this. Try a city, an area or a landmark.`,
    failed: msg`Places could not be looked up.`,
    hint: msg`Type a city, an area, a landmark or a hotel.`,
  },
});
