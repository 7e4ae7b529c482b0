import { connectPlacesBy, type PlaceSearchView } from "../../../booking/places/place-search.connect.ts";
import type { Airport, NearbyAirport } from "./airports.types.ts";

export type AirportSearchView = PlaceSearchView<Airport, NearbyAirport>;

/** The view of a search for an airport. */
export const connectAirportSearch = connectPlacesBy<Airport, NearbyAirport>(({ iata }) => iata);
