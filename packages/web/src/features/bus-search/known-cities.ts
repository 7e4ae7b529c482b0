import type { BusCity, EditionCountry, FoundPlace } from "@safar/engine";
import { placeMeant, placesLike } from "../search-form/places-like.ts";

/** The cities that a typed text may mean. */
export const citiesLike = placesLike<BusCity>;

/** The city that a text means. */
export const cityMeant = placeMeant<BusCity>;

/** A city as forms and their lists know it. */
export const placeOfCity = ({
  slug,
  name,
  country = "",
}: Pick<BusCity, "slug" | "name"> & Partial<BusCity>): FoundPlace => ({
  id: slug,
  kind: "city",
  names: name,
  within: null,
  country,
});

/** The routes that an edition's travellers take most. */
export const busyRoutes: Readonly<Record<EditionCountry, readonly (readonly [from: string, to: string])[]>> = {
  PK: [
    ["lahore", "islamabad"],
    ["karachi", "hyderabad"],
    ["lahore", "multan"],
    ["islamabad", "peshawar"],
    ["karachi", "rahim-yar-khan"],
    ["lahore", "dera-ghazi-khan"],
  ],
  SA: [
    ["riyadh", "dammam"],
    ["jeddah", "madinah"],
    ["makkah", "madinah"],
    ["riyadh", "buraydah"],
    ["taif", "abha"],
    ["riyadh", "al-khobar"],
  ],
};
