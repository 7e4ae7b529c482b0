import { paths } from "../../app/addresses/paths.ts";
import { __camel__Walk } from "../../engine/__name__/__name__.walk.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import type { Place } from "../walk/walk-kind.ts";

/** Whether an address is the one that is open. How results are filtered stands in their address beside the day. */
const isAt = (address: string, { pathname, searchStr }: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  const [wanted, given] = [query, searchStr].map((text) => new URLSearchParams(text).get("date"));
  return path === pathname && (wanted === null || given === null || wanted === given);
};

const offer = () => import("./offer-part.tsx");

/** The pages of the walk of __things__. */
export const __camel__Pages = createWalkPages({
  walk: __camel__Walk,
  addresses: {
    search: paths.__camel__Home,
    results: (search) => paths.__camel__Results(search),
    offer: paths.__camel__Offer,
    isAt,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    offer,
    offerFailed: offer,
  },
  trip: () => import("./__name__-trip.tsx"),
});
