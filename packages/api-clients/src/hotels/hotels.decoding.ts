import {
  type AskedDetails,
  type FoundPlace,
  type HotelDetail,
  type HotelOffer,
  type HotelPicture,
  type HotelPrice,
  type HotelQuote,
  type HotelResults,
  type HotelRoom,
  offerId,
  type RoomRate,
  refId,
  type Stay,
} from "@safar/engine";
import type { z } from "zod";
import { askedIn, type OwnQuote } from "../checkout/quote.decoding.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { priceIn, rulesIn } from "../wire/price.decoding.ts";
import { ratedIn, reviewedIn } from "../wire/reviews.decoding.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, instantOrNull, type Times } from "../wire/times.ts";
import type { hotelQuoteSchema, staySchema } from "./hotel-quotes.schemas.ts";
import type { hotelDetailSchema, hotelResultSchema, hotelSearchSchema, placeSchema } from "./hotels.schemas.ts";

type WirePlace = z.output<typeof placeSchema>;
type WireResult = z.output<typeof hotelResultSchema>;
type WireDetail = z.output<typeof hotelDetailSchema>;
type WireRoom = WireDetail["Rooms"][number];
type WireStay = z.output<typeof staySchema>;
type WireQuote = z.output<typeof hotelQuoteSchema>;

export const placeIn = (wire: WirePlace): FoundPlace => ({
  id: wire.id,
  kind: wire.kind,
  names: namesIn(wire),
  within: wire.city === null ? null : namesIn(wire.city),
  country: wire.country,
});

export const surroundingIn = (
  wire: z.output<typeof hotelSearchSchema>["Surroundings"][number],
): HotelResults["surroundings"][number] => ({
  kind: wire.kind,
  names: namesIn(wire),
  position: { latitude: wire.lat, longitude: wire.lng },
});

const picturesIn = (images: WireResult["images"]): readonly HotelPicture[] =>
  images.map(({ url, scene, subject }) => ({ url, scene, subject: cleanText(subject) }));

/** Away from something unknown says nothing. */
const awayIn = (away: WireResult["away"]): HotelOffer["away"] =>
  away == null || away.from === "unknown" ? null : { from: away.from, km: away.km };

const factsIn = (
  wire: Omit<WireResult, "ItineraryRefID" | "distance_km" | "cheapest" | "cheapest_refundable" | "rooms_left">,
) => ({
  hotelId: wire.hotel_id,
  names: namesIn(wire),
  stars: wire.stars,
  kind: wire.kind,
  position: { latitude: wire.lat, longitude: wire.lng },
  zone: wire.tz,
  area: namesIn(wire.area),
  city: namesIn(wire.city),
  pictures: picturesIn(wire.images),
  ...ratedIn(wire.review),
  amenities: wire.amenities.filter((amenity) => amenity !== "unknown"),
  away: awayIn(wire.away),
});

const hotelPriceIn = (
  { currency, ...wire }: WireResult["cheapest"],
  left: number,
  { money, moneyOrNull }: MoneyReader,
  times: Times,
): HotelPrice => ({
  total: money(wire.total, currency),
  perNight: money(wire.per_night, currency),
  before: moneyOrNull(wire.before_discount, currency),
  dueAtProperty: money(wire.due_at_property, currency),
  board: wire.board,
  refundableUntil: instantOrNull(wire.refundable_until, times),
  roomsLeft: left,
});

/** In a search of a whole city the way that counts is the one to its sea or its mosque, not to its middle. */
export const offerIn = (wire: WireResult, reader: MoneyReader, times: Times, isOfCity: boolean): HotelOffer => {
  const facts = factsIn(wire);
  const cheapest = hotelPriceIn(wire.cheapest, wire.rooms_left, reader, times);
  const { cheapest_refundable: other } = wire;
  // A service that tells of one price alone may still tell until when that one comes back.
  const refundable = other ? hotelPriceIn(other, other.rooms_left, reader, times) : null;
  return {
    ...facts,
    ...cheapest,
    id: offerId(wire.ItineraryRefID),
    km: isOfCity && facts.away !== null ? facts.away.km : wire.distance_km,
    refundable: refundable ?? (cheapest.refundableUntil === null ? null : cheapest),
  };
};

const rateIn = (wire: WireRoom["rates"][number], reader: MoneyReader, times: Times): RoomRate => {
  const { currency } = wire.price;
  return {
    key: wire.rate_key,
    occupancy: wire.occupancy,
    board: wire.board,
    inclusions: wire.inclusions.map(cleanText),
    isRefundable: wire.refundable,
    cancellation: rulesIn(wire.cancellation, reader, times),
    supplements: wire.supplements.map(({ title, amount, at }) => ({
      title: cleanText(title),
      amount: reader.money(amount, currency),
      isAtProperty: at === "property",
    })),
    price: priceIn(wire.price, reader),
    perNight: reader.money(wire.per_night, currency),
    dueAtProperty: reader.money(wire.due_at_property, currency),
    left: wire.quantity_available,
    isRechecked: wire.recheck,
  };
};

const roomIn = (wire: WireRoom, reader: MoneyReader, times: Times): HotelRoom => ({
  key: wire.room_key,
  names: namesIn(wire),
  beds: { count: wire.beds.count, kinds: wire.beds.types },
  sizeM2: wire.size_m2,
  sleeps: wire.sleeps,
  view: wire.view,
  amenities: wire.amenities.map(cleanText),
  pictures: picturesIn(wire.photos),
  left: wire.quantity_available,
  rates: wire.rates.map((rate) => rateIn(rate, reader, times)),
});

/** The instants are by the reader's clock. */
export const detailIn = (wire: WireDetail, reader: MoneyReader, times: Times): HotelDetail => {
  const { Hotel } = wire;
  return {
    refId: refId(wire.RefID),
    id: offerId(wire.ItineraryRefID),
    expiresAt: instantOf(wire.expires_at, times),
    checkIn: wire.check_in,
    checkOut: wire.check_out,
    nights: wire.nights,
    hotel: {
      ...factsIn(Hotel),
      country: Hotel.country,
      address: cleanText(Hotel.address),
      description: cleanText(Hotel.description),
      checkInFrom: Hotel.check_in_from,
      checkOutUntil: Hotel.check_out_until,
      yearOpened: Hotel.year_opened,
      roomsTotal: Hotel.rooms_total,
      languages: Hotel.languages,
      policies: Hotel.policies.map(({ kind, text }) => ({ kind, text: cleanText(text) })),
      nearby: Hotel.nearby.map(({ kind, km, lat: latitude, lng: longitude, ...names }) => ({
        names: namesIn(names),
        isAirport: kind === "airport",
        km,
        position: { latitude, longitude },
      })),
      ...reviewedIn(Hotel),
    },
    occupancies: wire.Occupancies.map(({ id, adults, child_ages: childAges, rooms }) => ({
      id,
      adults,
      childAges,
      rooms,
    })),
    rooms: wire.Rooms.map((room) => roomIn(room, reader, times)),
  };
};

export const stayIn = (wire: WireStay): Stay => ({
  hotelId: wire.hotel_id,
  names: namesIn(wire),
  stars: wire.stars,
  area: namesIn(wire.area),
  city: namesIn(wire.city),
  address: cleanText(wire.address),
  phone: wire.phone ?? null,
  position: { latitude: wire.lat, longitude: wire.lng },
  zone: wire.tz,
  subject: cleanText(wire.image),
  checkIn: wire.check_in,
  checkInFrom: wire.check_in_from,
  checkOut: wire.check_out,
  checkOutUntil: wire.check_out_until,
  nights: wire.nights,
  rooms: wire.rooms.map((room) => ({
    names: namesIn(room),
    board: room.board,
    isRefundable: room.refundable,
    adults: room.adults,
    childAges: room.child_ages,
  })),
});

/** Of somebody who is only counted. */
const nothingAsked: AskedDetails = { fields: [], documents: [] };

/** Of a guest: their title says their gender. */
const askedOfGuest = (required: Parameters<typeof askedIn>[0]): AskedDetails => {
  const asked = askedIn(required);
  return { ...asked, fields: asked.fields.filter((field) => field !== "gender") };
};

/** The rooms' own part of a price: who sleeps where, and the stay itself. */
export const ownQuoteIn = (wire: WireQuote): OwnQuote & Pick<HotelQuote, "stay"> => ({
  travellers: wire.guests.map(({ id, pax_type: type, room, age, named }) => {
    const asked = named ? askedOfGuest(wire.required_fields.find(({ pax_type }) => pax_type === type)) : nothingAsked;
    return { id, type, room, age, asked };
  }),
  distinctNames: "whole",
  firstDay: wire.Stay.check_in,
  // Ages count on the day of the arrival.
  lastDay: wire.Stay.check_in,
  stay: stayIn(wire.Stay),
});
