import type { Facet } from "../../booking/search/facet.ts";
import { extremesOf, fillColumn, orderByColumn } from "../../kernel/columns.ts";
import type { HotelFilters, HotelSort, HotelView, PriceRange } from "./hotel-filters.ts";
import {
  type AccommodationKind,
  accommodationKinds,
  type HotelAmenity,
  type HotelOffer,
  hotelAmenities,
} from "./hotels.types.ts";

/**
 * The results of a search as columns, made once for a set of results. Every order is sorted beforehand, so that a change of
 * filters is one walk over numbers.
 */
export type HotelTable = {
  readonly hotels: readonly HotelOffer[];
  /** Minor units of the whole stay. */
  readonly price: Float64Array;
  readonly stars: Uint8Array;
  /** In tenths; 0 for one that nobody has written of. */
  readonly score: Uint8Array;
  /** Place in `accommodationKinds`. */
  readonly kind: Uint8Array;
  /** A bit for each of `hotelAmenities`. */
  readonly amenities: Uint32Array;
  readonly refundable: Uint8Array;
  readonly orders: Readonly<Record<HotelSort, Uint32Array>>;
};

const amenityBits = (amenities: readonly HotelAmenity[]): number =>
  amenities.reduce((bits, amenity) => bits | (1 << hotelAmenities.indexOf(amenity)), 0);

const mostTenths = 100;

/** Score weighs most, then price, then the way to what was searched for; less is better. */
const bestKey = (price: Float64Array, score: Uint8Array, hotels: readonly HotelOffer[]): Float64Array => {
  const cheapest = Math.max(1, extremesOf(price)[0]);
  return fillColumn(new Float64Array(price.length), (index) => {
    const dearer = Math.log2(Math.max(1, (price[index] ?? 0) / cheapest));
    const worse = (mostTenths - (score[index] === 0 ? 70 : (score[index] ?? 0))) / 10;
    return Math.round((worse * 1.2 + dearer + Math.min(20, hotels[index]?.km ?? 0) * 0.12) * 10_000);
  });
};

export const createHotelTable = (hotels: readonly HotelOffer[]): HotelTable => {
  const count = hotels.length;
  const numbers = (valueOf: (hotel: HotelOffer) => number): Float64Array =>
    fillColumn(new Float64Array(count), (index) => {
      const hotel = hotels[index];
      return hotel === undefined ? 0 : valueOf(hotel);
    });
  const price = numbers(({ total }) => total.minor);
  const stars = new Uint8Array(numbers((hotel) => hotel.stars));
  const score = new Uint8Array(numbers((hotel) => Math.round((hotel.score ?? 0) * 10)));
  const asGiven = fillColumn(new Uint32Array(count), (index) => index);
  const byPrice = orderByColumn(price, asGiven);
  return {
    hotels,
    price,
    stars,
    score,
    kind: new Uint8Array(
      numbers(({ kind }) => (kind === "unknown" ? accommodationKinds.length : accommodationKinds.indexOf(kind))),
    ),
    amenities: new Uint32Array(numbers((hotel) => amenityBits(hotel.amenities))),
    refundable: new Uint8Array(numbers(({ refundableUntil }) => (refundableUntil === null ? 0 : 1))),
    orders: {
      best: orderByColumn(bestKey(price, score, hotels), byPrice),
      cheapest: byPrice,
      score: orderByColumn(
        fillColumn(new Float64Array(count), (index) => mostTenths - (score[index] ?? 0)),
        byPrice,
      ),
      stars: orderByColumn(
        fillColumn(new Float64Array(count), (index) => 5 - (stars[index] ?? 0)),
        byPrice,
      ),
      nearest: orderByColumn(
        numbers(({ km }) => Math.round(km * 10)),
        byPrice,
      ),
    },
  };
};

const starsMask = (stars: readonly number[]): number =>
  stars.length === 0 ? 63 : stars.reduce((mask, star) => mask | (1 << star), 0);

const kindsMask = (kinds: readonly AccommodationKind[]): number =>
  kinds.length === 0
    ? 255
    : kinds.reduce((mask, kind) => (kind === "unknown" ? mask : mask | (1 << accommodationKinds.indexOf(kind))), 0);

/** The places in `hotels` of what a view shows, in its order. */
export const selectHotels = (table: HotelTable, { filters, sort }: HotelView): Uint32Array => {
  const order = table.orders[sort];
  const [least, most] = filters.price ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const stars = starsMask(filters.stars);
  const kinds = kindsMask(filters.kinds);
  const wanted = amenityBits(filters.amenities);
  const leastScore = (filters.score ?? 0) * 10;
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place++) {
    const index = order[place] ?? 0;
    const price = table.price[index] ?? 0;
    if (price < least || price > most) continue;
    if (((stars >> (table.stars[index] ?? 0)) & 1) === 0) continue;
    if (((kinds >> (table.kind[index] ?? 0)) & 1) === 0) continue;
    if ((table.score[index] ?? 0) < leastScore) continue;
    if (((table.amenities[index] ?? 0) & wanted) !== wanted) continue;
    if (filters.refundable && table.refundable[index] === 0) continue;
    kept[count] = index;
    count++;
  }
  return kept.subarray(0, count);
};

export type HotelFacets = {
  readonly stars: readonly Facet<number>[];
  readonly kinds: readonly Facet<AccommodationKind>[];
  readonly amenities: readonly Facet<HotelAmenity>[];
  /** How many have a free cancellation; null when none has. */
  readonly refundable: Facet<true> | null;
  readonly price: PriceRange | null;
};

const facetsBy = <Value>(
  { hotels, price }: HotelTable,
  values: readonly Value[],
  has: (index: number, value: Value) => boolean,
): readonly Facet<Value>[] =>
  values.flatMap((value) => {
    let count = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < hotels.length; index++) {
      if (!has(index, value)) continue;
      count++;
      least = Math.min(least, price[index] ?? least);
    }
    const currency = hotels[0]?.total.currency;
    return count === 0 || currency === undefined ? [] : [{ value, count, from: { minor: least, currency } }];
  });

/** What there is to filter by. */
export const hotelFacetsOf = (table: HotelTable): HotelFacets => ({
  stars: facetsBy(table, [5, 4, 3, 2, 1, 0], (index, stars) => table.stars[index] === stars),
  kinds: facetsBy<AccommodationKind>(
    table,
    accommodationKinds,
    (index, kind) => accommodationKinds[table.kind[index] ?? -1] === kind,
  ),
  amenities: facetsBy<HotelAmenity>(
    table,
    hotelAmenities,
    (index, amenity) => ((table.amenities[index] ?? 0) & (1 << hotelAmenities.indexOf(amenity))) !== 0,
  ),
  refundable: facetsBy<true>(table, [true], (index) => table.refundable[index] === 1)[0] ?? null,
  price: table.hotels.length === 0 ? null : extremesOf(table.price),
});

/** How many hotels the filters leave. */
export const countHotels = (table: HotelTable, filters: HotelFilters): number =>
  selectHotels(table, { filters, sort: "cheapest" }).length;
