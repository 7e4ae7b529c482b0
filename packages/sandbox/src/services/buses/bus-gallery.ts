import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { busCities, knownBusCity } from "../../world/buses/bus-cities.ts";
import { coachSeats, knownCoach } from "../../world/buses/bus-coaches.ts";
import { departuresOn } from "../../world/buses/bus-departures.ts";
import { type BusOperator, busOperatorOf } from "../../world/buses/bus-operators.ts";
import { editionCurrency } from "../../world/editions.ts";
import { pointWire } from "../../world/geography.ts";
import { moneyAt } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { seedOf } from "../selling/seed.ts";
import { aboutWire, cityWire, coachWire, endsWire, faresWire } from "./bus-wire.ts";

type Gallery = AnswerOf<typeof busesEndpoints.busGallery>;

const citiesOf = ({ country, cities }: BusOperator) =>
  busCities.filter((city) => city.country === country && (cities === null || cities.includes(city.slug)));

/** Pictures are drawn from what they are of. */
const pictureOf = (kind: "bus" | "city", of: string, { en, ar }: Names): Gallery["images"][number] => ({
  url: `/posters/${kind}.svg?of=${encodeURIComponent(of)}`,
  w: 400,
  h: 300,
  title: en,
  title_ar: ar,
});

const imagesOf = (operator: BusOperator): Gallery["images"] => {
  const { en, ar } = operator.names;
  const coaches = operator.coaches.map((code) => knownCoach(code).names);
  const cities = citiesOf(operator).slice(0, 3);
  return [
    ...coaches.map((coach) =>
      pictureOf("bus", `${en} ${coach.en}`, { en: `${en}: ${coach.en}`, ar: `${ar}: ${coach.ar}` }),
    ),
    ...cities.map(({ names, terminals: [first] }) =>
      pictureOf("city", names.en, {
        en: `${names.en}, ${first?.names.en ?? ""}`,
        ar: `${names.ar}، ${first?.names.ar ?? ""}`,
      }),
    ),
  ];
};

/** The routes that are shown with their prices. */
const mostRoutes = 8;

const routesOf = (call: Call, operator: BusOperator): Gallery["routes"] => {
  const seed = seedOf(call, "buses");
  const money = moneyAt(editionCurrency[call.country], call.now(), seed);
  const slugs = citiesOf(operator).map(({ slug }) => slug);
  const pairs = slugs.flatMap((from, index) => slugs.slice(index + 1).map((to) => [from, to] as const));
  return pairs
    .flatMap(([from, to]) => {
      const tomorrow = addDays(toLocalDate(call.now(), knownBusCity(from).zone), 1);
      const first = departuresOn(from, to, tomorrow, seed).find((one) => one.operator.id === operator.id);
      return first === undefined ? [] : [first];
    })
    .sort((one, other) => other.operator.rating - one.operator.rating || other.trip.km - one.trip.km)
    .filter(({ trip }) => trip.km < 1_300)
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
