import "@tanstack/react-start/server-only";
import { createHotelCheckout, createHotelFinder, createHotelPlaces } from "@safar/api-clients";
import { decodeStay, encodeStay, type HotelFinder, type HotelsService, hotelNamedIn } from "@safar/engine";
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

/** Hotels that tell what their session looks for, and are looked for anew where it has ended. */
const findingAgain = <Checkout extends Pick<HotelsService, "hotel">>(
  checkout: Checkout,
  sessions: HotelSessions,
  finder: HotelFinder,
): Checkout => ({
  ...checkout,
  hotel: async (refId, offer, signal, named) => {
    const [outcome, kept] = await Promise.all([checkout.hotel(refId, offer, signal), sessions.searchOf(refId)]);
    const search = kept ?? (named ? encodeStay(decodeStay(named)) : null);
    if (search === null) return outcome;
    if (outcome.type === "HOTEL") return { ...outcome, search };
    const wanted = hotelNamedIn(named ?? "");
    if (outcome.type !== "SESSION_EXPIRED" || wanted === null) return outcome;
    const found = await finder.find(search, signal);
    if (found.type !== "FOUND") return found.type === "PROBLEM" ? found : outcome;
    const again = found.hotels.find(({ hotelId }) => hotelId === wanted);
    const read = again === undefined ? outcome : await checkout.hotel(found.refId, again.id, signal);
    return read.type === "HOTEL" ? { ...read, search } : read;
  },
});

/** The hotel service on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentHotels = async () => {
  const { request, user, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("hotels");
  const sessions = createHotelSessions(request.server.store);
  const finder = remembering(createHotelFinder({ ...wire, currency }), sessions);
  return {
    places: createHotelPlaces(wire),
    finder,
    checkout: findingAgain(createHotelCheckout({ ...wire, user }), sessions, finder),
  };
};
