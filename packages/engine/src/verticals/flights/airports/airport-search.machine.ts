import { placeSearchChart } from "../../../booking/places/place-search.chart.ts";
import { placeSearchSetup } from "../../../booking/places/place-search.setup.ts";
import type { Airport, NearbyAirport } from "./airports.types.ts";

/** Finds an airport. */
export const airportSearchMachine = placeSearchSetup<Airport, NearbyAirport>().createMachine({
  id: "airportSearch",
  ...placeSearchChart,
});
