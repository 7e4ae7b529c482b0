import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Store } from "../../core/store.ts";
import { type BusCity, type BusTerminal, knownBusCity } from "../../world/bus-cities.ts";
import { type Coach, categories, coachSeats, type SeatCategory } from "../../world/bus-coaches.ts";
import { type BusDeparture, saleOf, seatDollars } from "../../world/bus-departures.ts";
import type { BusOperator } from "../../world/bus-operators.ts";
import { toWire } from "../../world/currencies.ts";
import { type Instant, toLocal } from "../../world/zones.ts";
import { type Money, minorOf } from "../travel/flight-prices.ts";
import { refundSteps } from "./bus-bundles.ts";
import { busSeatsLeft } from "./bus-inventory.ts";
import { mostBusSeats } from "./bus-seat-rules.ts";

export type WireBus = AnswerOf<typeof busesEndpoints.busTimes>["Buses"][number];
export type WireStop = WireBus["boarding"][number];
type WireCity = AnswerOf<typeof busesEndpoints.busCities>["Cities"][number];
type WireRules = AnswerOf<typeof busesEndpoints.busSeats>["rules"];

const minute = 60_000;

export const cityWire = ({ slug, names, country, latitude, longitude }: BusCity): WireCity => ({
  id: slug,
  slug,
  name: names.en,
  name_ar: names.ar,
  country,
  lat: latitude,
  lng: longitude,
});

export const operatorWire = ({ id, slug, country, names, rating, reviews }: BusOperator): WireBus["operator"] => ({
  id,
  slug,
  country,
  name: names.en,
  name_ar: names.ar,
  rating,
  reviews,
});

export const rulesWire = ({ rules }: BusOperator): WireRules => ({
  max: mostBusSeats,
  adjacent_gender: rules.adjacentGender,
  party_together: rules.partyTogether,
});

export const aboutWire = (operator: BusOperator) => ({
  ...operatorWire(operator),
  about: operator.about.en,
  about_ar: operator.about.ar,
  rules: rulesWire(operator),
});

export const coachWire = ({ code, names }: Coach): WireBus["bus_type"] => ({ code, name: names.en, name_ar: names.ar });

const stopWire = ({ id, names, latitude, longitude }: BusTerminal, at: Instant, zone: string): WireStop => ({
  id,
  name: names.en,
  name_ar: names.ar,
  time: toLocal(at, zone),
  lat: latitude,
  lng: longitude,
});

export const boardingStops = ({ from, departs, zone }: BusDeparture): readonly WireStop[] =>
  knownBusCity(from).terminals.map((terminal) => stopWire(terminal, departs + terminal.minutes * minute, zone));

export const droppingStops = ({ to, arrives, zone }: BusDeparture): readonly WireStop[] =>
  knownBusCity(to).terminals.map((terminal) => stopWire(terminal, arrives + terminal.minutes * minute, zone));

/** A seat's fare in minor units, before and after the departure's own reduction. */
export const seatFare = (departure: BusDeparture, category: SeatCategory, money: Money, seed: number, drift = 1) => {
  const original = minorOf(seatDollars(departure, category, seed) * drift, money);
  const step = money.currency.step;
  const off = Math.round((original * saleOf(departure, seed)) / step) * step;
  return { original, fare: original - off };
};

export const categoriesOf = (coach: Coach): readonly SeatCategory[] => [
  ...new Set(coachSeats(coach).flatMap(({ category }) => (category === null ? [] : [category]))),
];

export const categoryWire = (category: SeatCategory) => ({
  category,
  name: categories[category].names.en,
  name_ar: categories[category].names.ar,
});

/** What a seat of each category costs, the cheapest first. */
export const faresWire = (departure: BusDeparture, money: Money, seed: number): WireBus["fares"] =>
  categoriesOf(departure.coach)
    .map((category) => ({ category, ...seatFare(departure, category, money, seed) }))
    .sort((one, other) => one.fare - other.fare)
    .map(({ category, fare, original }) => ({
      ...categoryWire(category),
      amount: toWire(fare, money.currency),
      original: original === fare ? null : toWire(original, money.currency),
    }));

export const busWire = (
  store: Store,
  { refId, departure }: { readonly refId: string; readonly departure: BusDeparture },
  money: Money,
  seed: number,
): WireBus => {
  const { id, operator, coach, departs, arrives, zone, trip } = departure;
  return {
    RefID: refId,
    service_id: id,
    operator: operatorWire(operator),
    bus_type: coachWire(coach),
    amenities: [...coach.amenities],
    departs_at: toLocal(departs, zone),
    arrives_at: toLocal(arrives, zone),
    tz: zone,
    duration_min: trip.minutes,
    distance_km: trip.km,
    boarding: [...boardingStops(departure)],
    dropping: [...droppingStops(departure)],
    seats_left: busSeatsLeft(store, departure, seed),
    currency: money.currency.code,
    fares: faresWire(departure, money, seed),
    cancellation: [...refundSteps.standard],
  };
};
