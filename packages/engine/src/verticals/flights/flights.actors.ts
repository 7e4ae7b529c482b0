import { fromPromise } from "xstate";
import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { OfferRef } from "../../booking/walk/walk.types.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { FaresOutcome, FlightsService } from "./flights.types.ts";

export type FlightsPorts = CheckoutPorts & { readonly flights: FlightsService };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const flightsActorsOver = (parts: WalkParts<FlightsService>) => ({
  ...walkActors(parts),
  readFares: fromPromise<FaresOutcome, OfferRef | null>(({ input, signal }) =>
    input === null
      ? Promise.resolve({ type: "SESSION_EXPIRED" })
      : parts.service.fares(input.refId, input.offer, signal),
  ),
  waitUntil: waitUntilBy(parts.clock),
});

/** What the machine needs: `flightsMachine.provide({ actors: flightsActors(ports) })`. */
export const flightsActors = (ports: FlightsPorts) =>
  flightsActorsOver({ service: ports.flights, clock: ports.clock, checkout: createCheckout(ports.flights, ports) });
