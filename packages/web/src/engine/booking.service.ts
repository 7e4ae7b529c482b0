import type { BookingListOutcome, BookingService, ReadBookings } from "@safar/engine";
import {
  listBookings,
  readBusBooking,
  readFlightBooking,
  readHotelBooking,
  respondToFlightChange,
} from "../calls/bookings.calls.ts";
import { askServer } from "./ask-server.ts";

/** Bookings of flights, over our server. */
export const flightBookingService: BookingService = {
  read: (data, signal) => askServer((signal) => readFlightBooking({ data, signal }), signal),
  respond: (data, signal) => askServer((signal) => respondToFlightChange({ data, signal }), signal),
};

/** Bookings of hotels, over our server. A hotel changes nothing that one could answer. */
export const hotelBookingService: BookingService = {
  read: (data, signal) => askServer((signal) => readHotelBooking({ data, signal }), signal),
  respond: async () => ({ type: "TOO_LATE" }),
};

/** Bookings of buses, over our server. Operators keep their times: there is no change to answer. */
export const busBookingService: BookingService = {
  read: (data, signal) => askServer((signal) => readBusBooking({ data, signal }), signal),
  respond: async () => ({ type: "TOO_LATE" }),
};

/** The signed-in person's bookings, over our server. */
export const readBookings: ReadBookings = async (data, signal): Promise<BookingListOutcome> => {
  const outcome = await askServer((signal) => listBookings({ data, signal }), signal);
  return outcome.type === "PROBLEM" ? { type: "UNAVAILABLE", problem: outcome.problem } : outcome;
};
