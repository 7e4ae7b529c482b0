import { allOf, oneOf, only } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atLeast, range } from "../../booking/results/number-filters.ts";
import { leastFirst, lightestFirst, mostFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { accommodationKinds, type HotelOffer, hotelAmenities } from "./hotels.domain.ts";

/** Of the whole stay. */
const price = ({ total }: HotelOffer): number => total.minor;

const stars = (hotel: HotelOffer): number => hotel.stars;

/** What is ordered by is a whole number. */
const tenths = (value: number): number => Math.round(value * 10);

/** One that nobody has written of is taken for a good one. */
const likelyScore = (hotel: HotelOffer): number => hotel.score ?? 7;

/** The scores that one may ask for at least. */
export const scoreSteps = [9, 8, 7, 6] as const;

/** The hotels of a search, by what they are compared. */
export const hotelResults = describeResults({
  between: ".",
  idOf: ({ id }: HotelOffer) => id,
  price,
  currency: ({ total }: HotelOffer) => total.currency,
  filters: {
    stars: oneOf("stars", among([5, 4, 3, 2, 1, 0]), stars),
    kinds: oneOf("kinds", among(accommodationKinds), ({ kind }: HotelOffer) => kind),
    score: atLeast("score", scoreSteps, (hotel: HotelOffer) => hotel.score),
    refundable: only(
      "refundable",
      ({ refundable }: HotelOffer) => refundable !== null,
      ({ refundable }: HotelOffer) => refundable?.total.minor ?? null,
    ),
    price: range("price", price),
    /** By their English names, which are the same in both languages' addresses. */
    areas: oneOf("areas", like(/^[^.]{1,80}$/), ({ area }: HotelOffer) => area.en),
    amenities: allOf("amenities", among(hotelAmenities), ({ amenities }: HotelOffer) => amenities),
  },
  sorts: {
    /** The score weighs most, then the price, then the way to what was searched for. */
    best: lightestFirst(
      [likelyScore, (outOfTen) => (10 - outOfTen) * 1.2],
      [price, (amount, least) => Math.log2(Math.max(1, amount / least))],
      [({ km }: HotelOffer) => km, (way) => Math.min(20, way) * 0.12],
    ),
    cheapest: leastFirst(price),
    score: mostFirst((hotel: HotelOffer) => (hotel.score === null ? null : tenths(hotel.score))),
    stars: mostFirst(stars),
    nearest: leastFirst(({ km }: HotelOffer) => tenths(km)),
  },
  ties: [price],
});

export type HotelView = ReturnType<typeof hotelResults.decode>;
export type HotelFilters = HotelView["filters"];
export type HotelSort = HotelView["sort"];
export type HotelFacets = ReturnType<typeof hotelResults.facets>;

/** A hotel as it is looked at: at its least price, or at the least that can be given back. */
export type HotelRow = HotelOffer & { readonly isRefundableWanted?: true };

const given = new WeakMap<readonly HotelOffer[], readonly HotelRow[]>();

/** The hotels of a search at the price of what is wanted: who wants to be able to give it back looks at what that costs. */
export const hotelsFor = (
  hotels: readonly HotelOffer[],
  { refundable }: Pick<HotelFilters, "refundable">,
): readonly HotelRow[] => {
  if (!refundable) return hotels;
  const made =
    given.get(hotels) ?? hotels.map((hotel) => ({ ...hotel, ...hotel.refundable, isRefundableWanted: true }));
  given.set(hotels, made);
  return made;
};
