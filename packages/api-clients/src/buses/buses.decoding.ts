import {
  type Bundle,
  type BusAmenity,
  type BusCity,
  type BusOperator,
  type BusStop,
  type CategoryFare,
  type CoachPlan,
  type CoachSeat,
  type Departure,
  type OperatorAbout,
  offerId,
  type SeatRules,
} from "@safar/engine";
import { includedIn } from "../checkout/included.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namedPlaceIn, namesIn } from "../wire/names.ts";
import { priceIn, refundStepIn } from "../wire/price.decoding.ts";
import { cleanText } from "../wire/text.ts";
import type { busesEndpoints } from "./buses.endpoints.ts";

type WireTimes = ResponseOf<typeof busesEndpoints.busTimes>;
type WireBus = WireTimes["Buses"][number];
type WireCity = WireTimes["From"];
type WireStop = WireBus["boarding"][number];
type WireSeats = ResponseOf<typeof busesEndpoints.busSeats>;
type WireSeat = WireSeats["Seats"][number];
type WireBundle = ResponseOf<typeof busesEndpoints.busFares>["Bundles"][number];
type WireAbout = ResponseOf<typeof busesEndpoints.busOperators>["Operators"][number];

export const busCityIn: (wire: WireCity) => BusCity = namedPlaceIn;

export const busStopIn = ({ id, time, lat: latitude, lng: longitude, ...names }: WireStop, zone: string): BusStop => ({
  id,
  name: namesIn(names),
  time: { local: time, zone },
  latitude,
  longitude,
});

const operatorIn = ({ id, slug, country, rating, reviews, ...names }: WireBus["operator"]): BusOperator => ({
  id,
  slug,
  name: namesIn(names),
  country,
  rating,
  reviews,
});

/** What is not understood is not promised. */
export const amenitiesIn = (amenities: WireBus["amenities"]): readonly BusAmenity[] =>
  amenities.filter((amenity) => amenity !== "unknown");

export const categoryFareIn = (
  { category, amount, original, ...names }: WireBus["fares"][number],
  currency: string,
  reader: MoneyReader,
): CategoryFare => ({
  code: category,
  name: namesIn(names),
  amount: reader.money(amount, currency),
  original: reader.moneyOrNull(original, currency),
});

export const departureIn = (wire: WireBus, reader: MoneyReader): Departure => ({
  refId: offerId(wire.RefID),
  operator: operatorIn(wire.operator),
  coach: { type: wire.bus_type.code, name: namesIn(wire.bus_type) },
  amenities: amenitiesIn(wire.amenities),
  departs: { local: wire.departs_at, zone: wire.tz },
  arrives: { local: wire.arrives_at, zone: wire.tz },
  minutes: wire.duration_min,
  km: wire.distance_km,
  boarding: wire.boarding.map((stop) => busStopIn(stop, wire.tz)),
  dropping: wire.dropping.map((stop) => busStopIn(stop, wire.tz)),
  seatsLeft: wire.seats_left,
  fares: wire.fares.map((fare) => categoryFareIn(fare, wire.currency, reader)),
  cancellation: wire.cancellation.map(refundStepIn),
});

/** A rule that is not understood is taken for the strict one: nobody is sold a seat that they may not have. */
export const seatRulesIn = ({ max, adjacent_gender, party_together }: WireSeats["rules"]): SeatRules => ({
  max,
  beside: adjacent_gender === "none" ? "none" : "strict",
  partyTogether: party_together,
});

const statuses: Readonly<Record<WireSeat["status"], CoachSeat["status"]>> = {
  available: "available",
  male: "booked_male",
  female: "booked_female",
  held: "held",
  unavailable: "unavailable",
  unknown: "unavailable",
};

const seatIn = (wire: WireSeat, currency: string, { money }: MoneyReader): readonly CoachSeat[] => {
  const { id, label, deck, row, col, kind, status, category, fare, only } = wire;
  if ((kind !== "seat" && kind !== "sleeper") || category === null || fare === null) return [];
  return [
    {
      id,
      label: cleanText(label),
      deck,
      row,
      column: col,
      kind,
      // Kept for somebody who is not understood: nobody's to choose.
      status: only === "unknown" ? "unavailable" : statuses[status],
      category,
      fare: money(fare, currency),
      only: only === "unknown" ? null : only,
    },
  ];
};

const isFixture = (kind: WireSeat["kind"]): kind is "driver" | "door" => kind === "driver" || kind === "door";

export const coachPlanIn = ({ Bus, Seats, categories, layout, rules }: WireSeats, reader: MoneyReader): CoachPlan => ({
  decks: layout.decks.map(({ rows, cols }) => ({ rows, columns: cols })),
  seats: Seats.flatMap((seat) => seatIn(seat, Bus.currency, reader)),
  fixtures: Seats.flatMap(({ kind, deck, row, col }) => (isFixture(kind) ? [{ kind, deck, row, column: col }] : [])),
  categories: categories.map(({ category, ...names }) => ({ code: category, name: namesIn(names) })),
  rules: seatRulesIn(rules),
});

type WireNamedBundle = Omit<WireBundle, "discount_percent" | "price">;

export const namedBundleIn = (wire: WireNamedBundle): Omit<Bundle, "discount" | "price"> => ({
  code: wire.code,
  name: namesIn(wire),
  includes: wire.includes.map(includedIn),
  refund: wire.refund.map(refundStepIn),
});

export const bundleIn = (wire: WireBundle, reader: MoneyReader): Bundle => ({
  ...namedBundleIn(wire),
  discount: wire.discount_percent,
  price: priceIn(wire.price, reader),
});

export const operatorAboutIn = ({ about, about_ar, rules, ...operator }: WireAbout): OperatorAbout => ({
  ...operatorIn(operator),
  about: { en: cleanText(about), ar: cleanText(about_ar) },
  rules: seatRulesIn(rules),
});
