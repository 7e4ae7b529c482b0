import { refundQuoteSchema } from "../bookings/cancellation.schemas.ts";
import { reservationSchema } from "../checkout/reserve.schemas.ts";
import { endpointsOf } from "../http/endpoint.ts";
import {
  bookingDetailSchema,
  bookingRequestSchema,
  refundProcessRequestSchema,
  refundQuoteRequestSchema,
  refundSchema,
  reserveRequestSchema,
  respondRequestSchema,
} from "./flight-bookings.schemas.ts";

const endpoint = endpointsOf("travel");

export const flightBookingsEndpoints = {
  reserveFlight: endpoint({
    call: "C016",
    method: "POST",
    path: "air/api/reserve",
    auth: "bearer",
    summary: "Reserves a quoted itinerary for named passengers; a repeated attempt gives the same booking.",
    request: reserveRequestSchema,
    response: reservationSchema,
  }),
  flightBooking: endpoint({
    call: "C021",
    method: "GET",
    path: "air/api/bookings/get-detail",
    auth: "bearer",
    summary: "A flight booking, its personal data hidden from strangers.",
    request: bookingRequestSchema,
    response: bookingDetailSchema,
  }),
  quoteFlightRefund: endpoint({
    call: "C022",
    method: "POST",
    path: "air/api/refund/{id}/quote",
    auth: "bearer",
    summary: "What cancelling a booking now would give back.",
    request: refundQuoteRequestSchema,
    response: refundQuoteSchema,
  }),
  processFlightRefund: endpoint({
    call: "C023",
    method: "POST",
    path: "air/api/refund/{id}/process",
    auth: "bearer",
    summary: "Cancels a booking at the terms of a refund quote.",
    request: refundProcessRequestSchema,
    response: refundSchema,
  }),
  respondToFlightChange: endpoint({
    call: "P005",
    method: "POST",
    path: "air/api/bookings/respond",
    auth: "bearer",
    origin: "project",
    summary: "Accepts or declines a change that the airline made to a booked flight.",
    request: respondRequestSchema,
    response: bookingDetailSchema,
  }),
};
