import { countryText } from "../airports.ts";
import { type Destination, destinations, type Spot, spotSlug } from "../destinations.ts";
import { distanceKm, type Point } from "../geography.ts";
import { createNameSearch } from "../name-search.ts";
import { bothNames, type Names } from "../names.ts";
import { type Hotel, hotels, hotelsIn } from "./hotels.ts";

/** Somewhere that hotels are looked for. */
export type HotelPlace = {
  /** As an address writes it: `karachi`, `karachi--clifton`. */
  readonly slug: string;
  readonly kind: "city" | "area" | "hotel" | "landmark";
  readonly names: Names;
  readonly city: Destination;
  readonly aliases?: readonly string[];
  /** What people have names of their own for, close to an area. */
  readonly near?: readonly Spot[];
  readonly latitude: number;
  readonly longitude: number;
  /** How many hotels are there. */
  readonly count: number;
};

/** What counts as being at a landmark. */
const nearbyKm = 3;

const placesOf = (city: Destination): readonly HotelPlace[] => {
  const own = hotelsIn(city);
  const within = (kind: "area" | "landmark", isThere: (hotel: Hotel, spot: Spot) => boolean) => (spot: Spot) => ({
    slug: spotSlug(city, spot.names),
    kind,
    ...spot,
    city,
    count: own.filter((hotel) => isThere(hotel, spot)).length,
  });
  const { slug, names, aliases, latitude, longitude } = city;
  return [
    { slug, kind: "city", names, city, aliases, latitude, longitude, count: own.length },
    ...city.areas.map((spot) => ({
      ...within("area", ({ area }, spot) => area === spot)(spot),
      near: city.landmarks.filter(({ aliases, ...at }) => aliases && distanceKm(spot, at) <= nearbyKm),
    })),
    ...city.landmarks.map(within("landmark", (hotel, spot) => distanceKm(hotel, spot) <= nearbyKm)),
  ];
};

const hotelPlaces: readonly HotelPlace[] = hotels.map(({ city, slug, names, latitude, longitude }) => ({
  slug: `${city.slug}--${slug}`,
  kind: "hotel",
  names,
  city,
  latitude,
  longitude,
  count: 1,
}));

const places = new Map([...destinations.flatMap(placesOf), ...hotelPlaces].map((place) => [place.slug, place]));

export const placeOf = (slug: string): HotelPlace | undefined => places.get(slug);

const kindWeights = { city: 6, area: 3, landmark: 2.4, hotel: 1 } as const;

const find = createNameSearch([...places.values()], {
  idOf: ({ slug }) => slug,
  fields: {
    name: { boost: 6, textOf: ({ names }) => bothNames(names) },
    alias: { boost: 5, textOf: ({ aliases = [] }) => aliases.join(" ") },
    near: {
      boost: 3,
      textOf: ({ near = [] }) => near.flatMap(({ aliases = [], names }) => [bothNames(names), ...aliases]).join(" "),
    },
    city: { boost: 1.5, textOf: ({ city }) => bothNames(city.names) },
    country: { boost: 1, textOf: ({ city }) => countryText(city.country) },
  },
  // Sights that people have names of their own for come before whatever is called after them.
  weightOf: ({ aliases, city, kind }) =>
    (kind === "landmark" && aliases ? 10 : kindWeights[kind]) * (1 + city.size / 10),
});

/** Places by name in English or Arabic, near-spellings included; the best first, cities before what is in them. */
export const searchPlaces = (query: string, limit: number): readonly HotelPlace[] => find(query).slice(0, limit);

/** The city with hotels that a point belongs to, if one is within a day's reach. */
export const nearestCity = (point: Point, withinKm = 200): HotelPlace | undefined => {
  const [nearest] = destinations
    .map((city) => ({ city, km: distanceKm(city, point) }))
    .toSorted((one, other) => one.km - other.km);
  return nearest === undefined || nearest.km > withinKm ? undefined : places.get(nearest.city.slug);
};
