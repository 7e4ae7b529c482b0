import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { knownAirport } from "../../world/airports.ts";
import { toWire } from "../../world/currencies.ts";
import { distanceKm, fineKm, pointWire } from "../../world/geography.ts";
import { addressOf, descriptionOf, factsOf, policiesOf } from "../../world/hotels/hotel-words.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { stayRemarks } from "../../world/remarks.data.ts";
import { toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { policyRulesWire } from "../orders/policy.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { priceWire } from "../selling/price-wire.ts";
import { reviewedWire } from "../selling/reviews-wire.ts";
import { cancellationOf, dueAtProperty, dueNow, linesOf, type Rate, ratesOf, type StayContext } from "./hotel-rates.ts";
import { perNightOf } from "./hotel-results.ts";
import { type HotelSession, itineraryRefId } from "./hotel-sessions.ts";
import { hotelShape, picture, sceneNames, subjectOf } from "./hotel-shape.ts";

type WireDetail = AnswerOf<typeof hotelsEndpoints.hotel>;
type WireRoom = WireDetail["Rooms"][number];
type WireRate = WireRoom["rates"][number];

const inclusionNames = {
  breakfast: { en: "Breakfast for all guests", ar: "الفطور للجميع" },
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
  const lines = linesOf(hotel, rate, context, money);
  const supplements = lines.filter(({ kind }) => kind === "addon" || kind === "due_at_property");
  return {
    rate_key: rate.key,
    occupancy: rate.occupancy.id,
    board: rate.plan.board,
    inclusions: inclusionsOf(hotel, rate, call.locale),
    refundable: rate.plan.isRefundable,
    cancellation: policyRulesWire(
      cancellationOf(hotel, rate.plan, context, dueNow(lines), money),
      currency,
      call.now(),
    ),
    supplements: supplements.map(({ code, names, minor, kind }) => ({
      code,
      title: names[call.locale],
      amount: toWire(minor, currency),
      at: kind === "addon" ? "now" : "property",
    })),
    price: priceWire(lines, { currency }, call.locale),
    per_night: toWire(perNightOf(linesTotal(lines), nights, money), currency),
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
  const landmarks = hotel.city.landmarks.map((spot) => ({
    ...namesWire(spot.names),
    kind: "landmark" as const,
    km: fineKm(hotel, spot),
    ...pointWire(spot),
  }));
  const airport = knownAirport(hotel.city.iata);
  // Beside landmarks its name alone does not say what it is; in Arabic it does.
  const named = { en: airport.name.en.replace(/(?<! Airport)$/, " Airport"), ar: airport.name.ar };
  const away = { ...namesWire(named), kind: "airport" as const, km: distanceKm(hotel, airport) };
  return [...landmarks.toSorted((one, other) => one.km - other.km), { ...away, ...pointWire(airport) }];
};

/** A hotel as its own page tells of it. */
export const detailWire = (call: Call, session: HotelSession, hotel: Hotel, context: StayContext): WireDetail => {
  const { locale } = call;
  const { criteria } = session;
  const money = moneyAt(criteria.currency, session.openedAt, context.seed);
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
      ...reviewedWire(hotel, stayRemarks, toLocalDate(call.now(), hotel.city.zone), factsOf(hotel)),
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
