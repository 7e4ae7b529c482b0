import { createLatePart } from "../walk/late-part.ts";

/** How the chart of the seats is made. */
export const seatsChart = createLatePart(async () => (await import("./seats.chart.ts")).createSeats);
