import { z } from "zod";
import { reservationSchema } from "../checkout/reserve.schemas.ts";
import { endpointsOf } from "../http/endpoint.ts";
import { hotelBookingRequestSchema, hotelBookingSchema, hotelReserveRequestSchema } from "./hotel-bookings.schemas.ts";
import { hotelQuoteRequestSchema, hotelQuoteSchema, quotedRequestSchema } from "./hotel-quotes.schemas.ts";
import {
  hotelDetailSchema,
  hotelRequestSchema,
  hotelSearchRequestSchema,
  hotelSearchSchema,
  suggestionsRequestSchema,
  suggestionsSchema,
  userLocationSchema,
} from "./hotels.schemas.ts";

const endpoint = endpointsOf("hotels");

export const hotelsEndpoints = {
  hotelBooking: endpoint({
    call: "C026",
    method: "GET",
    path: "hotels/api/bookings/get-detail",
    auth: "bearer",
    summary: "A hotel booking, its personal data hidden from strangers.",
    request: hotelBookingRequestSchema,
    response: hotelBookingSchema,
  }),
  hotelSuggestions: endpoint({
    call: "C027",
    method: "GET",
    path: "hotels/api/suggestions",
    auth: "bearer",
    summary: "Finds cities, areas, hotels and landmarks in English or Arabic, near-spellings included.",
    request: suggestionsRequestSchema,
    response: suggestionsSchema,
  }),
  hotel: endpoint({
    call: "C028",
    method: "GET",
    path: "hotels/api/single-itinerary",
    auth: "bearer",
    summary: "One hotel of a search session with its rooms and rates; reading it keeps the session alive.",
    request: hotelRequestSchema,
    response: hotelDetailSchema,
  }),
  searchHotels: endpoint({
    call: "C029",
    method: "POST",
    path: "hotels/api/search",
    auth: "bearer",
    summary: "Hotels with room for everybody on every night of the stay.",
    request: hotelSearchRequestSchema,
    response: hotelSearchSchema,
  }),
  quoteHotel: endpoint({
    call: "C030",
    method: "POST",
    path: "hotels/api/quote",
    auth: "bearer",
    summary: "Asks the hotel for the chosen rates and guarantees their price for a while.",
    request: hotelQuoteRequestSchema,
    response: hotelQuoteSchema,
  }),
  reserveHotel: endpoint({
    call: "C031",
    method: "POST",
    path: "hotels/api/reserve",
    auth: "bearer",
    summary: "Reserves quoted rooms for named guests; a repeated attempt gives the same booking.",
    request: hotelReserveRequestSchema,
    response: reservationSchema,
  }),
  quotedHotel: endpoint({
    call: "C032",
    method: "GET",
    path: "hotels/api/quoted",
    auth: "bearer",
    summary: "A quote as it stands, or asked for anew.",
    request: quotedRequestSchema,
    response: hotelQuoteSchema,
  }),
  userLocation: endpoint({
    call: "C033",
    method: "GET",
    path: "api/user-location",
    auth: "bearer",
    summary: "Roughly where the caller is, with the nearest city that has hotels.",
    request: z.object({}),
    response: userLocationSchema,
  }),
};
