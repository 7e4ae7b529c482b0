import { hotelsEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { nearestCity, placeOf, searchPlaces } from "../../world/hotels/hotel-search.ts";
import { instantOf } from "../orders/money.ts";
import { mayRead } from "../orders/order-access.ts";
import { bookingWire, hotelOrders } from "./hotel-booking.ts";
import { detailWire } from "./hotel-detail.ts";
import { quoteWire } from "./hotel-quote-wire.ts";
import { hotelQuotes, makeQuote, priceQuote, readQuote } from "./hotel-quotes.ts";
import { stayContext } from "./hotel-rates.ts";
import { filtersOf, resultsOf } from "./hotel-results.ts";
import { hotelSales } from "./hotel-sales.ts";
import { hotelIdIn, hotelOf, hotelSessions, hotelsOf, openHotelSession, placeOfSession } from "./hotel-sessions.ts";
import { placeWire, surroundingsOf } from "./hotel-shape.ts";

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
      const session = openHotelSession(call, request);
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
      const session = hotelSessions.read(call, RefID);
      const hotel = hotelOf(session, hotelIdIn(ItineraryRefID));
      return detailWire(call, session, hotel, stayContext(call, session.criteria));
    },

    quoteHotel: (call, request) => quoteWire(call, priceQuote(call, makeQuote(call, request))),
    quotedHotel: (call, { RefID, refresh }) =>
      quoteWire(call, priceQuote(call, readQuote(call, RefID, refresh === "1"))),
    reserveHotel: hotelSales.reserve,

    hotelBooking: (call, { UUID, user_uuid, confirm }) => {
      const order = hotelOrders.byUuid(call, UUID);
      return bookingWire(call, order, !mayRead(order, user_uuid, confirm));
    },
  },
  quoted: (call, id) => {
    const quote = hotelQuotes.find(call, id);
    return quote && quoteWire(call, priceQuote(call, quote));
  },
});
