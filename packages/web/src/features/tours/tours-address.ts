import { isAtSearch } from "../walk/is-at-search.ts";
import type { Place } from "../walk/walk-kind.ts";

const isAtPlace = isAtSearch(["from", "to"]);
const tours = "/tours/detail/";
const lastOf = (path: string): string => path.split("?")[0]?.split("/").at(-1) ?? "";

/** Whether an address is the one that is open. A tour is the same by whichever search, or place, its address says it was found. */
export const isAtTours = (address: string, place: Place): boolean =>
  address.startsWith(tours) && place.pathname.startsWith(tours)
    ? lastOf(address) === lastOf(place.pathname)
    : isAtPlace(address, place);
