import "@tanstack/react-start/server-only";
import { createHotelCheckout, createHotelFinder, createHotelPlaces } from "@safar/api-clients";
import type { HotelFinder, HotelsService } from "@safar/engine";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";
import { createHotelSessions, type HotelSessions } from "./hotel-sessions.ts";

/** A finder that remembers what each session looks for, so that it can be found again. */
const remembering = (finder: HotelFinder, sessions: HotelSessions): HotelFinder => {
  const find: HotelFinder["find"] = async (search, signal) => {
    const found = await finder.find(search, signal);
    if (found.type === "FOUND") await sessions.keep(found.refId, found.search);
    return found;
  };
  return {
    ...finder,
    find,
    recall: async (refId, signal) => {
      const search = await sessions.searchOf(refId);
      return search === null ? { type: "GONE" } : find(search, signal);
    },
  };
};

/** Hotels that tell what their session looks for. */
const tellingSearches = <Checkout extends Pick<HotelsService, "hotel">>(
  checkout: Checkout,
  sessions: HotelSessions,
): Checkout => ({
  ...checkout,
  hotel: async (refId, offer, signal) => {
    const [outcome, search] = await Promise.all([checkout.hotel(refId, offer, signal), sessions.searchOf(refId)]);
    return outcome.type === "HOTEL" && search !== null ? { ...outcome, search } : outcome;
  },
});

/** The hotel service on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentHotels = async () => {
  const { request, user, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("hotels");
  const sessions = createHotelSessions(request.server.store);
  return {
    places: createHotelPlaces(wire),
    finder: remembering(createHotelFinder({ ...wire, currency }), sessions),
    checkout: tellingSearches(createHotelCheckout({ ...wire, user }), sessions),
  };
};
