import { decodeHotelView, encodeHotelView, type HotelFilters, type HotelView } from "@safar/engine";

/** The parameters of an address that a view is written in, as the engine names them. */
const names: ReadonlySet<string> = new Set(["stars", "kinds", "score", "refundable", "price", "amenities", "sort"]);

const partsOf = (query: string): readonly string[] =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "");

const isOfView = (part: string): boolean => names.has(part.split("=")[0] ?? "");

export const hotelViewOf = (query: string): HotelView => decodeHotelView(query);

/** What a query asks for besides a view: the search itself. */
export const searchPartsOf = (query: string): string =>
  partsOf(query)
    .filter((part) => !isOfView(part))
    .join("&");

/** The query with what is not of a view kept as it is, and a view in place of the one that was there. Begins with `?`. */
export const queryWithView = (query: string, view: HotelView): string =>
  `?${[searchPartsOf(query), encodeHotelView(view)].filter((part) => part !== "").join("&")}`;

/** How many filters are in use. */
export const countHotelFilters = ({ amenities, kinds, price, refundable, score, stars }: HotelFilters): number =>
  amenities.length + kinds.length + stars.length + Number(price !== null) + Number(refundable) + Number(score !== null);
