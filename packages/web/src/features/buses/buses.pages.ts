import { paths } from "../../app/addresses/paths.ts";
import { busesWalk } from "../../engine/buses/buses.walk.ts";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isAtBusWalk } from "./buses-address.ts";

/** The pages of the buses' walk. */
export const busesPages = createWalkPages({
  walk: busesWalk,
  addresses: {
    search: paths.busHome,
    results: busResultsPath,
    offer: ({ offer }) => paths.busSeats(offer),
    isAt: isAtBusWalk,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    seats: () => import("./seats-part.tsx"),
  },
  trip: () => import("./bus-trip.tsx"),
});
