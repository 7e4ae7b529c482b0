import { createFlightResultsStore, createFlightSearch, type FlightsService } from "@safar/engine";
import { readFares } from "../../calls/flights.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { serverClock } from "../asking/server-clock.ts";
import { checkoutService } from "../services/checkout.service.ts";
import { flightOffers } from "./flight-offers.ts";

/** What the searches of this document have found. */
export const flightResults = createFlightResultsStore();

/** Flights, over our server. */
export const flightsService: FlightsService = {
  ...createFlightSearch({ offers: flightOffers, store: flightResults, clock: serverClock }),
  ...checkoutService("flights"),
  fares: (refId, offer, signal) => askServer((signal) => readFares({ data: { refId, offer }, signal }), signal),
};
