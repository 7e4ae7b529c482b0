import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { busCities, knownBusCity } from "../../world/buses/bus-cities.ts";
import { coachSeats, knownCoach } from "../../world/buses/bus-coaches.ts";
import { departuresOn } from "../../world/buses/bus-departures.ts";
import { type BusOperator, busOperatorOf } from "../../world/buses/bus-operators.ts";
import { editionCurrency } from "../../world/editions.ts";
import { pointWire } from "../../world/geography.ts";
import { moneyAt } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { seedOf } from "../selling/seed.ts";
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
    title: `${names.en}: ${en}`,
    title_ar: `${names.ar}: ${ar}`,
  }));

/** The routes that are shown with their prices: those that its coaches drive most often. */
const mostRoutes = 8;

const routesOf = (call: Call, operator: BusOperator): Gallery["routes"] => {
  const seed = seedOf(call, "buses");
  const money = moneyAt(editionCurrency[call.country], call.now(), seed);
  const slugs = citiesOf(operator).map(({ slug }) => slug);
  const pairs = slugs.flatMap((from, index) => slugs.slice(index + 1).map((to) => [from, to] as const));
  return pairs
    .map(([from, to]) => {
      const tomorrow = addDays(toLocalDate(call.now(), knownBusCity(from).zone), 1);
      return departuresOn(from, to, tomorrow, seed).filter((one) => one.operator.id === operator.id);
    })
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => first ?? [])
    .slice(0, mostRoutes)
    .map((departure) => ({
      ...endsWire(departure),
      distance_km: departure.trip.km,
      duration_min: departure.trip.minutes,
      currency: money.currency.code,
      prices: faresWire(call, departure, money),
    }));
};

/** An operator's own page: pictures, coaches, terminals, and what its routes cost tomorrow. */
export const readGallery = (call: Call, { slug }: { readonly slug: string }): Gallery => {
  const operator = busOperatorOf(slug);
  if (operator === undefined) {
    throw refuse("not_found", { status: 404, field: "slug", message: `There is no bus operator "${slug}".` });
  }
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
    routes: routesOf(call, operator),
  };
};
