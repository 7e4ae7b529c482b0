import "@tanstack/react-start/server-only";
import { createFlightCheckout, createFlightOffers } from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentRequest } from "../request/current-request.ts";
import { systemClock } from "../system-clock.ts";
import { createFlightSessions } from "./flight-sessions.ts";
import { rememberedFares, rememberedOffers } from "./remembered-offers.ts";

/** The flight service on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentFlights = async () => {
  const request = await currentRequest();
  const { facts, session } = request.context;
  const { store, upstream } = request.server;
  const { chosen: currency } = await currenciesOf(request);
  const client = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken }).travel;
  const wire = { client, clock: systemClock, offsetMs: () => upstream.clockOffsetMs("travel") };
  const sessions = createFlightSessions(store, systemClock.now);
  return {
    offers: rememberedOffers(createFlightOffers({ ...wire, currency }), sessions, currency),
    checkout: rememberedFares(createFlightCheckout({ ...wire, user: session?.user.uuid ?? null }), sessions),
  };
};
