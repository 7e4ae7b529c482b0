import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { type BusCity, type BusTerminal, knownBusCity } from "../../world/buses/bus-cities.ts";
import { type Coach, categories, coachSeats, type SeatCategory } from "../../world/buses/bus-coaches.ts";
import type { BusDeparture } from "../../world/buses/bus-departures.ts";
import type { BusOperator } from "../../world/buses/bus-operators.ts";
import { toWire } from "../../world/currencies.ts";
import { pointWire } from "../../world/geography.ts";
import type { Money } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { type Instant, toLocal } from "../../world/zones.ts";
import { stepsToCome } from "../orders/policy.ts";
import { refundSteps } from "./bus-bundles.ts";
import type { FoundDeparture } from "./bus-searches.ts";
import { seatPrice } from "./bus-seat-prices.ts";
import { busSeatsLeft, mostBusSeats } from "./bus-seating.ts";

export type WireBus = AnswerOf<typeof busesEndpoints.busTimes>["Buses"][number];
export type WireStop = WireBus["boarding"][number];
type WireCity = AnswerOf<typeof busesEndpoints.busCities>["Cities"][number];
type WireRules = AnswerOf<typeof busesEndpoints.busSeats>["rules"];

const minute = 60_000;

export const cityWire = ({ slug, names, country, ...point }: BusCity): WireCity => ({
  id: slug,
  slug,
  ...namesWire(names),
  country,
  ...pointWire(point),
});

/** Where a route begins and ends. */
export const endsWire = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  From: cityWire(knownBusCity(from)),
  To: cityWire(knownBusCity(to)),
});

const operatorWire = ({ id, slug, country, names, rating, reviews }: BusOperator): WireBus["operator"] => ({
  id,
  slug,
  country,
  ...namesWire(names),
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

export const coachWire = ({ code, names }: Coach): WireBus["bus_type"] => ({ code, ...namesWire(names) });

const stopWire = ({ id, names, ...point }: BusTerminal, at: Instant, zone: string): WireStop => ({
  id,
  ...namesWire(names),
  time: toLocal(at, zone),
  ...pointWire(point),
});

export const boardingStops = ({ from, departs, zone }: BusDeparture): readonly WireStop[] =>
  knownBusCity(from).terminals.map((terminal) => stopWire(terminal, departs + terminal.minutes * minute, zone));

export const droppingStops = ({ to, arrives, zone }: BusDeparture): readonly WireStop[] =>
  knownBusCity(to).terminals.map((terminal) => stopWire(terminal, arrives + terminal.minutes * minute, zone));

type Chance = Pick<Call, "random">;

/** What a seat is sold as. */
export const categoryOf = (coach: Coach, seat: string): SeatCategory =>
  coachSeats(coach).find(({ id }) => id === seat)?.category ?? "standard";

export const categoriesOf = (coach: Coach): readonly SeatCategory[] => [
  ...new Set(coachSeats(coach).flatMap(({ category }) => (category === null ? [] : [category]))),
];

export const categoryWire = (category: SeatCategory) => ({ category, ...namesWire(categories[category].names) });

/** What a seat of each category costs with all that comes to its fare, the cheapest first. */
export const faresWire = (call: Chance, departure: BusDeparture, money: Money): WireBus["fares"] =>
  categoriesOf(departure.coach)
    .map((category) => ({ category, ...seatPrice(call, departure, category, money) }))
    .sort((one, other) => one.fare - other.fare)
    .map(({ category, fare, original }) => ({
      ...categoryWire(category),
      amount: toWire(fare, money.currency),
      original: original === fare ? null : toWire(original, money.currency),
    }));

export const busWire = (
  call: Pick<Call, "now" | "store" | "random">,
  { refId, departure }: FoundDeparture,
  money: Money,
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
    seats_left: busSeatsLeft(call, departure),
    currency: money.currency.code,
    fares: faresWire(call, departure, money),
    cancellation: stepsToCome(refundSteps.standard, departs, call.now()),
  };
};
