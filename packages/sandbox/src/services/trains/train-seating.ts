import type { Gender, Seated } from "../../world/seating.ts";
import { knownRailClass, placesOf, type RailClass, type RailPlace } from "../../world/trains/rail-classes.ts";
import { type CrowdWish, strangersOn } from "../../world/trains/rail-crowd.ts";
import { type RailTrip, runKey } from "../../world/trains/rail-runs.ts";
import { type Held, placesTaken } from "../orders/stock.ts";
import { seedOf } from "../selling/seed.ts";
import { wrongPlaces } from "../selling/wrong.ts";
import type { World } from "./train-fares.ts";

/** Places of one booking. */
export const mostPlaces = 4;

/** A place, and who is to have it. */
export type PlaceWish = { readonly id: string; readonly pax_id: string; readonly gender: Gender };

/** A class of a train, with what a scenario makes of who else travels. */
export type Coaches = { readonly trip: RailTrip; readonly code: string; readonly crowd: CrowdWish };

/** Counts what was booked here of each class of a run. */
const stock = "train_inventory";

const stockOf = ({ code, trip }: Pick<Coaches, "code" | "trip">): string => `${runKey(trip)}.${code}`;

/** Who is where, those who booked here among them. */
export const seatedIn = (call: World, { code, crowd: wish, trip }: Coaches): Seated => {
  const strangers = strangersOn(knownRailClass(code), {
    key: runKey(trip),
    date: trip.runs,
    seed: seedOf(call, "trains"),
    wish,
  });
  const booked = placesTaken(call.store, stock, stockOf({ code, trip }));
  return new Map([
    ...strangers,
    ...booked.flatMap(({ gender, id }) => (gender === null ? [] : [[id, gender] as const])),
  ]);
};

/** How many places so many people can have, how many of them are berths, and of which kind each is: a cabin is for those who fill it. */
export const leftIn = (call: World, coaches: Coaches, people: number) => {
  const seated = seatedIn(call, coaches);
  const places = placesOf(knownRailClass(coaches.code));
  const cabinOf = ({ bay, coach, isFamily }: RailPlace) =>
    isFamily ? places.filter((one) => one.coach === coach && one.bay === bay) : [];
  const isTheirs = (cabin: readonly RailPlace[]) => cabin.length <= people && !cabin.some(({ id }) => seated.has(id));
  const free = places.filter((place) => !seated.has(place.id) && isTheirs(cabinOf(place)));
  const kinds = free.map(({ kind }) => kind);
  return { seats: kinds.length, berths: kinds.filter((kind) => kind !== "seat").length, kinds };
};

export const placesHeld = (coaches: Pick<Coaches, "code" | "trip">, wishes: readonly PlaceWish[]): Held => ({
  stock,
  of: stockOf(coaches),
  count: wishes.length,
  places: wishes.map(({ gender, id }) => ({ id, gender })),
});

const wrong = wrongPlaces("places");

const isNear = (one: RailPlace, other: RailPlace): boolean =>
  one.coach === other.coach &&
  ((one.bay !== null && one.bay === other.bay) || (one.row === other.row && Math.abs(one.col - other.col) === 1));

/** Why the operator does not place somebody there; undefined when it does. */
const violationOf = (
  railClass: RailClass,
  { operator }: RailTrip,
  wishes: readonly PlaceWish[],
  seated: Seated,
): { readonly seat: string; readonly reason: string } | undefined => {
  const places = placesOf(railClass);
  const chosen = places.filter(({ id }) => wishes.some((wish) => wish.id === id));
  const [lone, ...others] = wishes;
  const isLone = others.length === 0 && lone?.gender === "female";
  for (const { rule } of operator.rules) {
    for (const place of chosen) {
      const beside = places.filter((other) => other.id !== place.id && isNear(place, other));
      if (rule === "lone_woman" && isLone && beside.some(({ id }) => seated.get(id) === "male"))
        return { seat: place.id, reason: "beside_man" };
      if (rule === "whole_bay" && place.isFamily && beside.some((other) => !chosen.includes(other)))
        return { seat: place.id, reason: "whole_bay" };
    }
  }
  return undefined;
};

/** Refuses places that are not there, not free, too many, or against the operator's rules. */
export const insistOnPlaces = (call: World, coaches: Coaches, wishes: readonly PlaceWish[]): void => {
  const railClass = knownRailClass(coaches.code);
  const places = placesOf(railClass);
  const unknown = wishes.find(({ id }) => !places.some((place) => place.id === id));
  if (unknown !== undefined) throw wrong("validation_failed", 422, `There is no place "${unknown.id}" in this class.`);
  if (new Set(wishes.map(({ id }) => id)).size !== wishes.length)
    throw wrong("validation_failed", 422, "A place is named twice. Name each place once.");
  if (wishes.length > mostPlaces)
    throw wrong("limit_exceeded", 422, `A booking has at most ${mostPlaces} places.`, { max: mostPlaces });
  const seated = seatedIn(call, coaches);
  const taken = wishes.map(({ id }) => id).filter((id) => seated.has(id));
  if (taken.length > 0)
    throw wrong("seat_taken", 409, `Places ${taken.join(", ")} are taken. Choose others.`, { seats: taken });
  const violation = violationOf(railClass, coaches.trip, wishes, seated);
  if (violation !== undefined)
    throw wrong(
      "seat_rule_violation",
      409,
      `The operator does not place this traveller in ${violation.seat}.`,
      violation,
    );
};
