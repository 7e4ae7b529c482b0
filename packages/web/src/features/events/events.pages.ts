import { paths } from "../../app/addresses/paths.ts";
import { eventsWalk } from "../../engine/events/events.walk.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import type { Place } from "../walk/walk-kind.ts";

/** Whether an address is the one that is open. How results are filtered stands in their address beside the day. */
const isAt = (address: string, { pathname, searchStr }: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  const [wanted, given] = [query, searchStr].map((text) => new URLSearchParams(text).get("date"));
  return path === pathname && (wanted === null || given === null || wanted === given);
};

const offer = { words: ["events"], load: () => import("./offer-part.tsx") };

/** The pages of the walk of events. */
export const eventsPages = createWalkPages({
  walk: eventsWalk,
  addresses: {
    search: paths.eventsHome,
    results: (search) => paths.eventsResults(search),
    offer: paths.eventsOffer,
    isAt,
  },
  screens: {
    results: { words: ["events", "results"], load: () => import("./results-part.tsx") },
    offer,
    offerFailed: offer,
  },
  trip: () => import("./events-trip.tsx"),
});
