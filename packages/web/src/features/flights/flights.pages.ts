import { paths } from "../../app/addresses/paths.ts";
import { flightsWalk } from "../../engine/flights/flights.walk.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isAt } from "./flights-address.ts";

const itinerary = async () => ({ default: (await import("../flight-itinerary/itinerary-screen.tsx")).ItineraryScreen });

/** The pages of the flights' walk. */
export const flightsPages = createWalkPages({
  walk: flightsWalk,
  addresses: {
    search: paths.flightsHome,
    results: paths.flightResults,
    offer: ({ offer, refId }) => paths.flightItinerary(refId, offer),
    isAt,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    itinerary,
    itineraryFailed: itinerary,
  },
  trip: () => import("./flight-trip.tsx"),
});
