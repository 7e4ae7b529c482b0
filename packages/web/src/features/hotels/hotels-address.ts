import { decodeStay, encodeStay } from "@safar/engine";
import type { Place } from "../walk/walk-kind.ts";

/** What an address of results searches for. Parameters that are not the search's are left alone. */
export const searchAt = ({ pathname, searchStr }: Place): string => {
  const fields = new URLSearchParams(searchStr);
  const segment = pathname.split("/").at(-1) ?? "";
  if (pathname.startsWith("/hotels/")) fields.set("place", decodeURIComponent(segment));
  return encodeStay(decodeStay(fields.toString()));
};

/** Whether an address is the one that is open. How results are filtered stands in their address beside the search. */
export const isHotelsAt = (address: string, place: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  if (path !== place.pathname) return false;
  return query === "" || searchAt(place) === searchAt({ pathname: path, searchStr: query });
};
