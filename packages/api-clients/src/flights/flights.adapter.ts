import { createFlightSearch, type FlightResultsStore, type FlightsService } from "@safar/engine";
import { createFlightCheckout, type FlightCheckoutOptions } from "./flight-checkout.adapter.ts";
import { createFlightOffers, type FlightOffersOptions } from "./flight-offers.ts";

export type FlightsAdapterOptions = FlightOffersOptions &
  FlightCheckoutOptions & {
    /** Where what a search finds goes. */
    readonly store: FlightResultsStore;
  };

/** The engine's `FlightsService` over the flight service. */
export const createFlightsService = ({ store, currency, user, ...rest }: FlightsAdapterOptions): FlightsService => ({
  ...createFlightSearch({ offers: createFlightOffers({ currency, ...rest }), store, clock: rest.clock }),
  ...createFlightCheckout({ ...rest, user }),
});
