import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { pointWire } from "../../world/geography.ts";
import type { HotelPlace } from "../../world/hotels/hotel-search.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import { awayOf } from "../../world/hotels/yardsticks.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { ratedWire } from "../selling/reviews-wire.ts";

type WirePlace = AnswerOf<typeof hotelsEndpoints.hotelSuggestions>[number];
type WireImage = AnswerOf<typeof hotelsEndpoints.hotel>["Hotel"]["images"][number];

export const placeWire = ({ slug, kind, names, city, count, ...point }: HotelPlace): WirePlace => ({
  id: slug,
  kind,
  ...namesWire(names),
  city: kind === "city" ? null : namesWire(city.names),
  country: city.country,
  ...pointWire(point),
  count,
});

/** The areas and landmarks of the city that a place is in. */
export const surroundingsOf = ({ city }: HotelPlace) =>
  [
    ...city.areas.map((area) => ({ kind: "area" as const, ...area })),
    ...city.landmarks.map((landmark) => ({ kind: "landmark" as const, ...landmark })),
  ].map(({ kind, names, ...point }) => ({ kind, ...namesWire(names), ...pointWire(point) }));

/** Nobody has photographed an invented hotel: each picture is drawn of its scene. */
export const picture = (scene: WireImage["scene"], subject: string): WireImage => ({
  url: null,
  w: 800,
  h: 600,
  scene,
  subject,
});

export const sceneNames: Readonly<Record<"lobby" | "room" | "pool" | "restaurant" | "bath" | "terrace", Names>> = {
  lobby: { en: "The lobby", ar: "البهو" },
  room: { en: "A bedroom", ar: "غرفة نوم" },
  pool: { en: "The pool", ar: "المسبح" },
  restaurant: { en: "The restaurant", ar: "المطعم" },
  bath: { en: "A bathroom", ar: "حمّام" },
  terrace: { en: "The terrace", ar: "الشرفة" },
};

/** What there is to see in a hotel: no pool where there is none. */
const scenesOf = ({ amenities }: Hotel): readonly (keyof typeof sceneNames)[] => [
  "lobby",
  "room",
  ...(amenities.includes("pool") || amenities.includes("women_only_pool") ? (["pool"] as const) : []),
  ...(amenities.includes("restaurant") ? (["restaurant"] as const) : []),
  "terrace",
  "bath",
];

export const subjectOf = (hotel: Hotel, locale: Call["locale"], what: Names): string =>
  `${hotel.names[locale]} – ${what[locale]}`;

const picturesOf = (hotel: Hotel, locale: Call["locale"]): WireImage[] => [
  picture("outside", hotel.names[locale]),
  ...scenesOf(hotel).map((scene) => picture(scene, subjectOf(hotel, locale, sceneNames[scene]))),
];

/** What a list and a hotel's own page say alike. */
export const hotelShape = (hotel: Hotel, locale: Call["locale"], pictures?: number) => ({
  hotel_id: hotel.id,
  ...namesWire(hotel.names),
  stars: hotel.stars,
  kind: hotel.kind,
  ...pointWire(hotel),
  tz: hotel.city.zone,
  area: namesWire(hotel.area.names),
  city: namesWire(hotel.city.names),
  images: picturesOf(hotel, locale).slice(0, pictures),
  review: ratedWire(hotel),
  amenities: [...hotel.amenities],
  away: awayOf(hotel),
});
