import { createFlightResultsStore, createFlightSearch, type FlightsService } from "@safar/engine";
import {
  findFlightReservation,
  quoteFlight,
  readFares,
  readFlightExtras,
  reserveFlight,
} from "../calls/flights.calls.ts";
import { askServer } from "./ask-server.ts";
import { deviceClock } from "./device-clock.ts";
import { flightOffers } from "./flight-offers.ts";

/** What the searches of this document have found. */
export const flightResults = createFlightResultsStore();

/** Flights, over our server. An answer that was lost on the way to it is as unknown as one that it did not get. */
export const flightsService: FlightsService = {
  ...createFlightSearch({ offers: flightOffers, store: flightResults, clock: deviceClock }),
  fares: (refId, offer, signal) => askServer((signal) => readFares({ data: { refId, offer }, signal }), signal),
  quote: (data, signal) => askServer((signal) => quoteFlight({ data, signal }), signal),
  extras: (refId, signal) => askServer((signal) => readFlightExtras({ data: { refId }, signal }), signal),
  findReservation: (refId, signal) => askServer((signal) => findFlightReservation({ data: { refId }, signal }), signal),
  reserve: async (data, signal) => {
    const outcome = await askServer((signal) => reserveFlight({ data, signal }), signal);
    return outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;
  },
};
