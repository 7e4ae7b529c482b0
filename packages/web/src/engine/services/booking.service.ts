import type { BookingListOutcome, BookingService, FindBooking, ReadBookings } from "@safar/engine";
import type { SoldVertical } from "../../app/verticals.ts";
import { findGuestBooking, listBookings, readBooking, respondToChange } from "../../calls/bookings.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** Bookings of a vertical, over our server. */
export const bookingService = (vertical: SoldVertical): BookingService => ({
  read: (request, signal) => askServer((signal) => readBooking({ data: { vertical, ...request }, signal }), signal),
  respond: (request, signal) =>
    askServer((signal) => respondToChange({ data: { vertical, ...request }, signal }), signal),
});

/** A guest's booking by its reference, over our server. */
export const findBooking: FindBooking = (data, signal) =>
  askServer((signal) => findGuestBooking({ data, signal }), signal);

/** The signed-in person's bookings, over our server. */
export const readBookings: ReadBookings = async (data, signal): Promise<BookingListOutcome> => {
  const outcome = await askServer((signal) => listBookings({ data, signal }), signal);
  return outcome.type === "PROBLEM" ? { type: "UNAVAILABLE", problem: outcome.problem } : outcome;
};
