import { z } from "zod";
import { bookingRequestSchema } from "../bookings/booking.schemas.ts";
import { reservationSchema } from "../checkout/reserve.schemas.ts";
import { endpointsOf } from "../http/endpoint.ts";
import { currencySchema } from "../wire/values.schemas.ts";
import {
  bookingSchema,
  detailRequestSchema,
  detailSchema,
  homeSchema,
  quoteRequestSchema,
  quoteSchema,
  reserveRequestSchema,
  searchRequestSchema,
  searchSchema,
} from "./tours.schemas.ts";

const endpoint = endpointsOf("app");

/** The calls of tours, on the OCTO model: a tour has options, an option starts, and a start units. */
export const toursEndpoints = {
  toursHome: endpoint({
    call: "P024",
    method: "POST",
    path: "tours/home",
    origin: "project",
    auth: "key",
    summary: "The places that have tours, and some of them.",
    request: z.object({ currency: currencySchema.optional() }),
    response: homeSchema,
  }),
  searchTours: endpoint({
    call: "C123",
    method: "POST",
    path: "tours/search",
    origin: "project",
    auth: "key",
    summary: "The tours of a place between two days; or a search that was made before, which then lasts longer.",
    request: searchRequestSchema,
    response: searchSchema,
  }),
  readTour: endpoint({
    call: "C124",
    method: "GET",
    path: "tours/detail",
    origin: "project",
    auth: "key",
    summary: "A tour with its calendar, and what begins on one of its days.",
    request: detailRequestSchema,
    response: detailSchema,
  }),
  quoteTours: endpoint({
    call: "C125",
    method: "POST",
    path: "tours/quote",
    origin: "project",
    auth: "optionalUser",
    summary: "What chosen units of a start cost, guaranteed for a while; or such a price read again.",
    request: quoteRequestSchema,
    response: quoteSchema,
  }),
  reserveTours: endpoint({
    call: "C126",
    method: "POST",
    path: "tours/reservation",
    origin: "project",
    auth: "optionalUser",
    summary: "Holds priced units in somebody's name; a repeated attempt gives the same booking.",
    request: reserveRequestSchema,
    response: reservationSchema,
  }),
  toursBooking: endpoint({
    call: "P022",
    method: "GET",
    path: "tours/booking",
    origin: "project",
    auth: "optionalUser",
    summary: "A booking, its personal data hidden from strangers.",
    request: bookingRequestSchema,
    response: bookingSchema,
  }),
};
