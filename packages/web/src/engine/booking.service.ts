import type { BookingListOutcome, BookingService, ReadBookings } from "@safar/engine";
import { listBookings, readFlightBooking, respondToFlightChange } from "../calls/bookings.calls.ts";
import { askServer } from "./ask-server.ts";

/** Bookings of flights, over our server. */
export const flightBookingService: BookingService = {
  read: (data, signal) => askServer((signal) => readFlightBooking({ data, signal }), signal),
  respond: (data, signal) => askServer((signal) => respondToFlightChange({ data, signal }), signal),
};

/** The signed-in person's bookings, over our server. */
export const readBookings: ReadBookings = async (data, signal): Promise<BookingListOutcome> => {
  const outcome = await askServer((signal) => listBookings({ data, signal }), signal);
  return outcome.type === "PROBLEM" ? { type: "UNAVAILABLE", problem: outcome.problem } : outcome;
};
