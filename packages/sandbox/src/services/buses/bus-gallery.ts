import type { AnswerOf, busesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { busCities, knownBusCity } from "../../world/buses/bus-cities.ts";
import { coachSeats, knownCoach } from "../../world/buses/bus-coaches.ts";
import { type BusDeparture, departuresOn } from "../../world/buses/bus-departures.ts";
import { type BusOperator, busOperatorOf } from "../../world/buses/bus-operators.ts";
import { pointWire } from "../../world/geography.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { rideRemarks } from "../../world/remarks.data.ts";
import { addDays, type LocalDate, toLocal, toLocalDate } from "../../world/zones.ts";
import { currencyFor } from "../selling/currency.ts";
import { reviewedWire } from "../selling/reviews-wire.ts";
import { seedOf } from "../selling/seed.ts";
import { knownBundle, refundSteps } from "./bus-bundles.ts";
import { aboutWire, cityWire, coachWire, endsWire, faresWire } from "./bus-wire.ts";

type Gallery = AnswerOf<typeof busesEndpoints.busGallery>;

const citiesOf = ({ country, cities }: BusOperator) =>
  busCities.filter((city) => city.country === country && (cities === null || cities.includes(city.slug)));

/** Its coaches, drawn from their names. */
const imagesOf = ({ coaches, names }: BusOperator): Gallery["images"] =>
  coaches.map(knownCoach).map(({ names: { en, ar } }) => ({
    url: `/posters/bus.svg?of=${encodeURIComponent(`${names.en} ${en}`)}`,
    w: 400,
    h: 300,
    title: en,
    title_ar: ar,
  }));

/** How many routes are shown with their prices. */
const mostRoutes = 8;

/** How many stops the cities at both ends have: those of main roads have most. */
const stopsOf = ({ from, to }: BusDeparture): number =>
  knownBusCity(from).terminals.length + knownBusCity(to).terminals.length;

/** Of each kind of seat the least that it costs on any of some departures, the cheapest first. */
const leastFares = (call: Call, departures: readonly BusDeparture[], money: Money) => {
  const fares = departures
    .flatMap((departure) => faresWire(call, departure, money))
    .sort((one, other) => Number(one.amount) - Number(other.amount));
  return fares.filter(({ category }, index) => fares.findIndex((fare) => fare.category === category) === index);
};

const routesOf = (call: Call, operator: BusOperator, date: LocalDate, currency: string): Gallery["routes"] => {
  const seed = seedOf(call, "buses");
  const money = moneyAt(currency, call.now(), seed);
  const slugs = citiesOf(operator).map(({ slug }) => slug);
  const pairs = slugs.flatMap((from, index) => slugs.slice(index + 1).map((to) => [from, to] as const));
  const driven = pairs.flatMap(([from, to]) => {
    const departures = departuresOn(from, to, date, seed).filter((one) => one.operator.id === operator.id);
    const [first] = departures;
    return first === undefined ? [] : [{ departures, first }];
  });
  // The main roads first, and of those the ones that are driven most often.
  return driven
    .toSorted(
      (one, other) => stopsOf(other.first) - stopsOf(one.first) || other.departures.length - one.departures.length,
    )
    .slice(0, mostRoutes)
    .map(({ departures, first }) => ({
      ...endsWire(first),
      departures: departures.length,
      departs_at: departures.map(({ departs, zone }) => toLocal(departs, zone)).toSorted(),
      distance_km: first.trip.km,
      duration_min: first.trip.minutes,
      currency: money.currency.code,
      prices: leastFares(call, departures, money),
    }));
};

/** An operator's own page: pictures, coaches, terminals, and what its routes cost tomorrow. */
export const readGallery = (
  call: Call,
  { currency, slug }: ParsedRequestOf<typeof busesEndpoints.busGallery>,
): Gallery => {
  const operator = busOperatorOf(slug);
  if (operator === undefined) {
    throw refuse("not_found", { status: 404, field: "slug", message: `There is no bus operator "${slug}".` });
  }
  const [home] = citiesOf(operator);
  const today = toLocalDate(call.now(), home?.zone ?? "UTC");
  const date = addDays(today, 1);
  // They are rated out of five.
  const rated = { id: operator.slug, score: operator.rating * 2, reviewCount: operator.reviews };
  return {
    Operator: aboutWire(operator),
    images: imagesOf(operator),
    coaches: operator.coaches.map(knownCoach).map((coach) => ({
      ...coachWire(coach),
      seats: coachSeats(coach).length,
      amenities: [...coach.amenities],
    })),
    terminals: citiesOf(operator).flatMap((city) =>
      city.terminals.map(({ id, names, ...point }) => ({
        id,
        ...namesWire(names),
        city: cityWire(city),
        ...pointWire(point),
      })),
    ),
    ...reviewedWire(rated, rideRemarks, today),
    bag_kg: knownBundle("standard").includes.bagKg,
    cancellation: [...refundSteps.standard],
    date,
    routes: routesOf(call, operator, date, currencyFor(call, currency)),
  };
};
