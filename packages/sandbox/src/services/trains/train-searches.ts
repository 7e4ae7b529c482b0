import type { AnswerOf, trainsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { effectOnTrains } from "../../scenarios/trains.scenarios.ts";
import { distanceKm } from "../../world/geography.ts";
import { changesOn, type RailTrip, tripBy, tripKey, tripsOn } from "../../world/trains/rail-runs.ts";
import { knownRailStation, type RailStation, railStations, stationsIn } from "../../world/trains/rail-stations.ts";
import { addDays, type LocalDate, toLocalDate } from "../../world/zones.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";

export type Party = { readonly adult: number; readonly child: number; readonly infant: number };

export type TrainRoute = {
  readonly from: string;
  readonly to: string;
  readonly date: LocalDate;
  readonly pax: Party;
  readonly code: string | null;
  readonly currency: string;
};

export type TrainSearch = Session &
  TrainRoute & {
    /** Somebody else has taken a place of the unlucky coach before their eyes. */
    readonly isRobbed: boolean;
  };

export const trainSessions = createSessions<TrainSearch>("train_searches");

const idLength = 12;

export const openTrainSearch = (call: Call, route: TrainRoute): TrainSearch =>
  trainSessions.keep(call, { ...openSession(call, idLength), ...route, isRobbed: false });

/** A city by any of its stations. */
const cityOf = (slug: string): string => railStations.find(({ stations }) => stations.includes(slug))?.slug ?? slug;

/** What the scenario of a search does, whichever stations of its cities were named. */
export const effectOfSearch = ({ from, to }: Pick<TrainRoute, "from" | "to">) =>
  effectOnTrains({ from: cityOf(from), to: cityOf(to) });

const minute = 60_000;

/** When it can no longer be booked here. */
export const closesAt = ({ departs, operator }: RailTrip): number => departs - operator.closes * minute;

const isOnSale = (call: Pick<Call, "now">, trip: RailTrip): boolean => {
  const farthest = addDays(toLocalDate(call.now(), trip.zone), trip.operator.daysAhead);
  return closesAt(trip) > call.now() && trip.runs <= farthest;
};

const fits = (code: string | null, { service }: RailTrip): boolean => code === null || service.classes.includes(code);

type Ends = { readonly from: RailStation; readonly to: RailStation };

const endsOf = ({ from, to }: Pick<TrainRoute, "from" | "to">): Ends => ({
  from: knownRailStation(from),
  to: knownRailStation(to),
});

const directOn = (call: Pick<Call, "now">, { from, to }: Ends, date: LocalDate, code: string | null) =>
  tripsOn(from, to, date).filter((trip) => isOnSale(call, trip) && fits(code, trip));

const changingOn = (call: Pick<Call, "now">, { from, to }: Ends, date: LocalDate, code: string | null) =>
  changesOn(from, to, date).filter(({ first, second }) =>
    [first, second].every((trip) => isOnSale(call, trip) && fits(code, trip)),
  );

const countOn = (call: Pick<Call, "now">, ends: Ends, date: LocalDate, code: string | null): number =>
  directOn(call, ends, date, code).length || changingOn(call, ends, date, code).length;

export const foundOf = (call: Pick<Call, "now">, search: TrainRoute) => {
  const ends = endsOf(search);
  const trips = directOn(call, ends, search.date, search.code);
  return { trips, changes: trips.length > 0 ? [] : changingOn(call, ends, search.date, search.code) };
};

type Suggestions = AnswerOf<typeof trainsEndpoints.searchTrains>["suggestions"];

const daysLooked = 45;
const mostDays = 3;
const mostStations = 4;
const farthestKm = 500;

const nextDates = (call: Pick<Call, "now">, ends: Ends, { code, date }: TrainRoute): Suggestions["next_dates"] => {
  const found: Suggestions["next_dates"] = [];
  for (let day = 1; day <= daysLooked && found.length < mostDays; day += 1) {
    const next = addDays(date, day);
    const trains = countOn(call, ends, next, code);
    if (trains > 0) found.push({ date: next, from: ends.from.slug, to: ends.to.slug, trains });
  }
  return found;
};

const near = (place: RailStation): readonly { readonly station: RailStation; readonly km: number }[] =>
  railStations
    .filter(({ country, slug, stations }) => country === place.country && stations.length === 0 && slug !== place.slug)
    .filter(({ slug }) => !stationsIn(place).includes(slug))
    .map((station) => ({ station, km: distanceKm(place, station) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km);

/** Where a place is exchanged for one nearby. */
const withEnd = (ends: Ends, end: "from" | "to", station: RailStation): Ends => ({ ...ends, [end]: station });

const nearbyOf = (call: Pick<Call, "now">, ends: Ends, { code, date }: TrainRoute): Suggestions["nearby_stations"] =>
  (["to", "from"] as const)
    .flatMap((end) => near(ends[end]).map(({ km, station }) => ({ end, km, station })))
    .filter(({ end, station }) => !stationsIn(ends[end === "to" ? "from" : "to"]).includes(station.slug))
    .sort((one, other) => one.km - other.km)
    .map(({ end, km, station }) => ({
      end,
      code: station.slug,
      km,
      trains: countOn(call, withEnd(ends, end, station), date, code),
    }))
    .filter(({ trains }) => trains > 0)
    .slice(0, mostStations);

/** Days on which a train goes between the places; where none ever does, between one of them and the station nearest to the other. */
const daysNear = (call: Pick<Call, "now">, ends: Ends, route: TrainRoute): Suggestions["next_dates"] => {
  const own = nextDates(call, ends, route);
  if (own.length > 0) return own;
  for (const { station } of near(ends.to)) {
    const other = stationsIn(ends.from).includes(station.slug)
      ? []
      : nextDates(call, withEnd(ends, "to", station), route);
    if (other.length > 0) return other;
  }
  return own;
};

/** What to search for instead, all of it looked up. */
export const suggestionsFor = (call: Pick<Call, "now">, route: TrainRoute): Suggestions => {
  const ends = endsOf(route);
  return { next_dates: daysNear(call, ends, route), nearby_stations: nearbyOf(call, ends, route) };
};

/** A train's reference within its search. */
export const refOf = ({ id }: Pick<Session, "id">, trip: RailTrip): string =>
  `${id}-${tripKey(trip).replaceAll(".", "_")}`;

export type FoundTrip = { readonly search: TrainSearch; readonly trip: RailTrip; readonly refId: string };

/** A train of a search that still lives; reading it makes the search live on. */
export const tripOfRef = (call: Call, refId: string): FoundTrip => {
  const at = refId.indexOf("-");
  const search = trainSessions.read(call, refId.slice(0, Math.max(0, at)));
  const trip = tripBy(refId.slice(at + 1).replaceAll("_", "."));
  if (trip !== undefined && isOnSale(call, trip)) return { search, trip, refId };
  throw refuse("session_expired", { status: 410, message: "This train can no longer be booked here. Search again." });
};
