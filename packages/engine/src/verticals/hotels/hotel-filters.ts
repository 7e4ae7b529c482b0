import { readQuery, writeQuery } from "../../kernel/query.ts";
import { type AccommodationKind, accommodationKinds, type HotelAmenity, hotelAmenities } from "./hotels.types.ts";

export type HotelSort = "best" | "cheapest" | "score" | "stars" | "nearest";

export const hotelSorts = ["best", "cheapest", "score", "stars", "nearest"] as const satisfies readonly HotelSort[];

/** From and to in minor units, both included. */
export type PriceRange = readonly [from: number, to: number];

/** What is wanted; null and empty want everything. */
export type HotelFilters = {
  readonly stars: readonly number[];
  readonly kinds: readonly AccommodationKind[];
  /** Least score out of ten. */
  readonly score: number | null;
  readonly refundable: boolean;
  readonly price: PriceRange | null;
  /** All of these. */
  readonly amenities: readonly HotelAmenity[];
};

export type HotelView = { readonly filters: HotelFilters; readonly sort: HotelSort };

export const noHotelFilters: HotelFilters = {
  stars: [],
  kinds: [],
  score: null,
  refundable: false,
  price: null,
  amenities: [],
};

/** The scores that one may ask for at least. */
export const scoreSteps = [9, 8, 7, 6] as const;

/** As parameters of an address; what is not filtered by is left out. */
export const encodeHotelView = ({ filters, sort }: HotelView): string =>
  writeQuery([
    ["stars", filters.stars.join(".")],
    ["kinds", filters.kinds.join(".")],
    ["score", filters.score === null ? "" : String(filters.score)],
    ["refundable", filters.refundable ? "1" : ""],
    ["price", filters.price === null ? "" : filters.price.join("-")],
    ["amenities", filters.amenities.join(".")],
    ["sort", sort === "best" ? "" : sort],
  ]);

const readPrice = (text: string): PriceRange | null => {
  const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(text) ?? [];
  return from === undefined || to === undefined || Number(from) > Number(to) ? null : [Number(from), Number(to)];
};

/** Any parameters as a view; what is not understood filters nothing. */
export const decodeHotelView = (text: string): HotelView => {
  const fields = readQuery(text);
  // A form without script sends a name again for each of its values.
  const all = (name: string): readonly string[] => [
    ...new Set(fields.getAll(name).flatMap((value) => value.split("."))),
  ];
  const score = Number(fields.get("score") ?? "");
  const kinds = all("kinds");
  const amenities = all("amenities");
  return {
    filters: {
      stars: all("stars")
        .filter((stars) => /^[0-5]$/.test(stars))
        .map(Number),
      kinds: accommodationKinds.filter((kind) => kinds.includes(kind)),
      score: scoreSteps.find((step) => step === score) ?? null,
      refundable: fields.get("refundable") === "1",
      price: readPrice(fields.get("price") ?? ""),
      amenities: hotelAmenities.filter((amenity) => amenities.includes(amenity)),
    },
    sort: hotelSorts.find((sort) => sort === fields.get("sort")) ?? "best",
  };
};
