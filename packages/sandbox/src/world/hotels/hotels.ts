import { type HotelEffect, hotelScenarios } from "../../scenarios/hotels.scenarios.ts";
import { type Destination, destinations, type Spot, slugOf } from "../destinations.ts";
import { between, chance, hash32 } from "../hash.ts";
import type { Names } from "../names.ts";
import { type AccommodationKind, hotelName, nameCount } from "./hotel-names.ts";
import { type RoomType, roomTypesOf } from "./hotel-rooms.ts";

export type Hotel = {
  readonly id: string;
  readonly slug: string;
  readonly names: Names;
  readonly city: Destination;
  readonly area: Spot;
  readonly kind: AccommodationKind;
  readonly stars: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Out of ten; null while nobody has written. */
  readonly score: number | null;
  readonly reviewCount: number;
  readonly amenities: readonly HotelAmenity[];
  readonly yearOpened: number;
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  /** Dollars for a night in the plainest room, on an ordinary day. */
  readonly nightly: number;
  readonly rooms: readonly RoomType[];
  readonly scenario: HotelEffect | null;
};

const hotelsBySize = { 4: 24, 3: 10, 2: 5, 1: 3 } as const;

/** What a hotel may be: how likely, all before it included, and with how many stars. */
// biome-ignore format: a table is read by its rows.
const kinds: readonly (readonly [upTo: number, kind: AccommodationKind, least: number, most: number])[] = [
  [0.58, "hotel", 2, 5], [0.76, "aparthotel", 3, 5], [0.86, "resort", 4, 5], [0.96, "guest_house", 1, 3], [1, "hostel", 1, 2],
];

const nightlyByStars = [14, 18, 27, 44, 82, 150] as const;

/** From how many stars on an amenity is usual, and how likely it is there. */
// biome-ignore format: a table is read by its rows.
const amenityRules = [
  ["wifi", 0, 0.96], ["air_conditioning", 0, 0.93], ["parking", 1, 0.72], ["prayer_room", 2, 0.66], ["front_desk_24h", 2, 0.8], ["laundry", 2, 0.75],
  ["family_rooms", 1, 0.6], ["restaurant", 3, 0.82], ["lift", 3, 0.88], ["room_service", 3, 0.74], ["breakfast", 2, 0.8], ["airport_shuttle", 3, 0.46],
  ["accessible", 3, 0.62], ["gym", 4, 0.8], ["pool", 4, 0.66], ["business_centre", 4, 0.55], ["spa", 5, 0.7], ["women_only_pool", 4, 0.3], ["garden", 1, 0.3],
] as const;

export type HotelAmenity = (typeof amenityRules)[number][0] | "kitchen";

/** What goes without saying. */
const always: Partial<Record<AccommodationKind, readonly HotelAmenity[]>> = {
  aparthotel: ["kitchen"],
  resort: ["pool", "garden"],
};

const amenitiesOf = (key: string, kind: AccommodationKind, stars: number): readonly HotelAmenity[] => {
  const found = amenityRules
    .filter(([amenity, from, likely]) => stars >= from && chance(`${key}/${amenity}`, 1) < likely)
    .map(([amenity]): HotelAmenity => amenity);
  const all = new Set([...found, ...(always[kind] ?? [])]);
  // Hours for women are hours of a pool.
  return [...all].filter((amenity) => amenity !== "women_only_pool" || all.has("pool"));
};

/** Scattered over some six hundred metres, so that nobody is put into the sea beside a quay. */
const scatter = 0.0055;

type Plan = {
  readonly key: string;
  readonly names: Names;
  readonly kind: AccommodationKind;
  readonly stars: number;
  readonly area: Spot;
  readonly scenario: HotelEffect | null;
};

const place = (city: Destination, { key, names, kind, stars, area, scenario }: Plan): Hotel => {
  const cityFactor = 0.72 + city.size * 0.13 + (city.slug === "makkah" || city.slug === "madinah" ? 0.2 : 0);
  const nightly = (nightlyByStars[stars] ?? 40) * cityFactor * (0.82 + chance(`${key}/price`, 2) * 0.42);
  const isNew = scenario === null && chance(`${key}/new`, 3) < 0.04;
  const score = Math.min(9.7, 6.1 + stars * 0.35 + chance(`${key}/score`, 4) * 2);
  return {
    id: `H${hash32(key).toString(36).toUpperCase().padStart(7, "0")}`,
    slug: slugOf(names.en),
    names,
    city,
    area,
    kind,
    stars,
    latitude: Number((area.latitude + (chance(`${key}/lat`, 5) - 0.5) * 2 * scatter).toFixed(5)),
    longitude: Number((area.longitude + (chance(`${key}/lng`, 6) - 0.5) * 2 * scatter).toFixed(5)),
    score: isNew ? null : Math.round(score * 10) / 10,
    reviewCount: isNew ? 0 : between(`${key}/reviews`, 7, 12, 260 + stars * 240),
    amenities: amenitiesOf(key, kind, stars),
    yearOpened: between(`${key}/year`, 8, 1978, 2025),
    checkInFrom: chance(`${key}/in`, 9) < 0.6 ? "14:00" : "15:00",
    checkOutUntil: chance(`${key}/out`, 10) < 0.7 ? "12:00" : "11:00",
    nightly,
    rooms: roomTypesOf({ key, kind, stars, isSingleRoom: scenario?.isSingleRoom === true }),
    scenario,
  };
};

const ordinary = (city: Destination, index: number): Hotel => {
  const key = `${city.slug}/${index}`;
  const drawn = chance(`${key}/kind`, 11);
  const [, kind, least, most] = kinds.find(([upTo]) => drawn < upTo) ?? [1, "hotel", 2, 5];
  const area = city.areas[index % city.areas.length] ?? city;
  const names = hotelName(kind, hash32(city.slug) + index * 5, area.names);
  // Where all names have been given once, a number tells two apart.
  const numbered = index < nameCount ? names : { en: `${names.en} ${index}`, ar: `${names.ar} ${index}` };
  return place(city, {
    key,
    names: numbered,
    kind,
    stars: between(`${key}/stars`, 12, least, most),
    area,
    scenario: null,
  });
};

/** Cities in which every ending can be reached. */
const scenarioCities: ReadonlySet<string> = new Set(["karachi", "riyadh"]);

const scripted = (city: Destination): readonly Hotel[] =>
  hotelScenarios.flatMap(({ name, trigger, does: scenario }, index) => {
    if (scenario === undefined || trigger.by !== "hotel" || !scenarioCities.has(city.slug)) return [];
    const { ar, kind, stars } = scenario;
    const area = city.areas[index % city.areas.length] ?? city;
    return [
      place(city, { key: `${city.slug}/${name}`, names: { en: trigger.value, ar }, kind, stars, area, scenario }),
    ];
  });

const inCity = new Map(
  destinations.map((city) => [
    city.slug,
    [...Array.from({ length: hotelsBySize[city.size] }, (_, index) => ordinary(city, index)), ...scripted(city)],
  ]),
);

const crowds = new Map<string, readonly Hotel[]>();

/** A city's hotels; `least` invents more of them, for whoever wants to see how a long list behaves. */
export const hotelsIn = (city: Destination, least = 0): readonly Hotel[] => {
  const usual = inCity.get(city.slug) ?? [];
  if (usual.length >= least) return usual;
  const key = `${city.slug}/${least}`;
  const missing = Array.from({ length: least - usual.length }, (_, index) => usual.length + index);
  const all = crowds.get(key) ?? [...usual, ...missing.map((index) => ordinary(city, index))];
  crowds.set(key, all);
  return all;
};

/** Every hotel that is always there. */
export const hotels: readonly Hotel[] = [...inCity.values()].flat();
