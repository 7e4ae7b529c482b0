import type { Facet } from "../../booking/search/facet.ts";
import {
  extremesOf,
  fillColumn,
  keepAmong,
  keepWithin,
  type Marks,
  markedIn,
  orderByColumn,
} from "../../kernel/columns.ts";
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
  const timesOfLegs = () => Array.from({ length: legCount }, () => new Uint16Array(count));
  const price = new Float64Array(count);
  const minutes = new Float64Array(count);
  const stops = new Uint8Array(count);
  const airline = new Uint16Array(count);
  const flags = new Uint8Array(count);
  const departs = timesOfLegs();
  const arrives = timesOfLegs();
  // One walk fills all columns: thousands of offers do not fit the processor's cache, and are fetched once.
  for (const [index, one] of itineraries.entries()) {
    price[index] = one.price.total.minor;
    airline[index] = idOf.get(one.airline) ?? 0;
    flags[index] = (one.isRefundable ? refundableFlag : 0) | (hasCheckedBag(one) ? bagFlag : 0);
    let leg = 0;
    for (const flown of one.legs) {
      minutes[index] = (minutes[index] ?? 0) + flown.minutes;
      stops[index] = Math.max(stops[index] ?? 0, Math.min(2, flown.stops));
      departs[leg]?.fill(minuteOfDay(flown.departs.local), index, index + 1);
      arrives[leg]?.fill(minuteOfDay(flown.arrives.local), index, index + 1);
      leg++;
    }
  }
  const asGiven = fillColumn(new Uint32Array(count), (index) => index);
  const byMinutes = orderByColumn(minutes, asGiven);
  const byPrice = orderByColumn(price, byMinutes);
  return {
    itineraries,
    airlines,
    price,
    minutes,
    stops,
    airline,
    departs,
    arrives,
    flags,
    orders: {
      best: orderByColumn(bestScore(price, minutes, stops), byPrice),
      cheapest: byPrice,
      fastest: orderByColumn(minutes, byPrice),
      earliest: orderByColumn(departs[0] ?? [], byPrice),
    },
  };
};

const keepWindows = (marks: Marks, columns: readonly Uint16Array[], ranges: readonly (Range | null)[]): void => {
  for (const [leg, range] of ranges.entries()) {
    const column = columns[leg];
    if (range !== null && column !== undefined) keepWithin(marks, column, ...range);
  }
};

/** Which offers the filters leave; null when nothing is filtered. Each filter that is used is one walk over its column. */
const marksOf = (table: OfferTable, filters: OfferFilters): Marks | null => {
  const { airlines, arrives, checkedBag, departs, maxMinutes, price, refundable, stops } = filters;
  const isFree = [price, maxMinutes, ...departs, ...arrives].every((one) => one === null);
  const flags = (refundable ? refundableFlag : 0) | (checkedBag ? bagFlag : 0);
  if (isFree && flags === 0 && airlines.length === 0 && stops.length === 0) return null;
  const marks = new Uint8Array(table.itineraries.length).fill(1);
  if (price !== null) keepWithin(marks, table.price, ...price);
  if (maxMinutes !== null) keepWithin(marks, table.minutes, 0, maxMinutes);
  if (stops.length > 0)
    keepAmong(
      marks,
      table.stops,
      Uint8Array.from([0, 1, 2], (count) => Number(stops.some((one) => one === count))),
    );
  if (flags > 0)
    keepAmong(
      marks,
      table.flags,
      Uint8Array.from([0, 1, 2, 3], (all) => Number((all & flags) === flags)),
    );
  if (airlines.length > 0) {
    const wanted = new Set(airlines);
    keepAmong(
      marks,
      table.airline,
      Uint8Array.from(table.airlines, (code) => Number(wanted.has(code))),
    );
  }
  keepWindows(marks, table.departs, departs);
  keepWindows(marks, table.arrives, arrives);
  return marks;
};

/** The places in `itineraries` of what a view shows, in its order. To be read, not written to. */
export const selectOffers = (table: OfferTable, { filters, sort }: OfferView): Uint32Array => {
  const marks = marksOf(table, filters);
  const order = table.orders[sort];
  return marks === null ? order : markedIn(order, marks);
};

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
  const marks = marksOf(table, filters);
  const leaderBy = (sort: OfferSort) => table.orders[sort].find((row) => marks === null || marks[row] === 1) ?? null;
  const [best, cheapest, fastest, earliest] = offerSorts.map(leaderBy);
  return { best: best ?? null, cheapest: cheapest ?? null, fastest: fastest ?? null, earliest: earliest ?? null };
};
