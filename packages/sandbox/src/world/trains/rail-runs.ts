import { addDays, atMinute, type Instant, type LocalDate, toInstant, weekdayOf } from "../zones.ts";
import { knownRailOperator, type RailOperator } from "./rail-operators.ts";
import { knownRailStation, type RailStation, railZones, stationsIn } from "./rail-stations.ts";
import { type Call, type RailService, railServiceOf, railServices } from "./rail-timetable.ts";

/** One train between two of its stops, on one run. */
export type RailTrip = {
  readonly service: RailService;
  readonly operator: RailOperator;
  /** The day on which the train begins its run. */
  readonly runs: LocalDate;
  /** Its stops, by their places among all. */
  readonly boards: number;
  readonly leaves: number;
  readonly from: Call;
  readonly to: Call;
  readonly zone: string;
  readonly departs: Instant;
  readonly arrives: Instant;
};

const dayMinutes = 24 * 60;

/** On what day a train that begins on some day comes by. */
const daysOn = (minutes: number): number => Math.floor(minutes / dayMinutes);

export const zoneOf = (station: string): string => railZones[knownRailStation(station).country];

/** A run's moment at the place's own clock. */
export const momentOf = (runs: LocalDate, minutes: number): string => atMinute(runs, minutes);

const tripOn = (service: RailService, runs: LocalDate, boards: number, leaves: number): RailTrip | undefined => {
  const [from, to] = [service.calls[boards], service.calls[leaves]];
  if (from === undefined || to === undefined || boards >= leaves || !service.days.includes(weekdayOf(runs)))
    return undefined;
  const zone = zoneOf(from.station);
  const at = (minutes: number): Instant => toInstant(momentOf(runs, minutes), zone);
  return {
    service,
    operator: knownRailOperator(service.operator),
    runs,
    boards,
    leaves,
    from,
    to,
    zone,
    departs: at(from.departs),
    arrives: at(to.arrives),
  };
};

/** Names a trip for ever: `7.2026-12-03.0.12`. */
export const tripKey = ({ boards, leaves, runs, service }: RailTrip): string =>
  `${service.number}.${runs}.${boards}.${leaves}`;

export const tripBy = (key: string): RailTrip | undefined => {
  const [number = "", runs = "", boards = "", leaves = ""] = key.split(".");
  const service = railServiceOf(number);
  return service === undefined ? undefined : tripOn(service, runs, Number(boards), Number(leaves));
};

/** What a run takes its places from, whichever of its stops somebody gets on at. */
export const runKey = ({ runs, service }: Pick<RailTrip, "runs" | "service">): string => `${service.number}.${runs}`;

/** The first of some stations that a train calls at, between two of its stops. */
const callAt = ({ calls }: RailService, stations: readonly string[], after: number): number => {
  for (const station of stations) {
    const at = calls.findIndex((call, index) => index > after && call.station === station);
    if (at >= 0) return at;
  }
  return -1;
};

const byDeparture = (one: RailTrip, other: RailTrip): number =>
  one.departs - other.departs || (one.service.number < other.service.number ? -1 : 1);

type Pair = { readonly service: RailService; readonly boards: number; readonly leaves: number };

const pairs = new Map<string, readonly Pair[]>();

/** The trains that ever go from one place to the other, and where one gets on and off. */
const pairsOf = (from: RailStation, to: RailStation): readonly Pair[] => {
  const key = `${from.slug}/${to.slug}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const found = railServices.flatMap((service) => {
    const boards = callAt(service, stationsIn(from), -1);
    const leaves = boards < 0 ? -1 : callAt(service, stationsIn(to), boards);
    return leaves < 0 ? [] : [{ service, boards, leaves }];
  });
  pairs.set(key, found);
  return found;
};

/** Every train that leaves one place on a day and calls at the other, the earliest first. */
export const tripsOn = (from: RailStation, to: RailStation, date: LocalDate): readonly RailTrip[] =>
  pairsOf(from, to)
    .flatMap(({ boards, leaves, service }) => {
      const later = daysOn(service.calls[boards]?.departs ?? 0);
      return tripOn(service, addDays(date, -later), boards, leaves) ?? [];
    })
    .sort(byDeparture);

/** Days on which a train comes by one of its stops. */
export const daysAt = ({ boards, service }: RailTrip): readonly number[] => {
  const later = daysOn(service.calls[boards]?.departs ?? 0);
  return service.days.map((day) => (day + later) % 7).sort((one, other) => one - other);
};

/** Two trains with a change in a station. */
export type RailChange = { readonly first: RailTrip; readonly second: RailTrip };

const minute = 60_000;
const leastChange = 30 * minute;
const mostChange = 12 * 60 * minute;
const mostChanges = 6;

/** Where one train can be left for another, and the soonest end of it all. */
const bestChange = (first: RailService, runs: LocalDate, boards: number, to: RailStation): RailChange | undefined => {
  let best: RailChange | undefined;
  for (let leaves = boards + 1; leaves < first.calls.length; leaves += 1) {
    const trip = tripOn(first, runs, boards, leaves);
    if (trip === undefined) return undefined;
    const station = knownRailStation(trip.to.station);
    const day = addDays(runs, daysOn(trip.to.arrives));
    for (const second of [...tripsOn(station, to, day), ...tripsOn(station, to, addDays(day, 1))]) {
      const wait = second.departs - trip.arrives;
      if (wait < leastChange || wait > mostChange || second.service === first) continue;
      if (best === undefined || second.arrives < best.second.arrives) best = { first: trip, second };
    }
  }
  return best;
};

/** Journeys with one change, for each train that leaves the place the one that ends soonest; the soonest of all first. */
export const changesOn = (from: RailStation, to: RailStation, date: LocalDate): readonly RailChange[] =>
  railServices
    .flatMap((service) => {
      const boards = callAt(service, stationsIn(from), -1);
      const call = service.calls[boards];
      if (call === undefined) return [];
      return bestChange(service, addDays(date, -daysOn(call.departs)), boards, to) ?? [];
    })
    .sort((one, other) => one.second.arrives - other.second.arrives)
    .slice(0, mostChanges);
