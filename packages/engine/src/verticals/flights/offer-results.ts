import { anyOf, oneOf, only } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost, range } from "../../booking/results/number-filters.ts";
import { leastFirst, lightestFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { minuteOfDay, timesOfDay } from "../../booking/results/times-of-day.ts";
import type { Itinerary } from "./flights.types.ts";
import { hasCheckedBag } from "./itinerary-facts.ts";

const price = (one: Itinerary): number => one.price.total.minor;

const minutes = ({ legs }: Itinerary): number => legs.reduce((sum, leg) => sum + leg.minutes, 0);

/** Most stops of any leg; 2 stands for two and more. */
const stops = ({ legs }: Itinerary): number => legs.reduce((most, leg) => Math.max(most, Math.min(2, leg.stops)), 0);

const timeAt = (local: string | undefined): number | null => (local === undefined ? null : minuteOfDay(local));

const departs = ({ legs }: Itinerary, leg: number): number | null => timeAt(legs[leg]?.departs.local);

const arrives = ({ legs }: Itinerary, leg: number): number | null => timeAt(legs[leg]?.arrives.local);

/** Where planes are changed on any leg. */
const transfers = ({ legs }: Itinerary): readonly string[] =>
  legs.flatMap(({ segments }) => segments.slice(0, -1).map(({ to }) => to));

/** The longest wait between two flights of a leg, in minutes; 0 where nobody waits. */
const longestWait = ({ legs }: Itinerary): number =>
  Math.max(0, ...legs.flatMap(({ segments }) => segments.map(({ layoverMinutes }) => layoverMinutes ?? 0)));

/** Made once of each: a list is drawn anew more often than it is looked at otherwise, and tells its rows apart by what they are. */
const once = <Of extends WeakKey, To>(make: (of: Of) => To): ((of: Of) => To) => {
  const made = new WeakMap<Of, To>();
  return (of) => {
    const one = made.get(of) ?? make(of);
    made.set(of, one);
    return one;
  };
};

const inBagFare = once((one: Itinerary): Itinerary => {
  if (one.withBag === undefined) return one;
  const { baggage, brand, hasRefundFee, isChangeable, isRefundable, perType, price } = one.withBag;
  return { ...one, baggage, brand, hasRefundFee, isChangeable, isRefundable, perType, price };
});
const allInBagFares = once((offers: readonly Itinerary[]): readonly Itinerary[] => offers.map(inBagFare));

/** The offers as they are looked at: by somebody who wants prices with a checked bag, each in its least fare that has one. */
export const offersFor = (
  offers: readonly Itinerary[],
  { withBag }: { readonly withBag: boolean },
): readonly Itinerary[] => (withBag ? allInBagFares(offers) : offers);

/** The offers of a search, by what they are compared. */
export const offerResults = describeResults({
  between: "_",
  idOf: ({ id }: Itinerary) => id,
  price,
  currency: (one: Itinerary) => one.price.total.currency,
  filters: {
    stops: oneOf("stops", among([0, 1, 2]), stops),
    airlines: oneOf("airlines", like(/^[A-Z0-9]{2}$/), ({ airline }: Itinerary) => airline),
    via: anyOf("via", like(/^[A-Z]{3}$/), transfers),
    price: range("price", price),
    maxMinutes: atMost("duration", minutes),
    maxWait: atMost("wait", longestWait),
    departs: timesOfDay("departs", departs),
    arrives: timesOfDay("arrives", arrives),
    refundable: only("refundable", ({ isRefundable }: Itinerary) => isRefundable),
    checkedBag: only("bag", hasCheckedBag),
    /** Each is wanted in its least fare with a checked bag (`offersFor`); those that can be had with none are ruled out. */
    withBag: only("with-bag", hasCheckedBag),
  },
  sorts: {
    /** Price weighs most, then time, then changing planes. */
    best: lightestFirst(
      [price, (amount, least) => amount / least],
      [minutes, (time, least) => (time / least) * 0.4],
      [stops, (count) => count * 0.1],
    ),
    cheapest: leastFirst(price),
    fastest: leastFirst(minutes),
    earliest: leastFirst((one: Itinerary) => departs(one, 0)),
  },
  ties: [price, minutes],
});

export type OfferView = ReturnType<typeof offerResults.decode>;
export type OfferFilters = OfferView["filters"];
export type OfferSort = OfferView["sort"];
export type OfferFacets = ReturnType<typeof offerResults.facets>;
