import { createLatePart } from "../walk/late-part.ts";

/** How the chart of the places is made. */
export const placesChart = createLatePart(async () => (await import("./places.chart.ts")).createTrainPlaces);
