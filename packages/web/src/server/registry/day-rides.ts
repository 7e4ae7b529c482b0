import {
  cheapestFare,
  decodeBusCriteria,
  decodeTrains,
  encodeBusCriteria,
  encodeTrains,
  fail,
  type Money,
  type Names,
  ok,
  type Problem,
  type Result,
  type SearchText,
} from "@safar/engine";
import { currentBuses } from "../buses/current-buses.ts";
import { leastOf } from "../least-of.ts";
import type { CurrentRequest } from "../request/current-request.ts";
import { keptShort } from "../request/kept-short.ts";
import { currentTrains } from "../trains/current-trains.ts";

export const rideCarriers = ["trains", "buses"] as const;
export type RideCarrier = (typeof rideCarriers)[number];

export type Asked = { readonly carrier: RideCarrier; readonly search: SearchText };

/** What goes between two places on a day, in short. */
export type DayRides = {
  /** Of what has room, for everybody who is searched for; null where nothing has. */
  readonly least: Money | null;
  /** How many go, full ones too. */
  readonly count: number;
  /** The shortest of them; null where none goes. */
  readonly way: { readonly minutes: number; readonly km: number } | null;
  /** When the first and the last leave, as the clock there shows it. */
  readonly first: string | null;
  readonly last: string | null;
  /** Who drives, each by the name of their emblem; none where one alone does. */
  readonly firms: readonly { readonly emblem: string; readonly name: Names }[];
};

type Ride = {
  readonly departs: { readonly local: string };
  readonly minutes: number;
  readonly km: number;
  readonly prices: readonly (Money | null)[];
};

const inShort = (rides: readonly Ride[], firms: DayRides["firms"]): DayRides => {
  const least = leastOf(rides.flatMap(({ prices }) => prices));
  const [way = null] = rides.toSorted((one, other) => one.minutes - other.minutes);
  const leave = rides.map(({ departs }) => departs.local).toSorted();
  const [first, last] = [leave[0] ?? null, leave.at(-1) ?? null];
  return { least, count: rides.length, way: way && { minutes: way.minutes, km: way.km }, first, last, firms };
};

type Finding = Promise<Result<DayRides, Problem>>;

const findBuses = async (search: SearchText): Finding => {
  const outcome = await (await currentBuses()).timetable.times(search);
  if (outcome.type !== "TIMES") return fail(outcome.type === "PROBLEM" ? outcome.problem : { kind: "offline" });
  const { departures } = outcome.times;
  const firms = new Map(departures.map(({ operator: { name, slug } }) => [slug, { emblem: slug, name }]));
  const rides = departures.map((one) => ({ ...one, prices: one.seatsLeft > 0 ? [cheapestFare(one)] : [] }));
  return ok(inShort(rides, [...firms.values()]));
};

const findTrains = async (search: SearchText): Finding => {
  const outcome = await (await currentTrains()).finder.find(search);
  if (outcome.type !== "FOUND") return fail(outcome.type === "PROBLEM" ? outcome.problem : { kind: "offline" });
  const rides = outcome.found.trains.map((one) => ({
    ...one,
    prices: one.classes.flatMap(({ seatsLeft, total }) => (seatsLeft > 0 ? [total] : [])),
  }));
  return ok(inShort(rides, []));
};

const finders: Readonly<
  Record<RideCarrier, { read: (text: string) => SearchText; find: (of: SearchText) => Finding }>
> = {
  buses: { read: (text) => encodeBusCriteria(decodeBusCriteria(text)), find: findBuses },
  trains: { read: (text) => encodeTrains(decodeTrains(text)), find: findTrains },
};

/** The rides of a search's day, however it is written. */
export const dayRides = (request: CurrentRequest, { carrier, search }: Asked): Finding => {
  const { find, read } = finders[carrier];
  const asked = read(search);
  return keptShort(request, `rides:${carrier}:${asked}`, () => find(asked));
};
