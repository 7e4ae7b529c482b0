import { knownAirport } from "../airports.ts";
import { distanceKm } from "../geography.ts";
import { addDays, atMinute, type Instant, type LocalDate, toInstant, weekdayOf } from "../zones.ts";
import { arePartners, isDomestic, knownAirline } from "./airlines.ts";
import { type Flight, networkOf } from "./network.ts";

/** A flight on one day. */
export type DatedFlight = {
  readonly flight: Flight;
  /** Local date of departure at the origin. */
  readonly date: LocalDate;
  readonly departs: Instant;
  readonly arrives: Instant;
};

/** Flights that take a traveller from one place to another, in order. */
export type Journey = { readonly flights: readonly DatedFlight[]; readonly key: string };

const minute = 60_000;
const fewJourneys = 24;

export const flightKey = ({ flight, date }: DatedFlight): string => `${flight.airline}${flight.number}.${date}`;

const dated = (flight: Flight, date: LocalDate): DatedFlight => {
  const departs = toInstant(atMinute(date, flight.departs), knownAirport(flight.from).zone);
  return { flight, date, departs, arrives: departs + flight.block * minute };
};

const runsOn = (flight: Flight, date: LocalDate): boolean => flight.days[weekdayOf(date)] ?? false;

const journey = (flights: readonly DatedFlight[]): Journey => ({ flights, key: flights.map(flightKey).join("+") });

/** The shortest legal time between two flights: longer when a border is crossed on either side. */
export const minimumConnection = (first: Flight, second: Flight): number =>
  isDomestic(first.from, first.to) && isDomestic(second.from, second.to) ? 50 : 75;

type Limits = { readonly maximumLayover: number };

/** Every onward flight that a passenger can legally catch, the same day or the next. */
const onward = (
  seed: number,
  previous: DatedFlight,
  to: string,
  { maximumLayover }: Limits,
): readonly DatedFlight[] => {
  const flights = networkOf(seed).from.get(previous.flight.to)?.get(to) ?? [];
  const airline = knownAirline(previous.flight.airline);
  return flights
    .filter((flight) => arePartners(airline, knownAirline(flight.airline)))
    .flatMap((flight) =>
      [0, 1, 2].flatMap((days) => {
        const date = addDays(previous.date, days);
        if (!runsOn(flight, date)) return [];
        const next = dated(flight, date);
        const layover = (next.departs - previous.arrives) / minute;
        return layover >= minimumConnection(previous.flight, flight) && layover <= maximumLayover ? [next] : [];
      }),
    );
};

const direct = (seed: number, from: string, to: string, date: LocalDate): readonly DatedFlight[] =>
  (networkOf(seed).from.get(from)?.get(to) ?? [])
    .filter((flight) => runsOn(flight, date))
    .map((flight) => dated(flight, date));

/** Whether going round by a place is something that travellers would put up with. */
const isSensible = (stops: readonly string[]): boolean => {
  const points = stops.map(knownAirport);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return false;
  const flown = points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index] ?? point, point), 0);
  const straight = distanceKm(first, last);
  return flown <= Math.max(straight * 1.75, straight + 700);
};

const oneStop = (seed: number, from: string, to: string, date: LocalDate, limits: Limits): readonly Journey[] =>
  [...(networkOf(seed).from.get(from)?.keys() ?? [])]
    .filter((via) => via !== to && networkOf(seed).from.get(via)?.has(to) === true && isSensible([from, via, to]))
    .flatMap((via) =>
      direct(seed, from, via, date).flatMap((first) =>
        onward(seed, first, to, limits).map((second) => journey([first, second])),
      ),
    );

const twoStops = (seed: number, from: string, to: string, date: LocalDate, limits: Limits): readonly Journey[] => {
  const lastStops = new Set([...networkOf(seed).from].filter(([, reached]) => reached.has(to)).map(([stop]) => stop));
  return [...(networkOf(seed).from.get(from)?.keys() ?? [])].flatMap((via) =>
    [...lastStops]
      .filter(
        (last) => last !== via && last !== from && via !== to && networkOf(seed).from.get(via)?.has(last) === true,
      )
      .filter((last) => isSensible([from, via, last, to]))
      .flatMap((last) =>
        direct(seed, from, via, date).flatMap((first) =>
          onward(seed, first, last, limits)
            .slice(0, 2)
            .flatMap((second) =>
              onward(seed, second, to, limits)
                .slice(0, 2)
                .map((third) => journey([first, second, third])),
            ),
        ),
      ),
  );
};

export const minutesOf = ({ flights }: Journey): number =>
  ((flights.at(-1)?.arrives ?? 0) - (flights[0]?.departs ?? 0)) / minute;

/** Of journeys that leave by the same flight with as many stops, the quickest few: nobody compares the rest. */
const withoutStragglers = (journeys: readonly Journey[]): readonly Journey[] => {
  const taken = new Map<string, number>();
  return [...journeys]
    .sort((a, b) => minutesOf(a) - minutesOf(b) || a.key.localeCompare(b.key))
    .filter(({ flights }) => {
      const [first] = flights;
      const key = first === undefined ? "" : `${flightKey(first)}/${flights.length}`;
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return count <= 3;
    });
};

const find = (seed: number, from: string, to: string, date: LocalDate): readonly Journey[] => {
  const nonstop = direct(seed, from, to, date).map((flight) => journey([flight]));
  const one = oneStop(seed, from, to, date, { maximumLayover: 9 * 60 });
  if (nonstop.length + one.length >= fewJourneys) return withoutStragglers([...nonstop, ...one]);
  const patient = oneStop(seed, from, to, date, { maximumLayover: 18 * 60 });
  if (nonstop.length + patient.length > 0 && (nonstop.length > 2 || patient.length >= fewJourneys)) {
    return withoutStragglers([...nonstop, ...patient]);
  }
  return withoutStragglers([...nonstop, ...patient, ...twoStops(seed, from, to, date, { maximumLayover: 14 * 60 })]);
};

const found = new Map<string, readonly Journey[]>();

/** All journeys between two airports that start on a local date, the quickest first. At most 90. */
export const journeysOn = (seed: number, from: string, to: string, date: LocalDate): readonly Journey[] => {
  const key = `${seed}/${from}/${to}/${date}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const made = find(seed, from, to, date).slice(0, 90);
  if (found.size > 400) found.clear();
  found.set(key, made);
  return made;
};

/**
 * More journeys than the timetable has, for measuring: extra sections of each, minutes apart, until there are `wanted`.
 * Their flight numbers have four digits or more, so they are flights of their own.
 */
export const withExtraSections = (journeys: readonly Journey[], wanted: number): readonly Journey[] => {
  if (journeys.length === 0) return journeys;
  return Array.from({ length: wanted }, (_, index) => {
    const original = journeys[index % journeys.length] ?? { flights: [], key: "" };
    const section = Math.floor(index / journeys.length);
    if (section === 0) return original;
    return journey(
      original.flights.map(({ flight, date, departs, arrives }) => ({
        flight: { ...flight, number: `${flight.number}${section}` },
        date,
        departs: departs + section * minute,
        arrives: arrives + section * minute,
      })),
    );
  });
};
