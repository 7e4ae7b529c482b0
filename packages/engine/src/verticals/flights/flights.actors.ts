import { fromPromise } from "xstate";
import type { SavedTravellersService } from "../../account/saved-travellers/saved-travellers.service.ts";
import { extrasActors } from "../../booking/extras/extras.actors.ts";
import { extrasMachine } from "../../booking/extras/extras.machine.ts";
import { type PaymentPorts, paymentActors } from "../../booking/payment/payment.actors.ts";
import { paymentMachine } from "../../booking/payment/payment.machine.ts";
import { quoteActors } from "../../booking/quote/quote.actors.ts";
import { quoteMachine } from "../../booking/quote/quote.machine.ts";
import { reserveActors } from "../../booking/reserve/reserve.actors.ts";
import { reserveMachine } from "../../booking/reserve/reserve.machine.ts";
import { searchActors } from "../../booking/search/search.actors.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import { travellersActors } from "../../booking/travellers/travellers.actors.ts";
import { travellersMachine } from "../../booking/travellers/travellers.machine.ts";
import { waitUntilBy } from "../../kernel/wait-until.ts";
import type { FaresOutcome, FlightsService, OfferRef } from "./flights.types.ts";

export type FlightsPorts = PaymentPorts & {
  readonly flights: FlightsService;
  readonly savedTravellers: SavedTravellersService;
};

/** What the machine needs: `flightsMachine.provide({ actors: flightsActors(ports) })`. */
export const flightsActors = (ports: FlightsPorts) => {
  const { clock, flights, savedTravellers } = ports;
  return {
    search: searchMachine.provide({ actors: searchActors(flights, clock) }),
    readFares: fromPromise<FaresOutcome, OfferRef | null>(({ input, signal }) =>
      input === null ? Promise.resolve({ type: "SESSION_EXPIRED" }) : flights.fares(input.refId, input.offer, signal),
    ),
    quote: quoteMachine.provide({ actors: quoteActors(flights, clock) }),
    travellers: travellersMachine.provide({ actors: travellersActors(savedTravellers, clock) }),
    extras: extrasMachine.provide({ actors: extrasActors(flights, clock) }),
    reserve: reserveMachine.provide({ actors: reserveActors(flights, clock) }),
    payment: paymentMachine.provide({ actors: paymentActors(ports) }),
    waitUntil: waitUntilBy(clock),
  };
};
