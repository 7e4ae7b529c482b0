import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { airportOf, type Names } from "../../world/airports.ts";
import { type Currency, toWire } from "../../world/currencies.ts";
import { distanceKm } from "../../world/geography.ts";
import type { HotelPlace } from "../../world/hotel-search.ts";
import { addressOf, descriptionOf, policiesOf, reviewsOf, scoresOf } from "../../world/hotel-words.ts";
import type { Hotel } from "../../world/hotels.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { priceWire } from "../orders/price-wire.ts";
import { policyRulesWire } from "../travel/fare-policy.ts";
import { type Money, moneyAt } from "../travel/flight-prices.ts";
import {
  cancellationOf,
  cheapestChoice,
  dueAtProperty,
  dueNow,
  type Rate,
  rateLines,
  ratesOf,
  type StayContext,
} from "./hotel-rates.ts";
import { type HotelSession, itineraryRefId, placeOfSession } from "./hotel-sessions.ts";

/** What a stay comes to for a night, in whole units. */
const perNightOf = (minor: number, nights: number, { exponent }: Currency): number => {
  const unit = exponent === 2 ? 100 : 1;
  return Math.round(minor / nights / unit) * unit;
};

type WirePlace = AnswerOf<typeof hotelsEndpoints.hotelSuggestions>[number];
type WireResult = AnswerOf<typeof hotelsEndpoints.searchHotels>["Hotels"][number];
type WireDetail = AnswerOf<typeof hotelsEndpoints.hotel>;
type WireRoom = WireDetail["Rooms"][number];
type WireRate = WireRoom["rates"][number];

const namesWire = ({ en, ar }: Names) => ({ name: en, name_ar: ar });

export const placeWire = ({ slug, kind, names, city, latitude, longitude, count }: HotelPlace): WirePlace => ({
  id: slug,
  kind,
  ...namesWire(names),
  city: kind === "city" ? null : namesWire(city.names),
  country: city.country,
  lat: latitude,
  lng: longitude,
  count,
});

/** The areas and landmarks of the city that a place is in. */
export const surroundingsOf = ({ city }: HotelPlace) =>
  [
    ...city.areas.map((area) => ({ kind: "area" as const, ...area })),
    ...city.landmarks.map((landmark) => ({ kind: "landmark" as const, ...landmark })),
  ].map(({ kind, names, latitude, longitude }) => ({ kind, ...namesWire(names), lat: latitude, lng: longitude }));

type WireImage = WireResult["images"][number];

/** Nobody has photographed an invented hotel: each picture is drawn of its scene. */
const picture = (scene: WireImage["scene"], subject: string): WireImage => ({
  url: null,
  w: 800,
  h: 600,
  scene,
  subject,
});

const sceneNames: Readonly<Record<"lobby" | "room" | "pool" | "restaurant" | "bath" | "terrace", Names>> = {
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

const subjectOf = (hotel: Hotel, locale: Call["locale"], what: Names): string =>
  `${hotel.names[locale]} – ${what[locale]}`;

const picturesOf = (hotel: Hotel, locale: Call["locale"]): WireImage[] => [
  picture("outside", hotel.names[locale]),
  ...scenesOf(hotel).map((scene) => picture(scene, subjectOf(hotel, locale, sceneNames[scene]))),
];

const hotelShape = (hotel: Hotel, locale: Call["locale"], pictures?: number) => ({
  hotel_id: hotel.id,
  ...namesWire(hotel.names),
  stars: hotel.stars,
  kind: hotel.kind,
  lat: hotel.latitude,
  lng: hotel.longitude,
  tz: hotel.city.zone,
  area: namesWire(hotel.area.names),
  city: namesWire(hotel.city.names),
  images: picturesOf(hotel, locale).slice(0, pictures),
  review: { score: hotel.score, count: hotel.reviewCount },
  amenities: [...hotel.amenities],
});

/** To a tenth of a kilometre. */
const fineKm = (
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number => {
  const perDegree = 111.2;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.round(Math.hypot(one.latitude - other.latitude, east) * perDegree * 10) / 10;
};

/** One hotel as a list shows it; null when it has not room for everybody. */
const resultOf = (
  call: Call,
  session: HotelSession,
  hotel: Hotel,
  context: StayContext,
  money: Money,
): WireResult | null => {
  const rates = ratesOf(hotel, context);
  const priced = new Map(
    rates.map((rate) => [
      rate,
      rateLines(hotel, rate, { nights: context.nights, seed: context.seed, drift: 1 }, money),
    ]),
  );
  const linesFor = (rate: Rate) => priced.get(rate) ?? [];
  const chosen = cheapestChoice(rates, context.groups, (rate) => linesTotal(linesFor(rate)));
  const [first] = chosen ?? [];
  if (chosen === null || first === undefined) return null;
  const lines = chosen.flatMap(linesFor);
  const total = linesTotal(lines);
  const discount = linesTotal(lines.filter(({ kind }) => kind === "discount"));
  const wire = (minor: number): string => toWire(minor, money.currency);
  const refundable = rates.find(({ plan }) => plan.isRefundable);
  const free =
    refundable === undefined
      ? null
      : cancellationOf(
          hotel,
          refundable.plan,
          context.criteria.check_in,
          linesFor(refundable),
          context.nights.length,
        )[0]?.until;
  return {
    ItineraryRefID: itineraryRefId(session, hotel),
    ...hotelShape(hotel, call.locale, 3),
    distance_km: fineKm(hotel, placeOfSession(session)),
    cheapest: {
      currency: money.currency.code,
      total: wire(total),
      per_night: wire(perNightOf(total, context.nights.length, money.currency)),
      before_discount: discount === 0 ? null : wire(total - discount),
      tax_included: true,
      due_at_property: wire(linesTotal(dueAtProperty(lines))),
      board: first.plan.board,
      refundable_until: free === null || free === undefined || free <= call.now() ? null : instantOf(free),
    },
    rooms_left: Math.max(...rates.map(({ left }) => left)),
  };
};

export const resultsOf = (
  call: Call,
  session: HotelSession,
  hotels: readonly Hotel[],
  context: StayContext,
): readonly WireResult[] => {
  const money = moneyAt(session.criteria.currency, session.openedAt, context.seed);
  return hotels.flatMap((hotel) => resultOf(call, session, hotel, context, money) ?? []);
};

const countBy = <Value extends string | number>(values: readonly Value[]) => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
};

export const filtersOf = (results: readonly WireResult[]): AnswerOf<typeof hotelsEndpoints.searchHotels>["filters"] => {
  const byPrice = results.map(({ cheapest }) => cheapest.total).toSorted((one, other) => Number(one) - Number(other));
  return {
    price_min: byPrice[0] ?? null,
    price_max: byPrice.at(-1) ?? null,
    stars: countBy(results.map(({ stars }) => stars)),
    kinds: countBy(results.map(({ kind }) => kind)),
    amenities: countBy(results.flatMap(({ amenities }) => amenities)),
    refundable: results.filter(({ cheapest }) => cheapest.refundable_until !== null).length,
  };
};

const inclusionNames = {
  breakfast: { en: "Breakfast for everybody", ar: "الفطور للجميع" },
  half_board: { en: "Breakfast and dinner", ar: "الفطور والعشاء" },
  full_board: { en: "Breakfast, lunch and dinner", ar: "الفطور والغداء والعشاء" },
  all_inclusive: { en: "All meals and drinks", ar: "كل الوجبات والمشروبات" },
  wifi: { en: "Wi-Fi", ar: "واي فاي" },
  parking: { en: "Parking", ar: "موقف سيارات" },
} as const satisfies Readonly<Record<string, Names>>;

const inclusionsOf = (hotel: Hotel, { plan }: Rate, locale: Call["locale"]): string[] => {
  const meals = plan.board === "room_only" ? [] : [inclusionNames[plan.board]];
  const others = (["wifi", "parking"] as const).filter((amenity) => hotel.amenities.includes(amenity));
  return [...meals, ...others.map((amenity) => inclusionNames[amenity])].map((names) => names[locale]);
};

const rateWire = (call: Call, hotel: Hotel, rate: Rate, context: StayContext, money: Money): WireRate => {
  const { currency } = money;
  const nights = context.nights.length;
  const lines = rateLines(hotel, rate, { nights: context.nights, seed: context.seed, drift: 1 }, money);
  const supplements = lines.filter(({ kind }) => kind === "addon" || kind === "due_at_property");
  return {
    rate_key: rate.key,
    occupancy: rate.occupancy.id,
    board: rate.plan.board,
    inclusions: inclusionsOf(hotel, rate, call.locale),
    refundable: rate.plan.isRefundable,
    cancellation: policyRulesWire(
      cancellationOf(hotel, rate.plan, context.criteria.check_in, dueNow(lines), nights),
      currency,
    ),
    supplements: supplements.map(({ code, names, minor, kind }) => ({
      code,
      title: names[call.locale],
      amount: toWire(minor, currency),
      at: kind === "addon" ? "now" : "property",
    })),
    price: priceWire(lines, { currency }, call.locale),
    per_night: toWire(perNightOf(linesTotal(lines), nights, currency), currency),
    due_at_property: toWire(linesTotal(dueAtProperty(lines)), currency),
    quantity_available: rate.left,
    recheck: hotel.scenario !== null || rate.left <= 2,
  };
};

const roomsWire = (call: Call, hotel: Hotel, context: StayContext, money: Money): WireRoom[] => {
  const rates = ratesOf(hotel, context);
  return hotel.rooms.map((room) => ({
    room_key: room.key,
    ...namesWire(room.names),
    beds: { count: room.beds.count, types: [...room.beds.types] },
    size_m2: room.sizeM2,
    sleeps: room.sleeps.total,
    view: room.view,
    amenities: room.amenities.map((names) => names[call.locale]),
    photos: [
      picture("room", subjectOf(hotel, call.locale, room.names)),
      picture("bath", subjectOf(hotel, call.locale, sceneNames.bath)),
    ],
    quantity_available: context.roomsLeft(hotel, room, context.nights),
    rates: rates.filter((rate) => rate.room === room).map((rate) => rateWire(call, hotel, rate, context, money)),
  }));
};

const nearbyOf = (hotel: Hotel): WireDetail["Hotel"]["nearby"] => {
  const landmarks = hotel.city.landmarks.map(({ names, ...point }) => ({
    ...namesWire(names),
    kind: "landmark" as const,
    km: fineKm(hotel, point),
    lat: point.latitude,
    lng: point.longitude,
  }));
  const airport = airportOf(hotel.city.iata);
  const away =
    airport === undefined
      ? []
      : [
          {
            ...namesWire(airport.name),
            kind: "airport" as const,
            km: distanceKm(hotel, airport),
            lat: airport.latitude,
            lng: airport.longitude,
          },
        ];
  return [...landmarks.toSorted((one, other) => one.km - other.km), ...away];
};

/** A hotel as its own page tells of it. */
export const detailWire = (call: Call, session: HotelSession, hotel: Hotel, context: StayContext): WireDetail => {
  const { locale } = call;
  const { criteria } = session;
  const money = moneyAt(criteria.currency, session.openedAt, context.seed);
  const today = toLocalDate(call.now(), hotel.city.zone);
  return {
    RefID: session.id,
    expires_at: instantOf(session.expiresAt),
    ItineraryRefID: itineraryRefId(session, hotel),
    check_in: criteria.check_in,
    check_out: criteria.check_out,
    nights: context.nights.length,
    Hotel: {
      ...hotelShape(hotel, locale),
      country: hotel.city.country,
      address: addressOf(hotel, locale),
      description: descriptionOf(hotel, locale),
      check_in_from: hotel.checkInFrom,
      check_out_until: hotel.checkOutUntil,
      year_opened: hotel.yearOpened,
      rooms_total: hotel.rooms.reduce((sum, { stock }) => sum + stock, 0),
      languages: hotel.city.country === "PK" ? ["ur", "en"] : ["ar", "en"],
      policies: [...policiesOf(hotel, locale)],
      nearby: nearbyOf(hotel),
      scores: [...scoresOf(hotel)],
      reviews: reviewsOf(hotel).map(({ id, author, country, score, daysAgo, text }) => ({
        id,
        author: author[locale],
        country,
        score,
        stayed_on: addDays(today, -daysAgo),
        text: text[locale],
        language: locale,
      })),
    },
    Occupancies: context.groups.map(({ id, adults, child_ages, rooms }) => ({
      id,
      adults,
      child_ages: [...child_ages],
      rooms: [...rooms],
    })),
    Rooms: roomsWire(call, hotel, context, money),
  };
};
