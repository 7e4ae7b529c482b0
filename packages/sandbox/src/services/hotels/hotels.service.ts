import { hotelsEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { nearestCity, placeOf, searchPlaces } from "../../world/hotel-search.ts";
import { instantOf } from "../orders/money.ts";
import { mayRead } from "../travel/flight-booking.ts";
import { hotelOrderOf } from "./hotel-booking.ts";
import { bookingWire } from "./hotel-booking-wire.ts";
import { quoteWire } from "./hotel-quote-wire.ts";
import { makeQuote, priceQuote, readQuote } from "./hotel-quotes.ts";
import { stayContext } from "./hotel-rates.ts";
import { reserve } from "./hotel-reservations.ts";
import {
  hotelIdIn,
  hotelOf,
  hotelsOf,
  openSession,
  placeOfSession,
  sessionOf,
  touchSession,
} from "./hotel-sessions.ts";
import { detailWire, filtersOf, placeWire, resultsOf, surroundingsOf } from "./hotel-wire.ts";

/** Where most callers of an edition are. */
const homes = { PK: "karachi", SA: "riyadh" } as const;

export const hotelsService = defineService({
  endpoints: hotelsEndpoints,
  handlers: {
    hotelSuggestions: (_, { query, limit }) => searchPlaces(query, limit).map(placeWire),

    userLocation: ({ country }) => {
      const home = placeOf(homes[country]);
      if (home === undefined) throw new Error(`${homes[country]} is no city with hotels.`);
      const city = nearestCity(home);
      return {
        lat: home.latitude,
        lng: home.longitude,
        country: home.city.country,
        city: city === undefined ? null : placeWire(city),
      };
    },

    searchHotels: (call, request) => {
      const session = openSession(call, request);
      const context = stayContext(call, session.criteria);
      const results = resultsOf(call, session, hotelsOf(session), context);
      return {
        RefID: session.id,
        expires_at: instantOf(session.expiresAt),
        Place: placeWire(placeOfSession(session)),
        nights: context.nights.length,
        Hotels: [...results],
        Surroundings: [...surroundingsOf(placeOfSession(session))],
        filters: filtersOf(results),
      };
    },

    hotel: (call, { RefID, ItineraryRefID }) => {
      const session = touchSession(call, sessionOf(call, RefID));
      const hotel = hotelOf(session, hotelIdIn(ItineraryRefID));
      return detailWire(call, session, hotel, stayContext(call, session.criteria));
    },

    quoteHotel: (call, request) => quoteWire(call, priceQuote(call, makeQuote(call, request))),
    quotedHotel: (call, { RefID, refresh }) =>
      quoteWire(call, priceQuote(call, readQuote(call, RefID, refresh === "1"))),
    reserveHotel: reserve,

    hotelBooking: (call, { UUID, ...asking }) => {
      const order = hotelOrderOf(call, UUID);
      return bookingWire(call, order, !mayRead(order, asking));
    },
  },
});
