import { paths } from "../../app/addresses/paths.ts";
import { toursWalk } from "../../engine/tours/tours.walk.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import type { Place } from "../walk/walk-kind.ts";

/** Whether an address is the one that is open. How results are filtered stands in their address beside the day. */
const isAt = (address: string, { pathname, searchStr }: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  const [wanted, given] = [query, searchStr].map((text) => new URLSearchParams(text).get("date"));
  return path === pathname && (wanted === null || given === null || wanted === given);
};

const offer = { words: ["tours"], load: () => import("./offer-part.tsx") };

/** The pages of the walk of tours. */
export const toursPages = createWalkPages({
  walk: toursWalk,
  addresses: {
    search: paths.toursHome,
    results: (search) => paths.toursResults(search),
    offer: paths.toursOffer,
    isAt,
  },
  screens: {
    results: { words: ["tours", "results"], load: () => import("./results-part.tsx") },
    offer,
    offerFailed: offer,
  },
  trip: () => import("./tours-trip.tsx"),
});
