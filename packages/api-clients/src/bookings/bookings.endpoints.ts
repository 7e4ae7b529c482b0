import { endpointsOf } from "../http/endpoint.ts";
import {
  bookingAnswerSchema,
  bookingPdfRequestSchema,
  bookingPdfSchema,
  bookingRequestSchema,
  documentRequestSchema,
  documentSchema,
  findBookingRequestSchema,
  foundBookingSchema,
  upcomingRequestSchema,
} from "./bookings.schemas.ts";
import { bookingListRequestSchema, bookingListSchema } from "./bookings-index.schemas.ts";

const endpoint = endpointsOf("client");

export const bookingsEndpoints = {
  booking: endpoint({
    call: "C105",
    method: "POST",
    path: "user/bookings/get",
    auth: "user",
    summary: "One of the signed-in user's bookings, as a list shows it.",
    request: bookingRequestSchema,
    response: bookingAnswerSchema,
  }),
  upcomingBookings: endpoint({
    call: "C106",
    method: "POST",
    path: "user/bookings/upcoming",
    auth: "user",
    summary:
      "The signed-in user's bookings that are still ahead: first what waits for a payment or an answer, then the next.",
    request: upcomingRequestSchema,
    response: bookingListSchema,
  }),
  allBookings: endpoint({
    call: "C107",
    method: "POST",
    path: "user/bookings/all",
    auth: "user",
    summary: "The signed-in user's bookings, newest first.",
    request: bookingListRequestSchema,
    response: bookingListSchema,
  }),
  findBooking: endpoint({
    call: "P012",
    method: "POST",
    path: "user/bookings/find",
    auth: "key",
    origin: "project",
    summary:
      "Which booking a reference and an e-mail address or last name belong to. Wrong pairs all get the same answer.",
    request: findBookingRequestSchema,
    response: foundBookingSchema,
  }),
  bookingPdf: endpoint({
    call: "C108",
    method: "POST",
    path: "user/bookings/pdf/generate-pdf",
    auth: "optionalUser",
    summary: "Makes a booking's ticket or invoice and says where it can be fetched for a while.",
    request: bookingPdfRequestSchema,
    response: bookingPdfSchema,
  }),
  /** Stands in for the file server that a real deployment's address points at. */
  document: endpoint({
    call: "P004",
    method: "GET",
    path: "user/bookings/pdf/{token}",
    auth: "key",
    origin: "project",
    summary: "What stands on a document, by the token of its address.",
    request: documentRequestSchema,
    response: documentSchema,
  }),
};
