import { knownAirport } from "../airports.ts";
import { distanceKm } from "../geography.ts";
import { chance } from "../hash.ts";
import { seasonFactor } from "../seasons.ts";
import { daysBetween, type LocalDate } from "../zones.ts";
import { type CabinClass, knownAircraft, seatsOf } from "./aircraft.ts";
import { isDomestic, knownAirline } from "./airlines.ts";
import type { FareBrand } from "./fare-brands.ts";
import { type DatedFlight, flightKey, type Journey } from "./journeys.ts";

export type PaxType = "adult" | "child" | "infant";

/** What one passenger pays, in US dollars. The discount is given as what is taken off. */
export type FareParts = {
  readonly base: number;
  readonly tax: number;
  /** What the airline adds: fuel. */
  readonly fee: number;
  readonly discount: number;
};

const cabinOrder: readonly CabinClass[] = ["first", "business", "premium_economy", "economy"];
const cabinFactor: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.7,
  business: 2.8,
  first: 4.6,
};

/** The cabin a passenger sits in when an aircraft lacks the one they asked for: the next one behind it. */
export const cabinOn = (aircraft: string, wanted: CabinClass): CabinClass =>
  cabinOrder
    .slice(cabinOrder.indexOf(wanted))
    .find((cabin) => knownAircraft(aircraft).cabins.some((layout) => layout.cabin === cabin)) ?? "economy";

/** Whether a journey offers the cabin asked for on its longest flight, the one it is asked for. */
export const offersCabin = ({ flights }: Journey, wanted: CabinClass): boolean => {
  const longest = flights.toSorted((a, b) => b.flight.block - a.flight.block)[0];
  return longest !== undefined && cabinOn(longest.flight.aircraft, wanted) === wanted;
};

/** How full a flight is before anybody books here: fuller near departure. 0 to 1. */
export const loadOf = (flight: DatedFlight, booked: LocalDate, seed: number): number => {
  const ahead = Math.max(0, daysBetween(booked, flight.date));
  const popularity = chance(`${flightKey(flight)}/load`, seed);
  return Math.min(1, (0.45 + 0.55 * popularity) * (1.02 - Math.min(ahead, 90) / 260));
};

/** Seats that others have not taken. What was booked here comes off by the caller. */
export const seatsOpen = (flight: DatedFlight, cabin: CabinClass, booked: LocalDate, seed: number): number => {
  const capacity = seatsOf(knownAircraft(flight.flight.aircraft), cabin);
  return Math.max(0, Math.floor(capacity * (1 - loadOf(flight, booked, seed))));
};

const directness = [1.1, 0.96, 0.9];
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const baseFare = (journey: Journey, cabin: CabinClass, brand: FareBrand, booked: LocalDate, seed: number): number => {
  const { flights } = journey;
  const [first, last] = [flights[0], flights.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const [from, to] = [knownAirport(first.flight.from), knownAirport(last.flight.to)];
  const km = distanceKm(from, to);
  const market = isDomestic(from.iata, to.iata) ? 24 + 0.052 * km : 46 + 0.056 * km;
  const level = average(flights.map(({ flight }) => knownAirline(flight.airline).priceLevel));
  const demand = average(flights.map((flight) => 0.78 + 0.5 * chance(`${flightKey(flight)}/load`, seed) ** 1.5));
  return (
    market *
    cabinFactor[cabin] *
    brand.factor *
    (directness[flights.length - 1] ?? 0.88) *
    level *
    demand *
    seasonFactor(from, to, first.date, booked)
  );
};

type AirportTaxes = { readonly domestic: number; readonly international: number };

/** Dollars for each departing passenger, by country. */
const airportTaxes: Readonly<Record<string, AirportTaxes>> = {
  PK: { domestic: 6.5, international: 38 },
  SA: { domestic: 5.6, international: 25 },
  AE: { domestic: 10, international: 24 },
  QA: { domestic: 10, international: 21 },
  TR: { domestic: 5, international: 19 },
  EG: { domestic: 8, international: 27 },
  GB: { domestic: 18, international: 112 },
  MY: { domestic: 5, international: 17 },
};
const transferTax = 5.5;
const saudiVat = 0.15;

const taxes = ({ flights }: Journey, base: number, pax: PaxType): number => {
  const [first, last] = [flights[0], flights.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const country = knownAirport(first.flight.from).country;
  const domestic = isDomestic(first.flight.from, last.flight.to);
  const departure = airportTaxes[country]?.[domestic ? "domestic" : "international"] ?? 20;
  const share = pax === "infant" ? (domestic ? 0 : 0.25) : 1;
  const vat = domestic && country === "SA" ? base * saudiVat : 0;
  return (departure + transferTax * (flights.length - 1)) * share + vat;
};

const paxFactor: Readonly<Record<PaxType, number>> = { adult: 1, child: 0.75, infant: 0.1 };

/** A return on one airline costs a little less than two singles. */
const returnFactor = 0.93;

const legParts = (
  journey: Journey,
  cabin: CabinClass,
  brand: FareBrand,
  pax: PaxType,
  booked: LocalDate,
  seed: number,
  factor: number,
): FareParts => {
  const base = baseFare(journey, cabin, brand, booked, seed) * paxFactor[pax] * factor;
  const km = journey.flights.reduce(
    (sum, { flight }) => sum + distanceKm(knownAirport(flight.from), knownAirport(flight.to)),
    0,
  );
  const seller = knownAirline(journey.flights[0]?.flight.airline ?? "");
  const promoted = chance(`${journey.key}/promotion`, seed) < 0.16;
  return {
    base,
    tax: taxes(journey, base, pax),
    fee: seller.kind === "low" || pax === "infant" ? 0 : 2 + km * 0.009,
    discount: promoted ? base * 0.06 : 0,
  };
};

type FareRequest = {
  readonly legs: readonly Journey[];
  readonly cabin: CabinClass;
  /** A brand for each leg, since legs may be flown by airlines with different families. */
  readonly brands: readonly FareBrand[];
  readonly booked: LocalDate;
  readonly seed: number;
};

/** What one passenger of a type pays for all legs. */
export const fareOf = ({ legs, cabin, brands, booked, seed }: FareRequest, pax: PaxType): FareParts => {
  const sellers = new Set(legs.map(({ flights }) => flights[0]?.flight.airline));
  const factor = legs.length === 2 && sellers.size === 1 ? returnFactor : 1;
  return legs
    .map((leg, index) => {
      const brand = brands[index] ?? brands[0];
      if (brand === undefined) throw new Error("A fare needs a brand for its legs.");
      return legParts(leg, cabin, brand, pax, booked, seed, factor);
    })
    .reduce((sum, part) => ({
      base: sum.base + part.base,
      tax: sum.tax + part.tax,
      fee: sum.fee + part.fee,
      discount: sum.discount + part.discount,
    }));
};

/** Kilograms of CO₂ for one passenger, by the seats the aircraft carries. */
export const co2Of = (legs: readonly Journey[], cabin: CabinClass): number =>
  Math.round(
    legs
      .flatMap(({ flights }) => flights)
      .reduce((sum, { flight }) => {
        const aircraft = knownAircraft(flight.aircraft);
        const seats = aircraft.cabins.reduce((total, layout) => total + seatsOf(aircraft, layout.cabin), 0);
        const km = distanceKm(knownAirport(flight.from), knownAirport(flight.to));
        return sum + ((km * aircraft.co2PerKm) / (seats * 0.82)) * Math.sqrt(cabinFactor[cabin]);
      }, 0),
  );
