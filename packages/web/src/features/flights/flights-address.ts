import { decodeCriteria, encodeCriteria } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { Place } from "../walk/walk-kind.ts";

const searchIn = (query: string) => encodeCriteria(decodeCriteria(query));

const [resultsPath = ""] = paths.flightResults("").split("?");

/** Results stand at an address that names the cities too; it may leave the rest of the search to the page. */
const isRouteOf = (search: string, { pathname, searchStr }: Place): boolean => {
  const [, from = "", to = ""] = /^\/flights\/[^/]+-to-[^/]+\/([a-z]{3})-to-([a-z]{3})$/i.exec(pathname) ?? [];
  const [leg] = decodeCriteria(search).legs;
  const isSameRoute = leg?.from === from.toUpperCase() && leg?.to === to.toUpperCase();
  return isSameRoute && (decodeCriteria(searchStr).legs.length === 0 || searchIn(searchStr) === search);
};

/** Whether an address is the one that is open. How results are filtered stands in their address beside the search. */
export const isAt = (address: string, place: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  if (path === resultsPath && isRouteOf(query, place)) return true;
  return path === place.pathname && (query === "" || searchIn(place.searchStr) === query);
};
