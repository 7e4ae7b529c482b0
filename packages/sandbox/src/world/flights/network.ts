import { type Airport, knownAirport } from "../airports.ts";
import { blockMinutes, distanceKm } from "../geography.ts";
import { between, chance } from "../hash.ts";
import { type Aircraft, knownAircraft } from "./aircraft.ts";
import { type Airline, airlines } from "./airlines.ts";

/** A flight of the timetable, on the days it runs. */
export type Flight = {
  readonly airline: string;
  /** Without the airline's code: `301`. */
  readonly number: string;
  readonly from: string;
  readonly to: string;
  /** Minutes after local midnight at the origin. */
  readonly departs: number;
  readonly block: number;
  readonly aircraft: string;
  /** Monday first. */
  readonly days: readonly boolean[];
};

export type Network = {
  readonly flights: readonly Flight[];
  /** By origin, then by destination. */
  readonly from: ReadonlyMap<string, ReadonlyMap<string, readonly Flight[]>>;
};

const firstDeparture = 5 * 60 + 30;
const lastDeparture = 23 * 60 + 30;
const turnaround = 55;

/** Mountain fields with short runways that only propellers serve. */
const shortRunways = new Set(["GIL", "CJL", "PZH"]);

const aircraftFor = (airline: Airline, from: Airport, to: Airport): Aircraft | undefined => {
  const km = distanceKm(from, to);
  const able = airline.fleet.map(knownAircraft).filter(({ rangeKm }) => rangeKm > km * 1.1);
  if (shortRunways.has(from.iata) || shortRunways.has(to.iata)) return able.find(({ code }) => code === "AT7");
  const jets = able.filter(({ code }) => code !== "AT7");
  const thin = Math.min(from.size, to.size) === 1 || (Math.min(from.size, to.size) === 2 && km < 700);
  if ((thin || km < 250 || jets.length === 0) && able[0]?.code === "AT7") return able[0];
  if (km > 3_000 && Math.min(from.size, to.size) === 4) return jets.at(-1);
  return jets[Math.min(from.size, to.size) >= 3 ? Math.min(1, jets.length - 1) : 0];
};

/** Round trips a week. */
const weeklyRotations = (airline: Airline, from: Airport, to: Airport, seed: number): number => {
  const km = distanceKm(from, to);
  const demand = from.size * to.size * (from.country === to.country ? 1.5 : 1) * (km > 4_000 ? 0.6 : 1);
  const key = `${airline.code}/${from.iata}/${to.iata}/weekly`;
  if (demand >= 22) return between(key, seed, 21, 28);
  if (demand >= 15) return between(key, seed, 14, 21);
  if (demand >= 11) return between(key, seed, 8, 14);
  if (demand >= 6) return between(key, seed, 5, 10);
  return between(key, seed, 3, 6);
};

const everyDay = Array.from({ length: 7 }, () => true);

/** Spreads `count` running days over the week. */
const runningDays = (count: number, key: string, seed: number): readonly boolean[] => {
  if (count >= 7) return everyDay;
  const offset = between(`${key}/days`, seed, 0, 6);
  const chosen = new Set(Array.from({ length: count }, (_, index) => (offset + Math.floor((index * 7) / count)) % 7));
  return everyDay.map((_, day) => chosen.has(day));
};

const shifted = (days: readonly boolean[], by: number): readonly boolean[] =>
  days.map((_, day) => days[(day - by + 7) % 7] ?? false);

const routeFlights = (airline: Airline, hub: Airport, to: Airport, route: number, seed: number): readonly Flight[] => {
  const aircraft = aircraftFor(airline, hub, to);
  if (aircraft === undefined) return [];
  const weekly = weeklyRotations(airline, hub, to, seed);
  const daily = Math.ceil(weekly / 7);
  const out = blockMinutes(hub, to, aircraft.cruiseKmh);
  const back = blockMinutes(to, hub, aircraft.cruiseKmh);
  const window = (lastDeparture - firstDeparture) / daily;
  return Array.from({ length: daily }, (_, index) => {
    const key = `${airline.code}/${hub.iata}/${to.iata}/${index}`;
    const daylight = aircraft.code === "AT7" ? 0.62 : 1;
    const minute = firstDeparture + (index + chance(`${key}/slot`, seed)) * window * daylight;
    const departs = Math.round(minute / 5) * 5;
    const days = runningDays(Math.min(7, weekly - index * 7), key, seed);
    // The aircraft turns round and flies home; by its arrival's own clock that may be the next day.
    const zoneShift = airportShift(hub, to);
    const homeMinute = departs + out + zoneShift + turnaround + between(`${key}/turn`, seed, 0, 6) * 5;
    const nextDay = Math.floor(homeMinute / 1_440);
    const number = 100 + route * 10 + index * 2;
    const common = { airline: airline.code, aircraft: aircraft.code };
    return [
      { ...common, number: String(number), from: hub.iata, to: to.iata, departs, block: out, days },
      {
        ...common,
        number: String(number + 1),
        from: to.iata,
        to: hub.iata,
        departs: homeMinute - nextDay * 1_440,
        block: back,
        days: shifted(days, nextDay),
      },
    ];
  }).flat();
};

/** Standard hours ahead of UTC in minutes: timetables here are drawn in standard time. */
const standardOffset: Readonly<Record<string, number>> = {
  "Asia/Karachi": 300,
  "Asia/Riyadh": 180,
  "Asia/Dubai": 240,
  "Asia/Qatar": 180,
  "Europe/Istanbul": 180,
  "Africa/Cairo": 120,
  "Europe/London": 0,
  "Asia/Kuala_Lumpur": 480,
};

const airportShift = (from: Airport, to: Airport): number =>
  (standardOffset[to.zone] ?? 0) - (standardOffset[from.zone] ?? 0);

const airlineFlights = (airline: Airline, seed: number): readonly Flight[] => {
  const flown = new Set<string>();
  const pairs = Object.entries(airline.routes).flatMap(([hub, all]) => all.map((to) => ({ hub, to })));
  return pairs
    .filter(({ hub, to }) => {
      const pair = [hub, to].sort().join("-");
      if (flown.has(pair)) return false;
      flown.add(pair);
      return true;
    })
    .flatMap(({ hub, to }, route) => routeFlights(airline, knownAirport(hub), knownAirport(to), route, seed));
};

const build = (seed: number): Network => {
  const flights = airlines.flatMap((airline) => airlineFlights(airline, seed));
  const from = new Map<string, Map<string, Flight[]>>();
  for (const flight of flights) {
    const destinations = from.get(flight.from) ?? new Map<string, Flight[]>();
    destinations.set(flight.to, [...(destinations.get(flight.to) ?? []), flight]);
    from.set(flight.from, destinations);
  }
  return { flights, from };
};

const built = new Map<number, Network>();

/** The timetable of every airline. The same seed gives the same flights. */
export const networkOf = (seed: number): Network => {
  const found = built.get(seed);
  if (found !== undefined) return found;
  const made = build(seed);
  if (built.size > 8) built.clear();
  built.set(seed, made);
  return made;
};
