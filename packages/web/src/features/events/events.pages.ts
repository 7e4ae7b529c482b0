import { paths } from "../../app/addresses/paths.ts";
import { eventsWalk } from "../../engine/events/events.walk.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isAtEvents } from "./events-address.ts";

/** The pages of the walk of events. */
export const eventsPages = createWalkPages({
  walk: eventsWalk,
  addresses: {
    search: paths.eventsHome,
    results: (search) => paths.eventsResults(search),
    offer: ({ offer }) => paths.eventPasses(offer),
    isAt: isAtEvents,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    passes: () => import("./passes-part.tsx"),
  },
  trip: () => import("./events-trip.tsx"),
});
