import "@tanstack/react-start/server-only";
import { createFlightCheckout, createFlightOffers } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";
import { createFlightSessions } from "./flight-sessions.ts";
import { rememberedFares, rememberedOffers } from "./remembered-offers.ts";

/** The flight service on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentFlights = async () => {
  const { request, user, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("travel");
  const sessions = createFlightSessions(request.server.store, wire.clock.now);
  return {
    offers: rememberedOffers(createFlightOffers({ ...wire, currency }), sessions, currency),
    checkout: rememberedFares(createFlightCheckout({ ...wire, user }), sessions),
  };
};
