import { fromPromise } from "xstate";
import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import type { CheckoutLogic } from "../../booking/checkout/checkout.logic.ts";
import { searchActors } from "../../booking/search/search.actors.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { Clock } from "../../kernel/ports.ts";
import { waitUntilBy } from "../../kernel/wait-until.ts";
import type { FaresOutcome, FlightsService, OfferRef } from "./flights.types.ts";

export type FlightsPorts = CheckoutPorts & { readonly flights: FlightsService };

type Parts = { readonly flights: FlightsService; readonly clock: Clock; readonly checkout: CheckoutLogic };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const flightsActorsOver = ({ flights, clock, checkout }: Parts) => ({
  search: searchMachine.provide({ actors: searchActors(flights, clock) }),
  readFares: fromPromise<FaresOutcome, OfferRef | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "SESSION_EXPIRED" }) : flights.fares(input.refId, input.offer, signal),
  ),
  checkout,
  waitUntil: waitUntilBy(clock),
});

/** What the machine needs: `flightsMachine.provide({ actors: flightsActors(ports) })`. */
export const flightsActors = (ports: FlightsPorts) =>
  flightsActorsOver({ ...ports, checkout: createCheckout(ports.flights, ports) });
