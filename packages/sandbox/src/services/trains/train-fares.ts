import type { Call } from "../../core/service.ts";
import { type Money, minorOf, roundedIn } from "../../world/money.ts";
import { berthShares, type PlaceKind, type RailClass } from "../../world/trains/rail-classes.ts";
import { isEid } from "../../world/trains/rail-crowd.ts";
import type { RailTrip } from "../../world/trains/rail-runs.ts";

/** Saudi Arabia taxes the rails; Pakistan does not. */
const taxShare = { PK: 0, SA: 0.15 } as const;
const serviceShare = 0.02;
const leastDollars = 0.8;
const childShare = 0.5;
const eidFactor = 1.1;

export type PaxType = "adult" | "child";

/** A ticket before what comes to it, in dollars. Long ways are cheaper by the kilometre. */
const fareDollars = ({ from, runs, to }: RailTrip, { perKm }: RailClass): number => {
  const km = to.km - from.km;
  const taper = km > 900 ? 0.82 : km > 400 ? 0.9 : 1;
  return Math.max(leastDollars, km * perKm * taper) * (isEid(runs) ? eidFactor : 1);
};

/** What a place is made of, in minor units; several places come to the sum of what each comes to. */
export type FareParts = {
  readonly fare: number;
  readonly berth: number;
  readonly tax: number;
  readonly service: number;
};

type Place = { readonly type: PaxType; readonly kind: PlaceKind };

export const fareParts = (
  trip: RailTrip,
  railClass: RailClass,
  { kind, type }: Place,
  money: Money,
  berthDrift = 1,
): FareParts => {
  const dollars = fareDollars(trip, railClass);
  const fare = minorOf(dollars * (type === "child" ? childShare : 1), money);
  // A berth is as long for a child.
  const berth = berthShares[kind] === 0 ? 0 : minorOf(dollars * berthShares[kind] * berthDrift, money);
  const taxed = fare + berth;
  return {
    fare,
    berth,
    tax: roundedIn(money, taxed * taxShare[railClass.country]),
    service: Math.max(money.currency.step, roundedIn(money, taxed * serviceShare)),
  };
};

export const sumOf = ({ berth, fare, service, tax }: FareParts): number => fare + berth + tax + service;

/** All that a place costs. */
export const placePrice = (trip: RailTrip, railClass: RailClass, place: Place, money: Money): number =>
  sumOf(fareParts(trip, railClass, place, money));

/** What of it the berth adds, with what comes to that. */
export const berthPrice = (trip: RailTrip, railClass: RailClass, kind: PlaceKind, money: Money): number =>
  placePrice(trip, railClass, { kind, type: "adult" }, money) -
  placePrice(trip, railClass, { kind: "seat", type: "adult" }, money);

export type World = Pick<Call, "store" | "random">;
