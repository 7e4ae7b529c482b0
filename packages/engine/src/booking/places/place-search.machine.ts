import { placeSearchChart } from "./place-search.chart.ts";
import { placeSearchSetup } from "./place-search.setup.ts";
import type { FoundPlace } from "./place-search.types.ts";

/** Finds a city, an area, a hotel or a landmark. */
export const placeSearchMachine = placeSearchSetup<FoundPlace>().createMachine({
  id: "placeSearch",
  ...placeSearchChart,
});
