import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { busCities, knownBusCity } from "../../world/bus-cities.ts";
import { coachSeats, knownCoach } from "../../world/bus-coaches.ts";
import { departuresOn } from "../../world/bus-departures.ts";
import { type BusOperator, busOperatorOf } from "../../world/bus-operators.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { moneyAt } from "../travel/flight-prices.ts";
import { editionCurrency } from "./bus-fares.ts";
import { busSeed } from "./bus-seed.ts";
import { aboutWire, cityWire, coachWire, faresWire } from "./bus-wire.ts";

type Gallery = AnswerOf<typeof busesEndpoints.busGallery>;

const [width, height] = [400, 300];

/** Pictures are drawn from what they are of. */
const pictureOf = (kind: "bus" | "city", of: string): string => `/posters/${kind}.svg?of=${encodeURIComponent(of)}`;

const imagesOf = ({ names, coaches, ...operator }: BusOperator): Gallery["images"] => [
  ...coaches.map((code) => {
    const coach = knownCoach(code).names;
    return {
      url: pictureOf("bus", `${names.en} ${coach.en}`),
      w: width,
      h: height,
      title: `${names.en}: ${coach.en}`,
      title_ar: `${names.ar}: ${coach.ar}`,
    };
  }),
  ...citiesOf(operator)
    .slice(0, 3)
    .map(({ names: city, terminals }) => ({
      url: pictureOf("city", city.en),
      w: width,
      h: height,
      title: `${city.en}, ${terminals[0]?.names.en ?? ""}`,
      title_ar: `${city.ar}، ${terminals[0]?.names.ar ?? ""}`,
    })),
];

const citiesOf = ({ country, cities }: Pick<BusOperator, "country" | "cities">) =>
  busCities.filter((city) => city.country === country && (cities === null || cities.includes(city.slug)));

/** The roads that are shown with their prices. */
const mostRoutes = 8;

const routesOf = (call: Call, operator: BusOperator): Gallery["routes"] => {
  const seed = busSeed(call);
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
      From: cityWire(knownBusCity(departure.from)),
      To: cityWire(knownBusCity(departure.to)),
      distance_km: departure.trip.km,
      duration_min: departure.trip.minutes,
      currency: money.currency.code,
      prices: faresWire(departure, money, seed),
    }));
};

/** An operator's own page: pictures, coaches, terminals, and what its roads cost tomorrow. */
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
      city.terminals.map(({ id, names, latitude, longitude }) => ({
        id,
        name: names.en,
        name_ar: names.ar,
        city: cityWire(city),
        lat: latitude,
        lng: longitude,
      })),
    ),
    routes: routesOf(call, operator),
  };
};
