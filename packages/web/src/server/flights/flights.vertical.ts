import { createFlightBookingService, createFlightCancellation } from "@safar/api-clients";
import { paths } from "../../app/addresses/paths.ts";
import { airlineSlugsOf } from "../content-index.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentFlights } from "./current-flights.ts";

export const flightsOnServer: ServerVertical = {
  service: "travel",
  bookings: createFlightBookingService,
  cancellations: createFlightCancellation,
  checkout: async () => (await currentFlights()).checkout,
  listed: async (request) => {
    const airlines = await airlineSlugsOf(request);
    const slugs = airlines.ok ? airlines.value : [];
    return {
      pages: [{ path: paths.flightsHome() }, ...slugs.map((slug) => ({ path: paths.airline(slug) }))],
      isWhole: airlines.ok,
    };
  },
};
