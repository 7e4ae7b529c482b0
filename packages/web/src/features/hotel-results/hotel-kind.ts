import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type HotelFilters,
  type HotelResults,
  type HotelRow,
  type HotelSort,
  hotelResults,
  hotelsFor,
} from "@safar/engine";

const sortWords: Readonly<Record<HotelSort, MessageDescriptor>> = {
  best: msg`Recommended`,
  cheapest: msg`Lowest price`,
  score: msg`Best reviewed`,
  stars: msg`Most stars`,
  nearest: msg`Nearest`,
};

/** The hotels of a search. */
export const hotelKind = {
  results: hotelResults,
  rowsOf: ({ hotels }: HotelResults, filters: Pick<HotelFilters, "refundable">) => hotelsFor(hotels, filters),
  idOf: ({ id }: HotelRow) => id,
  priceOf: ({ total }: HotelRow) => total,
  hasHeadings: true,
  sortWords,
} as const;
