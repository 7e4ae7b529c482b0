import { z } from "zod";
import { bookingRequestSchema } from "../bookings/booking.schemas.ts";
import { reservationSchema } from "../checkout/reserve.schemas.ts";
import { endpointsOf } from "../http/endpoint.ts";
import { referenceSchema } from "../wire/values.schemas.ts";
import {
  railwaysSchema,
  seatmapRequestSchema,
  seatmapSchema,
  trainBookingSchema,
  trainQuoteRequestSchema,
  trainQuoteSchema,
  trainReadSchema,
  trainReserveRequestSchema,
  trainsRequestSchema,
  trainsSchema,
} from "./trains.schemas.ts";

const endpoint = endpointsOf("app");

export const trainsEndpoints = {
  railways: endpoint({
    call: "C042",
    method: "GET",
    path: "api/v2/railways/general",
    auth: "key",
    summary: "Every station and city that trains stop in, the classes, and what a booking is held to.",
    request: z.object({}),
    response: railwaysSchema,
  }),
  searchTrains: endpoint({
    call: "C043",
    method: "POST",
    path: "railways/search",
    auth: "key",
    summary: "The trains between two places on a day; where there are none, days and stations that have some.",
    request: trainsRequestSchema,
    response: trainsSchema,
  }),
  readTrain: endpoint({
    call: "P015",
    method: "POST",
    path: "railways/train",
    origin: "project",
    auth: "key",
    summary: "A train of a search as it is now, with all of its stops; reading it keeps the search alive.",
    request: z.object({ RefID: referenceSchema }),
    response: trainReadSchema,
  }),
  trainSeatmap: endpoint({
    call: "C044",
    method: "POST",
    path: "railways/seatmap",
    auth: "key",
    summary: "The coaches of a train's class with their places as they are now, and the operator's rules.",
    request: seatmapRequestSchema,
    response: seatmapSchema,
  }),
  quoteTrains: endpoint({
    call: "P013",
    method: "POST",
    path: "railways/quote",
    origin: "project",
    auth: "optionalUser",
    summary: "What chosen places cost, guaranteed for a while; or such a price read again.",
    request: trainQuoteRequestSchema,
    response: trainQuoteSchema,
  }),
  reserveTrains: endpoint({
    call: "C045",
    method: "POST",
    path: "railways/reservation",
    auth: "optionalUser",
    summary: "Reserves priced places for named people; a repeated attempt gives the same booking.",
    request: trainReserveRequestSchema,
    response: reservationSchema,
  }),
  trainsBooking: endpoint({
    call: "P014",
    method: "GET",
    path: "api/v2/railways/booking",
    origin: "project",
    auth: "optionalUser",
    summary: "A booking, its personal data hidden from strangers.",
    request: bookingRequestSchema,
    response: trainBookingSchema,
  }),
};
