import { extremesOf, fillColumn, orderByColumn } from "../../kernel/columns.ts";
import type { Money } from "../../kernel/money.ts";
import type { Itinerary } from "./flights.types.ts";
import {
  dayParts,
  type OfferFilters,
  type OfferSort,
  type OfferView,
  offerSorts,
  type Range,
} from "./offer-filters.ts";

/**
 * The results of a search as columns, made once for a set of results. Every order is sorted beforehand, so that a change of
 * filters is one walk over numbers.
 */
export type OfferTable = {
  readonly itineraries: readonly Itinerary[];
  readonly airlines: readonly string[];
  readonly price: Float64Array;
  readonly minutes: Float64Array;
  /** 2 stands for two and more. */
  readonly stops: Uint8Array;
  readonly airline: Uint16Array;
  /** By leg, minutes after local midnight. */
  readonly departs: readonly Uint16Array[];
  readonly arrives: readonly Uint16Array[];
  /** Bit 1: refundable. Bit 2: a checked bag on every leg. */
  readonly flags: Uint8Array;
  readonly orders: Readonly<Record<OfferSort, Uint32Array>>;
};

const refundableFlag = 1;
const bagFlag = 2;

/** The digit at a place of a text; thousands of times are read at once, so nothing is cut out of them. */
const digitAt = (text: string, place: number): number => text.charCodeAt(place) - 48;

const minuteOfDay = (local: string): number =>
  (digitAt(local, 11) * 10 + digitAt(local, 12)) * 60 + digitAt(local, 14) * 10 + digitAt(local, 15);

const hasCheckedBag = ({ baggage, legs }: Itinerary): boolean => {
  let covered = 0;
  for (const { checked, leg, type } of baggage) {
    if (type !== "adult") continue;
    if ((checked.unit === "kg" ? checked.kg : checked.pieces) <= 0) return false;
    covered |= 1 << leg;
  }
  return covered === (1 << legs.length) - 1;
};

const mostStops = ({ legs }: Itinerary): number =>
  legs.reduce((most, leg) => Math.max(most, Math.min(2, leg.stops)), 0);

const totalMinutes = ({ legs }: Itinerary): number => legs.reduce((sum, { minutes }) => sum + minutes, 0);

/** Price weighs most, then time, then changing planes; 1 is the cheapest, and the shortest. */
const bestScore = (price: Float64Array, minutes: Float64Array, stops: Uint8Array): Float64Array => {
  const leastPrice = Math.max(1, Math.min(...extremesOf(price)));
  const leastMinutes = Math.max(1, Math.min(...extremesOf(minutes)));
  return fillColumn(new Float64Array(price.length), (index) => {
    const time = (minutes[index] ?? 0) / leastMinutes;
    return Math.round(((price[index] ?? 0) / leastPrice + time * 0.4 + (stops[index] ?? 0) * 0.1) * 10_000);
  });
};

export const createOfferTable = (itineraries: readonly Itinerary[]): OfferTable => {
  const count = itineraries.length;
  const airlines = [...new Set(itineraries.map(({ airline }) => airline))].toSorted();
  const idOf = new Map(airlines.map((code, id) => [code, id]));
  const legCount = itineraries.reduce((most, { legs }) => Math.max(most, legs.length), 0);
  const numbers = (valueOf: (itinerary: Itinerary) => number): Float64Array =>
    fillColumn(new Float64Array(count), (index) => {
      const itinerary = itineraries[index];
      return itinerary === undefined ? 0 : valueOf(itinerary);
    });
  const price = numbers((one) => one.price.total.minor);
  const minutes = numbers(totalMinutes);
  const stops = new Uint8Array(numbers(mostStops));
  const times = (end: "departs" | "arrives") =>
    Array.from(
      { length: legCount },
      (_, leg) =>
        new Uint16Array(numbers(({ legs }) => (legs[leg] === undefined ? 0 : minuteOfDay(legs[leg][end].local)))),
    );
  const departs = times("departs");
  const asGiven = fillColumn(new Uint32Array(count), (index) => index);
  const byMinutes = orderByColumn(minutes, asGiven);
  const byPrice = orderByColumn(price, byMinutes);
  return {
    itineraries,
    airlines,
    price,
    minutes,
    stops,
    airline: new Uint16Array(numbers(({ airline }) => idOf.get(airline) ?? 0)),
    departs,
    arrives: times("arrives"),
    flags: new Uint8Array(
      numbers((one) => (one.isRefundable ? refundableFlag : 0) | (hasCheckedBag(one) ? bagFlag : 0)),
    ),
    orders: {
      best: orderByColumn(bestScore(price, minutes, stops), byPrice),
      cheapest: byPrice,
      fastest: orderByColumn(minutes, byPrice),
      earliest: orderByColumn(departs[0] ?? [], byPrice),
    },
  };
};

type Window = { readonly column: Uint16Array; readonly from: number; readonly to: number };

const windowsOf = (columns: readonly Uint16Array[], ranges: readonly (Range | null)[]): readonly Window[] =>
  ranges.flatMap((range, leg) => {
    const column = columns[leg];
    return range === null || column === undefined ? [] : [{ column, from: range[0], to: range[1] }];
  });

/** The places in `itineraries` of what a view shows, in its order. */
export const selectOffers = (table: OfferTable, { filters, sort }: OfferView): Uint32Array => {
  const { airline, flags, minutes, price, stops } = table;
  const order = table.orders[sort];
  const [leastPrice, mostPrice] = filters.price ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const mostMinutes = filters.maxMinutes ?? Number.POSITIVE_INFINITY;
  const stopsMask =
    filters.stops.length === 0 ? 7 : filters.stops.reduce((mask: number, count) => mask | (1 << count), 0);
  const wantedFlags = (filters.refundable ? refundableFlag : 0) | (filters.checkedBag ? bagFlag : 0);
  const isAnyAirline = filters.airlines.length === 0;
  const wanted = Uint8Array.from(table.airlines, (code) => (isAnyAirline || filters.airlines.includes(code) ? 1 : 0));
  const windows = [...windowsOf(table.departs, filters.departs), ...windowsOf(table.arrives, filters.arrives)];
  const kept = new Uint32Array(order.length);
  let count = 0;
  walk: for (let place = 0; place < order.length; place++) {
    const index = order[place] ?? 0;
    const amount = price[index] ?? 0;
    if (amount < leastPrice || amount > mostPrice) continue;
    if ((minutes[index] ?? 0) > mostMinutes) continue;
    if (((stopsMask >> (stops[index] ?? 0)) & 1) === 0) continue;
    if (((flags[index] ?? 0) & wantedFlags) !== wantedFlags) continue;
    if (wanted[airline[index] ?? 0] === 0) continue;
    for (const { column, from, to } of windows) {
      const minute = column[index] ?? 0;
      if (minute < from || minute > to) continue walk;
    }
    kept[count] = index;
    count++;
  }
  return kept.subarray(0, count);
};

export type Facet<Value> = { readonly value: Value; readonly count: number; readonly from: Money };

export type OfferFacets = {
  readonly stops: readonly Facet<0 | 1 | 2>[];
  readonly airlines: readonly Facet<string>[];
  /** Minor units; null when there is nothing. */
  readonly price: Range | null;
  readonly minutes: Range | null;
  /** By leg, the parts of the day that something leaves in, and arrives in. */
  readonly departs: readonly (readonly Facet<Range>[])[];
  readonly arrives: readonly (readonly Facet<Range>[])[];
  /** Null when nothing is refundable; likewise below. */
  readonly refundable: Facet<true> | null;
  readonly checkedBag: Facet<true> | null;
};

/** `placeOf` gives the place in `values`, or less than 0 for none. */
const facetsBy = <Value>(
  table: OfferTable,
  values: readonly Value[],
  placeOf: (index: number) => number,
): readonly Facet<Value>[] => {
  const counts = values.map(() => 0);
  const least = values.map(() => Number.POSITIVE_INFINITY);
  table.price.forEach((amount, index) => {
    const place = placeOf(index);
    if (place < 0) return;
    counts[place] = (counts[place] ?? 0) + 1;
    least[place] = Math.min(least[place] ?? amount, amount);
  });
  const currency = table.itineraries[0]?.price.total.currency;
  return values.flatMap((value, place) => {
    const count = counts[place] ?? 0;
    return count === 0 || currency === undefined
      ? []
      : [{ value, count, from: { minor: least[place] ?? 0, currency } }];
  });
};

/** What there is to filter by. */
export const facetsOf = (table: OfferTable): OfferFacets => {
  const withFlag = (flag: number): Facet<true> | null =>
    facetsBy<true>(table, [true], (index) => (((table.flags[index] ?? 0) & flag) === flag ? 0 : -1))[0] ?? null;
  const byDayPart = (columns: readonly Uint16Array[]) =>
    columns.map((column) =>
      facetsBy(table, dayParts, (index) => {
        const minute = column[index] ?? 0;
        return dayParts.findIndex(([from, to]) => minute >= from && minute <= to);
      }),
    );
  const isEmpty = table.itineraries.length === 0;
  return {
    stops: facetsBy<0 | 1 | 2>(table, [0, 1, 2], (index) => table.stops[index] ?? 0),
    airlines: facetsBy(table, table.airlines, (index) => table.airline[index] ?? 0),
    price: isEmpty ? null : extremesOf(table.price),
    minutes: isEmpty ? null : extremesOf(table.minutes),
    departs: byDayPart(table.departs),
    arrives: byDayPart(table.arrives),
    refundable: withFlag(refundableFlag),
    checkedBag: withFlag(bagFlag),
  };
};

/** The place in `itineraries` of the first offer of each order; null where the filters leave nothing. */
export const leadersOf = (table: OfferTable, filters: OfferFilters): Readonly<Record<OfferSort, number | null>> => {
  const leaderBy = (sort: OfferSort) => selectOffers(table, { filters, sort })[0] ?? null;
  const [best, cheapest, fastest, earliest] = offerSorts.map(leaderBy);
  return { best: best ?? null, cheapest: cheapest ?? null, fastest: fastest ?? null, earliest: earliest ?? null };
};
