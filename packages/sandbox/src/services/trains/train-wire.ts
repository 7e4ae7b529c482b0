import type { AnswerOf, trainsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import { pointWire } from "../../world/geography.ts";
import { between, chance } from "../../world/hash.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { knownRailClass, placesOf, type RailClass } from "../../world/trains/rail-classes.ts";
import { daysAt, momentOf, type RailTrip, runKey } from "../../world/trains/rail-runs.ts";
import { knownRailStation, type RailStation } from "../../world/trains/rail-stations.ts";
import { daysBetween } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { stepsToCome } from "../orders/policy.ts";
import { seedOf } from "../selling/seed.ts";
import { berthPrice, placePrice } from "./train-fares.ts";
import { closesAt, effectOfSearch, type FoundTrip, type Party, type TrainSearch } from "./train-searches.ts";
import { type Coaches, leftIn } from "./train-seating.ts";

export type WireTrain = AnswerOf<typeof trainsEndpoints.readTrain>["Train"];
export type WireStations = AnswerOf<typeof trainsEndpoints.readTrain>["Stations"];

const minute = 60_000;

export const stationWire = ({ country, names, slug, stations, ...point }: RailStation): WireStations[string] => ({
  code: slug,
  ...namesWire(names),
  country,
  ...pointWire(point),
  stations: [...stations],
});

/** Stations that an answer names, by their codes. */
export const stationsWire = (codes: readonly string[]): WireStations =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, stationWire(knownRailStation(code))]));

/** Those that a train of the answer names. */
export const codesOf = ({ from, stops, to }: Pick<WireTrain, "from" | "stops" | "to">): readonly string[] => [
  from,
  to,
  ...stops.map(({ station }) => station),
];

export const coachesOf = (search: TrainSearch, trip: RailTrip, code: string): Coaches => ({
  trip,
  code,
  crowd: effectOfSearch(search).crowd ?? null,
});

export const classNameWire = (code: string) => ({ code, ...namesWire(knownRailClass(code).names) });

/** What the wire of a train follows from. */
type Facts = Pick<Call, "store" | "random" | "now">;

const partyPrice = (trip: RailTrip, railClass: RailClass, { adult, child }: Party, money: Money): number =>
  adult * placePrice(trip, railClass, { kind: "seat", type: "adult" }, money) +
  child * placePrice(trip, railClass, { kind: "seat", type: "child" }, money);

const classWire = (call: Facts, coaches: Coaches, pax: Party, money: Money): WireTrain["classes"][number] => {
  const { code, trip } = coaches;
  const railClass = knownRailClass(code);
  const left = leftIn(call, coaches, pax.adult + pax.child);
  const priceOf = (type: "adult" | "child") =>
    toWire(placePrice(trip, railClass, { kind: "seat", type }, money), money.currency);
  const kinds = [...new Set(placesOf(railClass).map(({ kind }) => kind))];
  const extraOf = new Map(kinds.map((kind) => [kind, berthPrice(trip, railClass, kind, money)]));
  // Nobody pays less than the cheapest of the places that are left.
  const extras = left.kinds
    .map((kind) => extraOf.get(kind) ?? 0)
    .toSorted((one, other) => one - other)
    .slice(0, pax.adult + pax.child);
  return {
    ...classNameWire(code),
    has: [...railClass.has],
    fare: { adult: priceOf("adult"), child: priceOf("child") },
    total: toWire(
      extras.reduce((sum, extra) => sum + extra, partyPrice(trip, railClass, pax, money)),
      money.currency,
    ),
    seats_left: left.seats,
    berths_left: left.berths,
    berth_extra: [...extraOf]
      .filter(([kind]) => kind !== "seat")
      .map(([kind, amount]) => ({ kind, amount: toWire(amount, money.currency) })),
    cancellation: stepsToCome(trip.operator.cancellation, trip.departs, call.now()),
  };
};

const knownBeforeMs = 12 * 60 * minute;

/** How late a train runs, as far as is known: from half a day before it leaves. */
export const delayOf = (call: Pick<Call, "now" | "random">, trip: RailTrip): number | null => {
  if (trip.departs - call.now() > knownBeforeMs) return null;
  const [key, seed] = [`${runKey(trip)}/late`, seedOf(call, "trains")];
  const { most, share } = trip.operator.late;
  return chance(key, seed) < share ? between(`${key}/minutes`, seed, 5, most) : 0;
};

const usualOf = ({ operator: { late }, service }: RailTrip, seed: number): WireTrain["usual"] => ({
  on_time_percent: Math.round(100 * (1 - late.share)) - between(`${service.number}/usual`, seed, 0, 9),
  late_min: between(`${service.number}/late`, seed, Math.ceil(late.most / 6), Math.ceil(late.most / 3)),
});

/** In a list the stops of the way; by itself a train has all of its run. */
const stopsWire = (trip: RailTrip, isWhole: boolean): Pick<WireTrain, "boards" | "leaves" | "stops"> => {
  const { boards, leaves, runs, service } = trip;
  const stops = service.calls.map(({ arrives, departs, km, station }, at, all) => ({
    station,
    arrives_at: at === 0 ? null : momentOf(runs, arrives),
    departs_at: at === all.length - 1 ? null : momentOf(runs, departs),
    km,
  }));
  return isWhole
    ? { stops, boards, leaves }
    : { stops: stops.slice(boards, leaves + 1), boards: 0, leaves: leaves - boards };
};

export const moneyOf = (call: Facts, { currency }: Pick<TrainSearch, "currency">): Money =>
  moneyAt(currency, call.now(), seedOf(call, "trains"));

export const trainWire = (
  call: Facts,
  { refId, search, trip }: FoundTrip,
  money: Money,
  isWhole = false,
): WireTrain => {
  const { arrives, departs, from, operator, runs, service, to, zone } = trip;
  const [departs_at, arrives_at] = [momentOf(runs, from.departs), momentOf(runs, to.arrives)];
  return {
    RefID: refId,
    train_no: service.number,
    ...namesWire(service.names),
    operator: namesWire(operator.names),
    from: from.station,
    to: to.station,
    departs_at,
    arrives_at,
    tz: zone,
    day_offset: daysBetween(departs_at.slice(0, 10), arrives_at.slice(0, 10)),
    duration_min: Math.round((arrives - departs) / minute),
    distance_km: to.km - from.km,
    ...stopsWire(trip, isWhole),
    runs_on: [...daysAt(trip)],
    currency: money.currency.code,
    classes: service.classes.map((code) => classWire(call, coachesOf(search, trip, code), search.pax, money)),
    booking_closes_at: instantOf(closesAt(trip)),
    delay_min: delayOf(call, trip),
    usual: usualOf(trip, seedOf(call, "trains")),
    refund_after_min: operator.refundAfter,
  };
};

/** What a session looks for, with the stations that the rest of an answer names. */
export const sessionWire = (search: TrainSearch, codes: readonly string[]) => ({
  SearchRefID: search.id,
  expires_at: instantOf(search.expiresAt),
  from: search.from,
  to: search.to,
  date: search.date,
  pax: search.pax,
  class: search.code,
  Stations: stationsWire([search.from, search.to, ...codes]),
});
