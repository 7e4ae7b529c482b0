import type { Call } from "../../core/service.ts";
import type { SeatCategory } from "../../world/buses/bus-coaches.ts";
import { type BusDeparture, saleOf, seatDollars } from "../../world/buses/bus-departures.ts";
import { type Money, minorOf, roundedIn } from "../../world/money.ts";
import { seedOf } from "../selling/seed.ts";
import type { Bundle } from "./bus-bundles.ts";

/** Saudi Arabia taxes the road; Pakistan's coaches pay theirs at the toll. */
const taxShare = { PK: 0, SA: 0.15 } as const;
const serviceShare = 0.02;

type Chance = Pick<Call, "random">;
type Fare = { readonly original: number; readonly fare: number };

/** A seat's fare in minor units, before and after the departure's own reduction. */
export const seatFare = (
  call: Chance,
  departure: BusDeparture,
  category: SeatCategory,
  money: Money,
  drift = 1,
): Fare => {
  const seed = seedOf(call, "buses");
  const original = minorOf(seatDollars(departure, category, seed) * drift, money);
  return { original, fare: original - roundedIn(money, original * saleOf(departure, seed)) };
};

/** What comes to a seat's fare or off it: several seats come to the sum of what each comes to. */
export const seatParts = (
  { fare }: Pick<Fare, "fare">,
  { operator }: BusDeparture,
  { discount }: Pick<Bundle, "discount">,
  money: Money,
) => {
  const byBundle = roundedIn(money, (fare * discount) / 100);
  const taxed = fare - byBundle;
  return {
    byBundle,
    tax: roundedIn(money, taxed * taxShare[operator.country]),
    service: Math.max(money.currency.step, roundedIn(money, taxed * serviceShare)),
  };
};

const withoutBundle = { discount: 0 } as const;

/** What a seat costs with all that comes to its fare, as lists and plans tell it: the price that it is sold for without a bundle. */
export const seatPrice = (call: Chance, departure: BusDeparture, category: SeatCategory, money: Money): Fare => {
  const { fare, original } = seatFare(call, departure, category, money);
  const whole = (of: number): number => {
    const { service, tax } = seatParts({ fare: of }, departure, withoutBundle, money);
    return of + tax + service;
  };
  return { original: whole(original), fare: whole(fare) };
};
