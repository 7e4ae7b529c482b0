import MiniSearch from "minisearch";
import { airportCountries, type Names } from "./airports.ts";
import { fold } from "./fold.ts";
import { distanceKm } from "./geography.ts";
import { type HotelCity, hotelCities } from "./hotel-cities.ts";
import { type Hotel, hotels, hotelsIn, spotSlug } from "./hotels.ts";

/** Somewhere that hotels are looked for. */
export type HotelPlace = {
  /** As an address writes it: `karachi`, `karachi--clifton`. */
  readonly slug: string;
  readonly kind: "city" | "area" | "hotel" | "landmark";
  readonly names: Names;
  readonly city: HotelCity;
  readonly latitude: number;
  readonly longitude: number;
  /** How many hotels are there. */
  readonly count: number;
  /** Of a place that is a hotel. */
  readonly hotel: Hotel | null;
};

/** What counts as being at a landmark. */
const nearbyKm = 3;

const placesOf = (city: HotelCity): readonly HotelPlace[] => {
  const own = hotelsIn(city);
  const { names, latitude, longitude } = city;
  return [
    { slug: city.slug, kind: "city", names, city, latitude, longitude, count: own.length, hotel: null },
    ...city.areas.map((area) => ({
      slug: spotSlug(city, area.names),
      kind: "area" as const,
      ...area,
      city,
      count: own.filter((hotel) => hotel.area === area).length,
      hotel: null,
    })),
    ...city.landmarks.map((landmark) => ({
      slug: spotSlug(city, landmark.names),
      kind: "landmark" as const,
      ...landmark,
      city,
      count: own.filter((hotel) => distanceKm(hotel, landmark) <= nearbyKm).length,
      hotel: null,
    })),
  ];
};

const hotelPlaces: readonly HotelPlace[] = hotels.map((hotel) => ({
  slug: `${hotel.city.slug}--${hotel.slug}`,
  kind: "hotel",
  names: hotel.names,
  city: hotel.city,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  count: 1,
  hotel,
}));

const places = new Map([...hotelCities.flatMap(placesOf), ...hotelPlaces].map((place) => [place.slug, place]));

export const placeOf = (slug: string): HotelPlace | undefined => places.get(slug);

const countryNames = new Map(airportCountries.map(({ iso, names }) => [iso, names]));
const kindWeights = { city: 6, area: 3, landmark: 2.4, hotel: 1 } as const;

const index = new MiniSearch({
  idField: "slug",
  fields: ["name", "alias", "city", "country"],
  processTerm: (term) => fold(term) || null,
  searchOptions: {
    boost: { name: 6, alias: 5, city: 1.5 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.34 : false),
    weights: { prefix: 0.7, fuzzy: 0.25 },
    combineWith: "AND",
    boostDocument: (slug) => {
      const place = places.get(String(slug));
      return place === undefined ? 1 : kindWeights[place.kind] * (1 + place.city.size / 10);
    },
  },
});

index.addAll(
  Array.from(places.values(), ({ slug, kind, names, city }) => ({
    slug,
    name: fold(`${names.en} ${names.ar}`),
    alias: kind === "city" ? fold(city.aliases.join(" ")) : "",
    city: fold(`${city.names.en} ${city.names.ar}`),
    country: fold(`${countryNames.get(city.country)?.en ?? ""} ${countryNames.get(city.country)?.ar ?? ""}`),
  })),
);

/** Places by name in English or Arabic, near-spellings included; the best first, cities before what is in them. */
export const searchPlaces = (query: string, limit: number): readonly HotelPlace[] =>
  index
    .search(fold(query))
    .flatMap(({ id }) => places.get(String(id)) ?? [])
    .slice(0, limit);

type Point = { readonly latitude: number; readonly longitude: number };

/** The city with hotels that a point belongs to, if one is within a day's reach. */
export const nearestCity = (point: Point, withinKm = 200): HotelPlace | undefined => {
  const [nearest] = hotelCities
    .map((city) => ({ city, km: distanceKm(city, point) }))
    .toSorted((one, other) => one.km - other.km);
  return nearest === undefined || nearest.km > withinKm ? undefined : places.get(nearest.city.slug);
};
