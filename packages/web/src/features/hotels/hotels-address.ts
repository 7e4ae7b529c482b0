import { decodeStay, encodeStay, type HotelsView } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import type { Place } from "../walk/walk-kind.ts";

export const addressOfHotels = ({ booking, offer, quote, search, step }: HotelsView): string | null => {
  switch (step) {
    case "search":
      return paths.hotelsHome(search ?? undefined);
    case "results":
      return search === null ? null : paths.hotelResults(search);
    case "offer":
      return offer === null ? null : paths.hotelDetail(offer.refId, offer.offer);
    case "passengers":
    case "addons":
    case "review":
      return quote === null ? null : paths.hotelCheckout(step, quote.refId);
    case "payment":
      return booking === null ? null : paths.payment("hotels", booking);
    default:
      return booking === null ? null : paths.confirmation("hotel", booking);
  }
};

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
